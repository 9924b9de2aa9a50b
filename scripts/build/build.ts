import { invalidContentExitCode } from "../../plugins/content-model/lib/constants"
import { runCommand } from "../lib/runCommand"
import { withBuildLock } from "./buildLock"
import { swapIn } from "./publicFolder"
import { runGatsby, signalExitCode } from "./runGatsby"
import { prepareWorkspace, saveCache, stageOutput, workspaceIn } from "./workspace"

const root = "."

// A build that ends with one of these would fail without a cache, too.
const finalExitCodes = [0, invalidContentExitCode, signalExitCode]

/** Builds the site in its own workspace and replaces public/ when the build is complete. */
const build = () =>
  withBuildLock(root, async (addProcess) => {
    const run = () => runGatsby(workspaceIn(root), ["build", "--prefix-paths"], addProcess)
    const hasCache = await prepareWorkspace(root)
    let code = await run()
    if (hasCache && !finalExitCodes.includes(code)) {
      console.error("\nThe build failed. It starts again without the cache of the last build.\n")
      await prepareWorkspace(root, { useCache: false })
      code = await run()
    }
    if (code > 0) return code
    await stageOutput(root)
    swapIn(root)
    await saveCache(root)
    return 0
  })

void runCommand(build)
