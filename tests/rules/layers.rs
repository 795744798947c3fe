//! Data flows one way: no file of `src/` imports one that imports it, directly or through others.
//!
//! A `use`, and a path in the code, lead to the file that defines what they name, through the `use` of a `mod.rs` where there
//! is one. Modules of tests within a file do not count, and `mod` is no import.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

type Module = Vec<String>;

/// A file: the paths that it names, and under which names it imports some of them.
#[derive(Default)]
struct Source {
    file: String,
    imports: BTreeMap<String, Module>,
    paths: Vec<Module>,
}

type Sources = BTreeMap<Module, Source>;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

fn module(file: &str) -> Module {
    let path = file.trim_end_matches(".rs").trim_end_matches("/mod");
    if path == "lib" { Vec::new() } else { path.split('/').map(String::from).collect() }
}

/// The code without comments and without the modules of tests.
fn code(text: &str) -> String {
    let mut lines = text.lines().map(|line| line.split("//").next().unwrap()).peekable();
    let mut code = String::new();
    while let Some(line) = lines.next() {
        let is_test = line.starts_with("#[cfg(") && line.contains("test");
        if is_test && lines.peek().is_some_and(|next| next.starts_with("mod ") && next.ends_with('{')) {
            break;
        }
        code += line;
        code.push('\n');
    }
    code
}

/// Calls `found` with every path of the tree of a `use`, and its name.
fn expand(before: &[&str], tree: &str, found: &mut dyn FnMut(&[&str], &str)) {
    if let Some((first, rest)) = tree.split_once("::")
        && !first.contains('{')
    {
        return expand(&[before, &[first.trim()]].concat(), rest, found);
    }
    if let Some(inner) = tree.trim().strip_prefix('{').and_then(|tree| tree.strip_suffix('}')) {
        let mut depth = 0;
        let is_comma = |c: char| {
            depth += i32::from(c == '{') - i32::from(c == '}');
            c == ',' && depth == 0
        };
        return inner.split(is_comma).for_each(|part| expand(before, part, found));
    }
    let (path, name) = tree.split_once(" as ").unwrap_or((tree, tree));
    match path.trim() {
        "" => {}
        "self" => found(before, before.last().unwrap()),
        path => found(&[before, &[path]].concat(), name.trim()),
    }
}

/// The path from the root of the crate, if it leads into the crate.
fn absolute(path: &[&str], from: &Module, modules: &BTreeSet<Module>) -> Option<Module> {
    let supers = path.iter().take_while(|&&part| part == "super").count();
    let (base, rest) = match path[0] {
        "crate" => (&[][..], &path[1..]),
        "self" => (&from[..], &path[1..]),
        "super" => (&from[..from.len() - supers], &path[supers..]),
        child if modules.contains(&[&from[..], &[child.to_string()]].concat()) => (&from[..], path),
        _ => return None,
    };
    Some(base.iter().cloned().chain(rest.iter().map(|part| part.to_string())).collect())
}

fn source(file: &str, text: &str, modules: &BTreeSet<Module>) -> Source {
    let (mut source, module) = (Source { file: file.to_string(), ..Source::default() }, module(file));
    for statement in code(text).split(';') {
        let statement = statement.replace(char::is_whitespace, " ");
        let (head, tree) = statement.rsplit_once(" use ").unwrap_or((&statement, ""));
        expand(&[], tree.trim(), &mut |path, name| {
            if let Some(path) = absolute(path, &module, modules) {
                source.imports.insert(name.to_string(), path.clone());
                source.paths.push(path);
            }
        });
        for word in head.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':') {
            let path: Vec<&str> = word.trim_matches(':').split("::").collect();
            if path.len() > 1 && matches!(path[0], "crate" | "super" | "self") {
                source.paths.extend(absolute(&path, &module, modules));
            }
        }
    }
    source
}

/// The module that defines what a path names.
fn definer(path: &[String], sources: &Sources) -> Module {
    let depth = (0..=path.len()).rev().find(|&n| sources.contains_key(&path[..n])).unwrap();
    let (module, rest) = path.split_at(depth);
    match rest.first().and_then(|name| sources[module].imports.get(name)) {
        Some(import) => definer(&[&import[..], &rest[1..]].concat(), sources),
        None => module.to_vec(),
    }
}

/// Every file, with the files that it imports.
fn imports() -> BTreeMap<String, BTreeSet<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    files(&root, &mut paths);
    let name = |path: &PathBuf| path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
    let modules = paths.iter().map(|path| module(&name(path))).collect();
    let read = |path: &PathBuf| {
        let file = name(path);
        let text = format!("\n{}", fs::read_to_string(path).unwrap());
        (module(&file), source(&file, &text, &modules))
    };
    let sources: Sources = paths.iter().map(read).collect();
    let imported = |source: &Source| {
        let files = source.paths.iter().map(|path| sources[&definer(path, &sources)].file.clone());
        files.filter(|file| *file != source.file).collect()
    };
    sources.values().map(|source| (source.file.clone(), imported(source))).collect()
}

#[test]
fn no_file_imports_one_that_imports_it() {
    let mut imports = imports();
    assert!(imports["catalog.rs"].len() > 5 && imports["session.rs"].contains("game.rs"), "{imports:?}");
    // What imports nothing that is left is in no circle.
    while let Some(file) = imports.iter().find(|(_, files)| files.is_empty()).map(|(file, _)| file.clone()) {
        imports.remove(&file);
        imports.values_mut().for_each(|files| _ = files.remove(&file));
    }
    let Some(mut file) = imports.keys().next() else { return };
    let mut way = Vec::new();
    while !way.contains(&file) {
        way.push(file);
        file = imports[file].first().unwrap();
    }
    way.drain(..way.iter().position(|&other| other == file).unwrap());
    way.push(file);
    panic!("a circle of imports: {way:?}");
}
