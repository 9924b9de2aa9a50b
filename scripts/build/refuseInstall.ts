import { ownerOf } from "./lock"
import { isAtWork, lockIn } from "./withLock"

// Prints why the installed packages must stay as they are; nothing if they may be replaced.
const owner = ownerOf(lockIn("."))
if (owner)
  console.log(
    `${isAtWork(owner)} It uses the packages that must be replaced. End it and try again.\n` +
      `If no such process is running, delete ${lockIn(".")} and try again.`,
  )
