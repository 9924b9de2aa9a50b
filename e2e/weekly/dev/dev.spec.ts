import { expect, test } from "@playwright/test"
import { once } from "node:events"
import { request, type IncomingMessage } from "node:http"
import { freePort } from "../../../scripts/lib/ports"
import { startGatsby } from "../../support/builds/processes"
import { createSiteCopy } from "../../support/builds/siteCopy"

const paths = [
  "/admin/",
  "/admin/content.json",
  "/admin/images/hero.png",
  "/commons.js",
  "/page-data/index/page-data.json",
  "/___graphql?query={site{id}}",
  "/__content-report",
  "/__file-code-frame?filePath=package.json&lineNumber=1",
  "/__open-stack-frame-in-editor?fileName=package.json",
  "/socket.io/?EIO=4&transport=polling",
]
const posted = ["/___graphql", "/admin/api/v1"]

/** The status of a request with these headers. */
async function statusOf(url: string, headers: Record<string, string>, method = "GET") {
  const sent = request(url, { method, headers, agent: false }).end()
  const [response]: IncomingMessage[] = await once(sent, "response")
  response.destroy()
  return response.statusCode
}

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
  // As the browser of a person sends them who has another website open.
  const foreign = { "sec-fetch-site": "cross-site" }
  const statuses = await Promise.all([
    ...paths.map((path) => statusOf(address + path, foreign)),
    statusOf(`${address}/socket.io/?EIO=4`, {
      ...foreign,
      connection: "upgrade",
      upgrade: "websocket",
    }),
    ...posted.map((path) => statusOf(address + path, foreign, "POST")),
    // A name that was made to be this machine's.
    statusOf(address, { host: `rebound.test:${port}` }),
  ])
  expect(statuses).toEqual(statuses.map(() => 403))
  expect(await statusOf(address, {})).toBe(200)
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
