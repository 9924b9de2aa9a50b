import { runCommand } from "./lib/runCommand"
import { runPlaywright } from "./lib/runPlaywright"

/** Takes the reference images of e2e/visual/ again, in the browser of the tests. */
const updateSnapshots = async () => runPlaywright("e2e/pages/visual.spec.ts", "--update-snapshots")

void runCommand(updateSnapshots)
