// Runs npm for the consumers: installs, runs scripts, starts servers. Nobody's home is written to.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const temporary = realpathSync(mkdtempSync(join(tmpdir(), "hyperply-consumers-")));
export const removeTemporary = () => rmSync(temporary, { recursive: true, force: true });

const MINUTES = 60_000;

/** What the consumers' programs see; npm itself keeps the settings of its home. */
const { NODE_OPTIONS, NODE_ENV, NODE_TEST_CONTEXT, ...inherited } = process.env;
const home = join(temporary, "home");
mkdirSync(home);
const environment = {
  ...inherited,
  HOME: home,
  XDG_CACHE_HOME: home,
  XDG_CONFIG_HOME: home,
  XDG_DATA_HOME: home,
  CI: "1",
  NO_COLOR: "1",
  CARGO_HOME: process.env.CARGO_HOME ?? join(homedir(), ".cargo"),
  RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(homedir(), ".rustup"),
  DO_NOT_TRACK: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  DENO_NO_UPDATE_CHECK: "1",
  WRANGLER_SEND_METRICS: "false",
  NUXT_TELEMETRY_DISABLED: "1",
  NG_CLI_ANALYTICS: "false",
};

async function call(program, args, cwd, env) {
  try {
    const { stdout } = await promisify(execFile)(program, args, {
      cwd,
      env,
      timeout: 10 * MINUTES,
      maxBuffer: 2 ** 26,
    });
    return stdout;
  } catch (error) {
    throw new Error(`${program} ${args.join(" ")}: ${error.message}\n${error.stdout}`);
  }
}

const npm = (args, cwd, env) => call("npm", args, cwd, env);

const QUIET = ["--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"];

/** Installs what a consumer's lock file names, and the package. That needs nothing else, so that a copy of it will do. */
export async function install(folder, installed) {
  if (existsSync(join(folder, "package-lock.json"))) await npm(["ci", ...QUIET], folder, inherited);
  cpSync(join(installed.folder, "node_modules/hyperply"), join(folder, "node_modules/hyperply"), { recursive: true });
}

const REPOSITORY = fileURLToPath(new URL("../../", import.meta.url));

/** Packs the crate as it would be published, and puts it in the place of the published one; other crates as in our lock file. */
export async function installCrate(folder) {
  const cargo = (...args) => call("cargo", args, REPOSITORY, inherited);
  await cargo("package", "--quiet", "--no-verify", "--allow-dirty", "--target-dir", join(folder, "packed"));
  const packed = join(folder, "packed/package");
  const file = readdirSync(packed).find((name) => name.endsWith(".crate"));
  await call("tar", ["-xzf", join(packed, file), "-C", folder], folder, inherited);
  mkdirSync(join(folder, ".cargo"));
  const path = JSON.stringify(join(folder, file.replace(/\.crate$/, "")));
  writeFileSync(join(folder, ".cargo/config.toml"), `[patch.crates-io]\nhyperply = { path = ${path} }\n`);
  cpSync(join(REPOSITORY, "Cargo.lock"), join(folder, "Cargo.lock"));
}

/** What a script of the consumer's package.json prints. */
export const run = (script, folder) => npm(["run", "--silent", script], folder, environment);

/** The ports that were given to servers, which may not listen there yet. @type {Set<number>} */
const given = new Set();

/** A free port, below those that the system gives to connections. */
async function freePort() {
  for (;;) {
    const port = 11_000 + Math.floor(Math.random() * 20_000);
    if (given.has(port)) continue;
    given.add(port);
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}

/** The servers that run; none outlives this program. @type {Set<number>} */
const servers = new Set();
process.on("exit", () => servers.forEach((group) => process.kill(-group, "SIGKILL")));

/** Starts a script that serves; resolves to `{url, stop}` once it answers. */
export async function startServer(script, folder) {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const server = spawn("npm", ["run", "--silent", script, "--", "--port", `${port}`], {
    cwd: folder,
    env: environment,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  servers.add(server.pid);
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text));
  const closed = once(server, "close");
  const isOver = () => server.exitCode !== null || server.signalCode !== null;
  const stop = async () => {
    if (!isOver()) process.kill(-server.pid, "SIGKILL");
    await closed;
    servers.delete(server.pid);
  };
  const end = Date.now() + 5 * MINUTES;
  while (
    !(await fetch(url).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (isOver() || Date.now() > end) {
      await stop();
      throw new Error(`npm run ${script} does not serve:\n${said}`);
    }
    await sleep(200);
  }
  return { url, stop };
}
