import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { runCommand } from "../lib/runCommand"
import { withBuildLock } from "./buildLock"
import { buildFolder, restore, setAside } from "./publicFolder"
import { startReceiver } from "./localReceiver"
import { runGatsby, signals } from "./runGatsby"
import { cacheKey } from "./workspace"

const root = "."

/** Runs the development server, which writes its own files into public/. */
const develop = () =>
  withBuildLock(root, async (addProcess) => {
    dropForeignCache()
    // A repeated signal must not end this process before public/ is restored.
    for (const signal of signals) process.on(signal, () => {})
    setAside(root)
    const endReceiver = startReceiver()
    try {
      return await runGatsby(root, ["develop"], addProcess)
    } finally {
      endReceiver()
      restore(root)
    }
  })

/** Deletes the cache of the development server if it was written in another folder. */
function dropForeignCache() {
  const keyFile = join(root, buildFolder, "develop-cache-key.json")
  const key = cacheKey(root)
  if (!existsSync(keyFile) || readFileSync(keyFile, "utf8") !== key)
    rmSync(join(root, ".cache"), { recursive: true, force: true })
  writeFileSync(keyFile, key)
}

void runCommand(develop)
