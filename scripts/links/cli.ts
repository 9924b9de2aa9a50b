// Requests every external link of the built pages.
import { runCommand } from "../lib/runCommand"
import { brokenReason, externalLinks } from "./links"

async function checkExternalLinks() {
  const links = externalLinks("public")
  let broken = 0
  for (const [url, pages] of links) {
    const reason = await brokenReason(url)
    if (reason) console.error(`${url} ${reason}. It is linked on ${pages.join(", ")}.`)
    if (reason) broken++
  }
  console.log(`${links.size} external links checked, ${broken} broken.`)
  return broken > 0 ? 1 : 0
}

void runCommand(checkExternalLinks)
