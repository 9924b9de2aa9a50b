import { lend, takeBack } from "../src/publish/swap"
import { runGatsby } from "./gatsby"
import { alone } from "./alone"

const root = "."

/** Runs the development server, with public/ for itself. */
alone(root, async (isAlsoIn) => {
  lend(root)
  try {
    return await runGatsby("develop", { begun: isAlsoIn })
  } finally {
    takeBack(root)
  }
}).then((code) => (process.exitCode = code))
