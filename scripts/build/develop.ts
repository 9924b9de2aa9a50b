import { runCommand } from "../lib/runCommand"
import { restore, setAside } from "./publicFolder"
import { runGatsby } from "./runGatsby"
import { withBuildLock } from "./withLock"

const root = "."

/** Runs the development server, which writes its own files into public/. */
const develop = () =>
  withBuildLock(root, async (addProcess) => {
    setAside(root)
    try {
      return await runGatsby(root, ["develop"], addProcess)
    } finally {
      restore(root)
    }
  })

void runCommand(develop)
