// `npx tsx test/interfaces/updateGitHub.ts` writes github.json anew. For another version of the
// description, change `npmTools` first.
import { writeFileSync } from "node:fs"
import { format } from "prettier"
import { runCommand } from "../../scripts/lib/runCommand"
import { cutGitHub } from "./cutGitHub"

async function update() {
  const text = JSON.stringify(cutGitHub())
  writeFileSync(
    "test/interfaces/github.json",
    await format(text, { parser: "json", printWidth: 100 }),
  )
}

void runCommand(update)
