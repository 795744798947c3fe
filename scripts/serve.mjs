// Serves a folder of static files: `node scripts/serve.mjs [folder]`, with PORT, LISTEN and PREFIX from the
// environment. Only this machine is answered unless LISTEN names another address; some shells set HOST by themselves.
// `--check` only tells whether the port is free. The tests import `serve`.
import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** Packed already; everything else is gzipped once, as static hosts do. */
const PACKED = new Set([".ico", ".jpg", ".png", ".webp"]);

/** The policy that the page states about itself, so that header and page never differ. */
function contentSecurityPolicy(root) {
  const page = join(root, "index.html");
  const meta = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]+)"/i.exec(readFileSync(page, "utf8"));
  if (!meta) throw new Error(`${page} has no Content-Security-Policy meta tag`);
  return meta[1];
}

/** The file that a request means: `{file}`, `{redirect}` or `{status}`. */
function find(root, prefix, url) {
  const end = url.search(/[?#]/);
  const address = end < 0 ? url : url.slice(0, end);
  let path;
  try {
    path = decodeURIComponent(address);
  } catch {
    return { status: 400 };
  }
  if (path.includes("\0") || path.includes("\\")) return { status: 400 };
  if (path === prefix.slice(0, -1)) return { redirect: prefix };
  if (!path.startsWith(prefix)) return { status: 404 };
  const wanted = resolve(root, `.${sep}${path.slice(prefix.length)}`);
  try {
    const file = realpathSync(wanted);
    if (file !== root && !file.startsWith(root + sep)) return { status: 404 };
    if (!statSync(file).isDirectory()) return path.endsWith("/") ? { status: 404 } : { file };
    if (!path.endsWith("/")) return { redirect: `${prefix + address.slice(prefix.length).replace(/^\/+/, "")}/` };
    const index = realpathSync(join(file, "index.html"));
    return index.startsWith(root + sep) && statSync(index).isFile() ? { file: index } : { status: 404 };
  } catch {
    return { status: 404 };
  }
}

/** Gives the gzipped contents of files, kept until a file is another one. */
function gzips() {
  /** @type {Map<string, { version: string, body: Promise<Buffer> }>} */
  const kept = new Map();
  return async (/** @type {string} */ file) => {
    const { mtimeMs, size } = statSync(file);
    const version = `${mtimeMs} ${size}`;
    const known = kept.get(file);
    if (known?.version === version) return known.body;
    const body = readFile(file).then(promisify(gzip));
    kept.set(file, { version, body });
    body.catch(() => kept.delete(file));
    return body;
  };
}

/**
 * Serves the folder `root`. Port 0 takes any free one; `prefix` mounts the folder in a subfolder, `/a/b`; `policy` is the
 * Content-Security-Policy, else that of its page.
 * Resolves to `{url, close}`; rejects with `code: "EADDRINUSE"` if the port is taken.
 */
export async function serve({ root, port = 0, prefix = "/", host = "127.0.0.1", policy }) {
  const base = realpathSync(root);
  const mount = `/${prefix}/`.replace(/\/+/g, "/");
  const headers = {
    "Content-Security-Policy": policy ?? contentSecurityPolicy(base),
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
  };
  const gzipped = gzips();
  const server = createServer((request, response) => {
    const answer = (status, more = {}) => {
      const page = join(base, `${status}.html`);
      const shown = request.headers.accept?.includes("text/html") && existsSync(page); // as static hosts do
      response.writeHead(status, { ...headers, "Content-Type": TYPES[shown ? ".html" : ".txt"], ...more });
      response.end(request.method === "HEAD" ? undefined : shown ? readFileSync(page) : `${status}\n`);
    };
    if (request.method !== "GET" && request.method !== "HEAD") return answer(405, { Allow: "GET, HEAD" });
    const { status, redirect, file } = find(base, mount, request.url);
    if (redirect) return answer(301, { Location: redirect });
    if (status) return answer(status);
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    const packed = !PACKED.has(extname(file)) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    (packed ? gzipped(file) : readFile(file)).then(
      (body) => {
        response.writeHead(200, {
          ...headers,
          "Content-Type": type,
          Vary: "Accept-Encoding",
          "Content-Length": body.length,
          ...(packed && { "Content-Encoding": "gzip" }),
        });
        response.end(request.method === "HEAD" ? undefined : body);
      },
      () => answer(404),
    ); // removed meanwhile
  });
  await listen(server, port, host);
  const shown = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${shown}:${server.address().port}${mount}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function listen(server, port, host) {
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen({ port, host }, done);
  });
}

async function main() {
  const arguments_ = process.argv.slice(2);
  const check = arguments_.includes("--check");
  const root = arguments_.find((a) => !a.startsWith("--")) ?? "dist";
  const { PORT = "8000", LISTEN, PREFIX: prefix = "/" } = process.env;
  const host = LISTEN || "127.0.0.1";
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65535) throw new Error(`PORT=${PORT} is not a port. Choose one from 1 to 65535.`);
  try {
    if (check) {
      const probe = createServer();
      await listen(probe, port, host);
      return probe.close();
    }
    const { url, close } = await serve({ root, port, prefix, host });
    console.log(`serve: ${url} shows ${root}/ (Ctrl-C stops it)`);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
      process.once(signal, () => close().then(() => process.exit(0)));
  } catch (error) {
    if (error.code === "EADDRINUSE") {
      throw new Error(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: make demo PORT=${port + 1}`,
      );
    }
    if (error.code === "ENOENT") throw new Error(`${error.path} is missing. Run \`make site\`, which writes dist/.`);
    if (error.code === "EACCES") throw new Error(`You may not use port ${port}. Choose one from 1024 up.`);
    throw error;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  main().catch((error) => {
    console.error(`serve: ${error.message}`);
    process.exitCode = 1;
  });
}
