import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folder } from "./install.js";

const environment = join(folder, ".venv");
const windows = process.platform === "win32";

/** The Python that has the servers' packages. */
export const python = join(environment, windows ? "Scripts/python.exe" : "bin/python");

/** Installs what the Python servers stand on, exactly as listed. Tried with Python 3.11. */
export function installPython(): void {
  const wanted = readFileSync(join(folder, "requirements.txt"), "utf8");
  const installed = join(environment, "installed.txt");
  if (existsSync(installed) && readFileSync(installed, "utf8") === wanted) return;
  console.log("Installing the Python servers (once)");
  const options = { cwd: folder, stdio: "inherit" } as const;
  execFileSync(windows ? "python" : "python3", ["-m", "venv", environment], options);
  execFileSync(
    python,
    ["-m", "pip", "install", "--quiet", "--no-deps", "-r", "requirements.txt"],
    options,
  );
  writeFileSync(installed, wanted);
}

export function pythonVersionOf(name: string): string {
  const code = `import importlib.metadata as m; print(m.version(${JSON.stringify(name)}))`;
  return execFileSync(python, ["-c", code], { encoding: "utf8" }).trim();
}
