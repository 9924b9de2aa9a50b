import { runCommand } from "./lib/runCommand"
import { runPlaywright } from "./lib/runPlaywright"

/** Takes screenshots of all pages and states into screenshots/. Needs a build. */
const takeScreenshots = async () => runPlaywright("--config", "e2e/screenshots")

void runCommand(takeScreenshots)
