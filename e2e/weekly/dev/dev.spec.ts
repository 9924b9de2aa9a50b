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
  const results = await page.evaluate(async (url) => {
    const isReadable = (path: string) =>
      fetch(url + path).then(
        () => true,
        () => false,
      )
    const opens = (target: EventTarget) =>
      new Promise<boolean>((resolve) => {
        for (const name of ["load", "open"]) target.addEventListener(name, () => resolve(true))
        target.addEventListener("error", () => resolve(false))
      })
    const script = Object.assign(document.createElement("script"), { src: `${url}/commons.js` })
    const socket = `${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`
    const opened = [
      opens(Object.assign(new Image(), { src: `${url}/admin/images/hero.png` })),
      opens(script),
      opens(new EventSource(`${url}/__content-report`)),
      opens(new WebSocket(socket)),
    ]
    const frame = Object.assign(document.createElement("iframe"), { src: `${url}/admin/` })
    document.body.append(frame, script)
    const post = { method: "POST", mode: "no-cors", body: "{}" } as const
    for (const path of ["/___graphql", "/admin/api/v1"]) await fetch(url + path, post)
    const paths = [
      "/page-data/index/page-data.json",
      "/___graphql?query={site{id}}",
      "/__file-code-frame?filePath=package.json&lineNumber=1",
      "/admin/content.json",
      "/__open-stack-frame-in-editor?fileName=package.json",
    ]
    return Promise.all([...opened, ...paths.map(isReadable)])
  }, address)
  expect(results).toEqual(results.map(() => false))
  expect([...statuses].filter(([, status]) => status !== 403)).toEqual([])
  expect(statuses.size).toBeGreaterThan(5)
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
