import { runCommand } from "../lib/runCommand"
import { swapIn } from "./publicFolder"
import { runGatsby } from "./runGatsby"
import { withBuildLock } from "./withLock"
import { prepareWorkspace, saveCache, stageOutput, workspaceIn } from "./workspace"

const root = "."

/** Builds the site in its own workspace and replaces public/ when the build is complete. */
const build = () =>
  withBuildLock(root, async (addProcess) => {
    await prepareWorkspace(root)
    const startedAt = Date.now()
    const code = await runGatsby(workspaceIn(root), ["build", "--prefix-paths"], addProcess)
    if (code > 0) return code
    await stageOutput(root, startedAt)
    swapIn(root)
    await saveCache(root)
    return 0
  })

void runCommand(build)
