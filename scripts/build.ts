import { publish } from "../src/publish/swap"
import { keepState, openWorkplace, takeSite, workplaceIn } from "../src/publish/workplace"
import { alone } from "./alone"
import { runGatsby } from "./gatsby"

const root = "."

/** Builds the site beside public/, and puts it there when it is whole. */
alone(root, async (isAlsoIn) => {
  await openWorkplace(root)
  const since = Date.now()
  const code = await runGatsby("build", { folder: workplaceIn(root), begun: isAlsoIn })
  if (code > 0) return code
  await takeSite(root, since)
  publish(root)
  await keepState(root)
  return 0
}).then((code) => (process.exitCode = code))
