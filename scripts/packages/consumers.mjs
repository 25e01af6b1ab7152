// Fresh projects outside the workspace, with the tarballs installed: made of the folders in test/consumers.
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { packages } from "./entries.mjs";
import { listen, run } from "./run.mjs";

/** Of one step of one project, in seconds. */
const limits = { registry: 45, install: 180, check: 240, listen: 60, drive: 90 };

/** Versions on top of the folder's own, "catalog:" as in the workspace. */
const react18 = {
  react: "18.3.1",
  "react-dom": "18.3.1",
  "@types/react": "18.3.27",
  "@types/react-dom": "18.3.7",
};
const react19 = {
  react: "catalog:",
  "react-dom": "catalog:",
  "@types/react": "catalog:",
  "@types/react-dom": "catalog:",
};

/**
 * `quick`: those that use every entry between them.
 * @typedef {{ name: string, from: string, needs: string[], extra?: { [name: string]: string }, quick: boolean }} Consumer
 * @type {Consumer[]}
 */
export const consumers = [
  { name: "node", from: "node", needs: ["client-core"], quick: true },
  { name: "vite-react-19", from: "react", needs: packages, extra: react19, quick: true },
  { name: "element", from: "element", needs: packages, quick: true },
  { name: "vite-react-18", from: "react", needs: packages, extra: react18, quick: false },
  { name: "next", from: "next", needs: packages, quick: false },
];

/** @returns {string} the version that the workspace pins */
function pinned(/** @type {string} */ name) {
  const workspace = readFileSync("pnpm-workspace.yaml", "utf8");
  const escaped = name.replaceAll("/", "\\/");
  const [, version] = new RegExp(`^  "?${escaped}"?: (\\d\\S*)$`, "mu").exec(workspace) ?? [];
  if (version === undefined) throw new Error(`The catalog of the workspace has no ${name}`);
  return version;
}

/** @param {{ [name: string]: string } | undefined} wanted */
const withVersions = (wanted = {}) =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, version]) => [
      name,
      version === "catalog:" ? pinned(name) : version,
    ]),
  );

/**
 * @param {Consumer} consumer
 * @param {string} project folder to make
 * @param {{ [name: string]: string }} tarballs
 */
function make({ from, needs, extra }, project, tarballs) {
  cpSync("test/consumers/common", project, { recursive: true });
  cpSync(path.join("test/consumers", from), project, { recursive: true });
  const file = path.join(project, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const ours = Object.fromEntries(
    needs.map((each) => [`@askback/${each}`, `file:${tarballs[each]}`]),
  );
  manifest.dependencies = { ...withVersions({ ...manifest.dependencies, ...extra }), ...ours };
  manifest.devDependencies = withVersions(manifest.devDependencies);
  // The kit asks for a published client-core: here it is the tarball too.
  manifest.overrides = { "@askback/client-core": ours["@askback/client-core"] };
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/** How npm says that it did not reach the registry. */
const unreachable =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|E407|E5\d\d)\b/u;

/**
 * Whether npm reaches its registry. Asked first, because an installation that does not may say anything:
 * that peers are in conflict, for instance.
 * @returns {Promise<string>} why not; "" when it does
 */
export async function askRegistry() {
  const args = ["view", "typescript", "version", "--prefer-online", "--fetch-retries=0"];
  const { ok, output } = await run("npm", args, { limit: limits.registry });
  return ok ? "" : output;
}

const installation = [
  "install",
  "--no-package-lock",
  "--no-audit",
  "--no-fund",
  "--ignore-scripts",
  "--prefer-offline",
  "--loglevel=error",
  "--fetch-retries=1",
  "--fetch-timeout=30000",
];

/**
 * Opens what the project serves and does what its drive.mjs says.
 * @param {string} from folder in test/consumers
 * @param {string} project
 * @param {() => Promise<import("playwright").Browser>} launch
 */
async function drive(from, project, launch) {
  const script = path.resolve("test/consumers", from, "drive.mjs");
  if (!existsSync(script)) return;
  const { default: play } = await import(pathToFileURL(script).href);
  const context = await (await launch()).newContext();
  const site = await listen("server.mjs", { cwd: project, limit: limits.listen }).catch((error) =>
    context.close().then(() => Promise.reject(error)),
  );
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    /** @type {string[]} */
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    // Violations of the policy are told there too.
    page.on("console", (message) => {
      const isIcon = message.location().url.endsWith("/favicon.ico");
      if (message.type() === "error" && !isIcon) complaints.push(message.text());
    });
    const late = new Promise((_, reject) => {
      const why = `drive.mjs did not end within ${limits.drive} s.`;
      setTimeout(() => reject(new Error(why)), limits.drive * 1_000).unref();
    });
    await Promise.race([play(page, site.origin), late]).catch(async (error) => {
      const text = await page.locator("body").ariaSnapshot({ timeout: 1_000 });
      throw new Error([error.message, ...complaints, "The page says:", text].join("\n"));
    });
    if (complaints.length > 0) throw new Error(complaints.join("\n"));
  } finally {
    await context.close();
    site.close();
  }
}

/**
 * Makes a project, installs, builds and runs it.
 * @param {Consumer} consumer
 * @param {{ folder: string, tarballs: { [name: string]: string }, launch: () => Promise<import("playwright").Browser> }} options
 * @returns {Promise<{ result: "ok" | "failed" | "unavailable", output: string, times: string }>}
 */
export async function tryOut(consumer, { folder, tarballs, launch }) {
  const project = path.join(folder, consumer.name);
  make(consumer, project, tarballs);
  /** @type {string[]} */
  const times = [];
  /** @type {<T>(what: string, doing: Promise<T>) => Promise<T>} */
  const timed = async (what, doing) => {
    const started = Date.now();
    try {
      return await doing;
    } finally {
      times.push(`${what} ${((Date.now() - started) / 1_000).toFixed(0)} s`);
    }
  };
  /** @type {(result: "ok" | "failed" | "unavailable", output?: string) => { result: typeof result, output: string, times: string }} */
  const tell = (result, output = "") => ({ result, output, times: times.join(", ") });

  const installed = await timed(
    "installed in",
    run("npm", installation, { cwd: project, limit: limits.install }),
  );
  if (!installed.ok) {
    // Its scripts are not run, so what takes this long is the network.
    const isAway = installed.late || unreachable.test(installed.output);
    return tell(isAway ? "unavailable" : "failed", installed.output);
  }
  const checked = await timed(
    "checked in",
    run("npm", ["run", "check"], { cwd: project, limit: limits.check }),
  );
  if (!checked.ok) return tell("failed", checked.output);
  try {
    await timed("run in", drive(consumer.from, project, launch));
  } catch (error) {
    return tell("failed", error instanceof Error ? error.message : String(error));
  }
  return tell("ok");
}
