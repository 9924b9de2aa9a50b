import { execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

const notCopied = /^(\.git|\.build|\.cache|node_modules|public|screenshots|test-results)$/

/** Runs a task with a copy of the site's sources in a temporary folder. */
export async function withSiteCopy(task: (folder: string) => void | Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "bench-"))
  try {
    for (const name of readdirSync("."))
      if (!notCopied.test(name)) cpSync(name, join(folder, name), { recursive: true })
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction")
    await task(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds a copy of the site. Returns the time in seconds. */
export function timeBuild(folder: string) {
  const start = performance.now()
  execFileSync(process.execPath, ["--import", "tsx", "scripts/build/build.ts"], {
    cwd: folder,
    env: { ...process.env, CI: "1", NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  })
  return (performance.now() - start) / 1000
}

/** A text of the home page, and its file. */
export const homeText = { file: "content/pages/home.json", text: "Ready to Aim for Big?" }
