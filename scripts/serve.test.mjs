import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "./serve.mjs";

const POLICY = "default-src 'none'; script-src 'self'";
const folder = mkdtempSync(join(tmpdir(), "serve-"));
const root = join(folder, "site");
mkdirSync(join(root, "sub"), { recursive: true });
writeFileSync(join(root, "index.html"), `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
for (const name of ["a.js", "a.wasm", "a.svg", "a b.txt", "sub/index.html"]) writeFileSync(join(root, name), name);
writeFileSync(join(folder, "secret.txt"), "secret");
symlinkSync(join(folder, "secret.txt"), join(root, "link.txt"));
after(() => rmSync(folder, { recursive: true }));

/** Sends the path as it stands: `fetch` would clean it up first. */
function get(url, path, method = "GET") {
  const { hostname, port } = new URL(url);
  return new Promise((done, failed) => {
    const sent = request({ hostname, port, path, method, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => (text += part));
      response.on("end", () => done({ status: response.statusCode, headers: response.headers, text }));
    });
    sent.on("error", failed).end();
  });
}

test("a browser is shown the page 404.html where nothing is, others the status", async (t) => {
  const { url, close } = await serve({ root });
  t.after(close);
  writeFileSync(join(root, "404.html"), "<h1>nothing</h1>");
  t.after(() => rmSync(join(root, "404.html")));
  const asked = (/** @type {string} */ Accept) => fetch(`${url}no/such`, { headers: { Accept } });
  for (const [accept, type, text] of [
    ["text/html,*/*;q=0.8", "text/html; charset=utf-8", "<h1>nothing</h1>"],
    ["*/*", "text/plain; charset=utf-8", "404\n"],
  ]) {
    const answer = await asked(accept);
    assert.equal(answer.status, 404);
    assert.equal(answer.headers.get("content-type"), type);
    assert.equal(await answer.text(), text);
  }
});

test("another policy may be given", async (t) => {
  const { url, close } = await serve({ root: join(root, "sub"), policy: "default-src 'self'" });
  t.after(close);
  assert.equal((await get(url, "/index.html")).headers["content-security-policy"], "default-src 'self'");
});

test("files come with their type and the page's own policy", async (t) => {
  const { url, close } = await serve({ root });
  t.after(close);
  const types = {
    "": "text/html; charset=utf-8",
    "a.js": "text/javascript; charset=utf-8",
    "a.wasm": "application/wasm",
    "a.svg": "image/svg+xml",
    "a%20b.txt?x#y": "text/plain; charset=utf-8",
    "sub/": "text/html; charset=utf-8",
  };
  for (const [path, type] of Object.entries(types)) {
    const { status, headers } = await get(url, `/${path}`);
    assert.equal(status, 200, path);
    assert.equal(headers["content-type"], type);
    assert.equal(headers["content-security-policy"], POLICY);
  }
  assert.equal((await get(url, "/a.js")).text, "a.js");
  assert.equal((await get(url, "/a.js", "HEAD")).text, "");
  assert.equal((await get(url, "/a.js", "POST")).status, 405);
  assert.equal((await get(url, "/sub")).headers.location, "/sub/");
});

test("what a browser takes gzipped is the file as it is now", async (t) => {
  const { url, close } = await serve({ root });
  t.after(close);
  const unpacked = async () => (await fetch(`${url}changing.txt`)).text();
  for (const text of ["one", "another", "the third"]) {
    writeFileSync(join(root, "changing.txt"), text);
    assert.equal(await unpacked(), text);
    assert.equal(await unpacked(), text);
  }
  assert.equal((await fetch(`${url}changing.txt`)).headers.get("content-encoding"), "gzip");
  assert.equal((await get(url, "/changing.txt")).text, "the third"); // not gzipped for who does not take it
  rmSync(join(root, "changing.txt"));
  assert.equal((await fetch(`${url}changing.txt`)).status, 404);
});

test("nothing outside the folder is served", async (t) => {
  const { url, close } = await serve({ root });
  t.after(close);
  for (const path of [
    "/../secret.txt",
    "/sub/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/link.txt",
    "//etc/passwd",
  ]) {
    const { status, text } = await get(url, path);
    assert.equal(status, 404, path);
    assert.doesNotMatch(text, /secret/);
  }
  for (const path of ["/%", "/%00", "/..%5csecret.txt"]) assert.equal((await get(url, path)).status, 400, path);
});

test("a prefix mounts the folder in a subfolder", async (t) => {
  const { url, close } = await serve({ root, prefix: "/deep/down" });
  t.after(close);
  assert.match(url, /\/deep\/down\/$/);
  assert.equal((await get(url, "/deep/down/a.js")).text, "a.js");
  assert.equal((await get(url, "/deep/down/sub")).headers.location, "/deep/down/sub/");
  assert.equal((await get(url, "/deep/down")).headers.location, "/deep/down/");
  assert.equal((await get(url, "/a.js")).status, 404);
});

test("a taken port is an error", async (t) => {
  const { url, close } = await serve({ root });
  t.after(close);
  await assert.rejects(serve({ root, port: Number(new URL(url).port) }), { code: "EADDRINUSE" });
});

/** The address that the command says it serves at, with these variables in its environment. */
async function served(variables) {
  const script = fileURLToPath(new URL("serve.mjs", import.meta.url));
  const { LISTEN, HOST, PREFIX, ...environment } = process.env;
  const server = spawn(process.execPath, [script, root], { env: { ...environment, PORT: "0", ...variables } });
  const [line] = await once(server.stdout, "data");
  server.kill();
  await once(server, "exit");
  return /http:\S+/.exec(line)[0].replace(/:\d+\/$/, "");
}

test("only this machine is answered unless somebody names another address", async () => {
  for (const variables of [{}, { HOST: "" }, { HOST: "0.0.0.0" }, { HOST: hostname() }, { LISTEN: "" }]) {
    assert.equal(await served(variables), "http://127.0.0.1", JSON.stringify(variables));
  }
  assert.equal(await served({ LISTEN: "localhost" }), "http://localhost");
});
