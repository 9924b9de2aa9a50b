import { expect, test } from "@playwright/test"
import { createServer } from "node:http"
import { freePort, listenAtFreePort } from "../../../scripts/lib/ports"
import { startGatsby } from "../../support/builds/processes"
import { createSiteCopy } from "../../support/builds/siteCopy"

// Each host name below .test is this machine.
test.use({
  launchOptions: ({ launchOptions }, provide) => {
    const args = ["--host-resolver-rules=MAP *.test 127.0.0.1"]
    return provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
  },
})

const fetched = [
  "/page-data/index/page-data.json",
  "/___graphql?query={site{id}}",
  "/__file-code-frame?filePath=package.json&lineNumber=1",
  "/admin/content.json",
  "/__open-stack-frame-in-editor?fileName=package.json",
]
const posted = ["/___graphql", "/admin/api/v1"]

test("`npm run edit` answers no other website, and shows what is saved without a reload", async ({
  page,
}) => {
  test.setTimeout(300_000)
  const site = await createSiteCopy()
  const port = String(await freePort())
  const address = `http://localhost:${port}`
  // With CI set, Gatsby would send page data before it is written.
  const env = { NODE_ENV: "development", PORT: port, GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1" }
  const server = startGatsby(site.folder, ["develop"], env)
  await server.printed(/You can now view/)
  const statuses = new Map<string, number>()
  page.on("response", (response) => {
    if (response.url().startsWith(address)) statuses.set(response.url(), response.status())
  })
  const attacker = createServer((_request, response) =>
    response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Win</title>"),
  )
  await page.goto(`http://attacker.test:${await listenAtFreePort(attacker, "127.0.0.1")}/`)
  attacker.close()
  const opened = await page.evaluate(
    async ([url, gets, posts]) => {
      const opens = (target: EventTarget) =>
        new Promise<boolean>((resolve) => {
          for (const name of ["load", "open"]) target.addEventListener(name, () => resolve(true))
          target.addEventListener("error", () => resolve(false))
        })
      const script = Object.assign(document.createElement("script"), { src: `${url}/commons.js` })
      const socket = `${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`
      const targets = [
        opens(Object.assign(new Image(), { src: `${url}/admin/images/hero.png` })),
        opens(script),
        opens(new EventSource(`${url}/__content-report`)),
        opens(new WebSocket(socket)),
      ]
      const frame = Object.assign(document.createElement("iframe"), { src: `${url}/admin/` })
      document.body.append(frame, script)
      // Of a request with CORS that is refused, the browser tells no status.
      const mode = "no-cors"
      await Promise.allSettled([
        ...gets.map((path) => fetch(url + path, { mode })),
        ...posts.map((path) => fetch(url + path, { mode, method: "POST", body: "{}" })),
      ])
      return Promise.all(targets)
    },
    [address, fetched, posted] as const,
  )
  expect(opened).toEqual(opened.map(() => false))
  const paths = [...fetched, ...posted, "/commons.js", "/admin/", "/admin/images/hero.png"]
  const refused = Object.fromEntries(paths.map((path) => [address + path, 403]))
  await expect.poll(() => Object.fromEntries(statuses)).toEqual(refused)
  await expect(page.frameLocator("iframe").getByRole("button")).toHaveCount(0)
  expect(site.git("status", "--porcelain", "content")).toBe("")
  // A name that was made to be this machine's.
  const response = await page.goto(`http://rebound.test:${port}/`)
  expect(response?.status()).toBe(403)

  await page.goto(`${address}/contact/`)
  const heading = page.getByRole("heading", { level: 1 })
  await expect(heading).toBeVisible()
  const title = await heading.innerText()
  const field = page.getByRole("main").getByRole("textbox").first()
  await field.fill("Ada")
  const value = "content/values/ambition.json"
  const valid = site.read(value)
  site.write(value, valid.replace('"colour": "#', '"colour": "'))
  site.replace("content/pages/contact.json", [`"title": "${title}"`, '"title": "Write to Us"'])
  const issues = page.getByRole("alert").filter({ hasText: "content/" })
  await expect(issues).toContainText(/content\/values\/ambition\.json:\d+:\d+.*Colour/s)
  await expect(heading).toHaveText(title)
  site.write(value, valid)
  // Gatsby rebuilds the data in between.
  await expect(heading).toHaveText("Write to Us", { timeout: 60_000 })
  await expect(issues).toHaveCount(0)
  await expect(field).toHaveValue("Ada")
  await server.kill()
  site.remove()
})
