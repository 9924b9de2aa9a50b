import { chmodSync, mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "../../e2e/support/builds/builds"
import { createSiteCopy, type SiteCopy } from "../../e2e/support/builds/siteCopy"
import { freePort } from "../../scripts/lib/ports"
import { problemsOf, startBrowser } from "./problems"
import { hosts } from "./servers"

jest.setTimeout(300_000)

// A build knows both origins, so all hosts listen at these two ports.
let [port, assetsPort] = [0, 0]
let copy: SiteCopy
const originOf = (each: number) => `http://127.0.0.1:${each}`

beforeAll(async () => {
  ;[port, assetsPort] = [await freePort(), await freePort()]
  copy = await createSiteCopy()
  chmodSync(copy.folder, 0o755) // nginx reads as another user
  const env = { SITE_URL: originOf(port), ASSET_PREFIX: originOf(assetsPort) }
  const { code, output } = await build(copy.folder, env)
  if (code !== 0) throw new Error(output)
})
afterAll(() => copy.remove())

test.each([
  ["nginx", "caddy"],
  ["caddy", "nginx"],
] as const)("pages of %s get their assets from %s, as the guide says", async (name, assetsName) => {
  const root = join(copy.folder, "public")
  const start = (host: "nginx" | "caddy", options: { port: number; pagesOrigin?: string }) => {
    const work = join(copy.folder, `${name}-${host}`)
    mkdirSync(work)
    return hosts[host]({ root, prefix: "", work, ...options })
  }
  const servers = [
    await start(name, { port }),
    await start(assetsName, { port: assetsPort, pagesOrigin: originOf(port) }),
  ]
  const browser = await startBrowser()
  const problems = []
  for (const path of ["/", "/about/", "/contact/", "/fashion/"])
    problems.push(await problemsOf(browser, originOf(port) + path))
  await browser.close()
  await Promise.all(servers.map(({ stop }) => stop()))
  expect(problems).toEqual([[], [], [], []])
  expect(readFileSync(join(root, "index.html"), "utf8")).toContain(
    `${originOf(assetsPort)}/static/`,
  )
})
