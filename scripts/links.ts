// Asks every address of another host to which the built pages lead.
import { outwardLinks, whyBroken } from "../src/publish/links"

async function run() {
  const links = outwardLinks("public")
  let broken = 0
  for (const [address, pages] of links) {
    const reason = await whyBroken(address)
    if (!reason) continue
    broken += 1
    console.error(`${address} ${reason}. It is on ${pages.join(", ")}.`)
  }
  console.log(`${links.size} addresses of other hosts asked, ${broken} lead nowhere.`)
  process.exitCode = broken > 0 ? 1 : 0
}

run()
