import type { Browser } from "@playwright/test"
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { writeRedirects } from "../../plugins/hosting/redirects"
import { listFiles } from "../../scripts/lib/files"
import { listenAtFreePort } from "../../scripts/lib/ports"
import { createSiteHandler } from "../../scripts/serve/siteHandler"
import { addressesOf, compareHosts } from "./compare"
import { unknownDifferences } from "./knownDifferences"
import { problemsOf, startBrowser } from "./problems"
import { hosts, type HostName } from "./servers"

jest.setTimeout(300_000)

const redirects = [
  { from: "/old-page/", to: "/services/#poultry-trading" },
  { from: "/sale/", to: "/about/", temporary: true },
  { from: "/shop.html", to: "https://shop.example.com/" },
]
const names: HostName[] = ["plain", "nginx", "caddy", "cloudflarePages", "cloudflareWorkers"]

let folder: string
let reference: { origin: string; stop: () => void }
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hosts-"))
  chmodSync(folder, 0o755) // nginx reads as another user
  cpSync("public", join(folder, "site"), { recursive: true })
  writeRedirects({ redirects, language: "en", basePath: "" }, join(folder, "site"))
  const server = createServer(createSiteHandler(join(folder, "site")))
  const origin = `http://127.0.0.1:${await listenAtFreePort(server, "127.0.0.1")}`
  reference = { origin, stop: () => void server.close() }
  browser = await startBrowser()
})
afterAll(async () => {
  await browser.close()
  reference.stop()
  rmSync(folder, { recursive: true })
})

describe.each(names)("%s", (name) => {
  let host: Awaited<ReturnType<(typeof hosts)[HostName]>>

  beforeAll(async () => {
    const work = join(folder, name)
    mkdirSync(work)
    host = await hosts[name]({ root: join(folder, "site"), prefix: "", work })
  })
  afterAll(() => host.stop())

  test("answers each address as npm run serve does, but for the differences of the guide", async () => {
    const addresses = addressesOf(join(folder, "site"))
    const differences = await compareHosts(reference.origin, host.origin, addresses)
    expect(unknownDifferences(name, differences)).toEqual([])
  })

  test("serves pages in which nothing is blocked and nothing fails", async () => {
    const files = listFiles(join(folder, "site")).filter((file) => file.endsWith("index.html"))
    const pages = files.filter((file) => !/^(old-page|sale|404)\//.test(file))
    for (const file of pages)
      expect(await problemsOf(browser, `${host.origin}/${file.replace("index.html", "")}`)).toEqual(
        [],
      )
  })
})

test.each(["nginx", "caddy"] as const)(
  "%s serves a site below a path, as the guide says",
  async (name) => {
    const prefix = "/shop"
    const [root, work] = ["prefixed", `prefixed-${name}`].map((part) => join(folder, part))
    mkdirSync(work)
    cpSync(join(folder, "site"), join(root, prefix), { recursive: true })
    const server = createServer(createSiteHandler(join(folder, "site"), prefix))
    const origin = `http://127.0.0.1:${await listenAtFreePort(server, "127.0.0.1")}`
    const host = await hosts[name]({ root, prefix, work })
    const paths = addressesOf(join(folder, "site")).map((path) => prefix + path)
    const differences = await compareHosts(origin, host.origin, paths)
    await host.stop()
    server.close()
    const withoutPrefix = differences.map(({ words, requests }) => ({
      words,
      requests: requests.map((one) => one.replace(prefix, "")),
    }))
    expect(unknownDifferences(name, withoutPrefix)).toEqual([])
  },
)

test("the guide has an example for each own server", () => {
  expect(readFileSync("docs/deploying.md", "utf8")).toMatch(/```nginx[\s\S]+```caddyfile/)
})
