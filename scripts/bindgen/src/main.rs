//! `hyperply-bindgen WASM FOLDER NAME` writes `NAME.js` and `NAME_bg.wasm` into a folder.

use std::env::args;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let [wasm, folder, name] =
        args().skip(1).collect::<Vec<_>>().try_into().map_err(|_| "WASM FOLDER NAME")?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).web(true)?.typescript(false).omit_default_module_path(true).out_name(&name);
    Ok(bindgen.generate(folder)?)
}
