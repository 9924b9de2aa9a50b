import { createServer } from "node:http"
import { listenAtFreePort } from "../../../scripts/lib/ports"
import { expect, test } from "../../fixtures/devServer"

const readPaths = [
  "/",
  "/page-data/index/page-data.json",
  "/___graphql?query={site{id}}",
  "/__file-code-frame?filePath=package.json&lineNumber=1",
  "/__original-stack-frame",
  "/admin/content.json",
  "/__open-stack-frame-in-editor?fileName=package.json",
  "/socket.io/?EIO=4&transport=polling",
]

test("another website can neither read nor write by the development server, nor frame it", async ({
  page,
  site,
}) => {
  const before = site.read("content/pages/home.json")
  const statuses = new Map<string, number>()
  page.on("response", (response) => {
    if (response.url().startsWith(site.address)) statuses.set(response.url(), response.status())
  })
  const attacker = createServer((_request, response) =>
    response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Win</title>"),
  )
  await page.goto(`http://attacker.test:${await listenAtFreePort(attacker, "127.0.0.1")}/`)
  attacker.close()
  const results = await page.evaluate(
    async ({ server, paths }) => {
      const isReadable = (path: string) =>
        fetch(server + path).then(
          () => true,
          () => false,
        )
      const opens = (target: EventTarget) =>
        new Promise<boolean>((resolve) => {
          for (const name of ["load", "open"]) target.addEventListener(name, () => resolve(true))
          target.addEventListener("error", () => resolve(false))
        })
      const script = Object.assign(document.createElement("script"), {
        src: `${server}/commons.js`,
      })
      const socket = `${server.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`
      const opened = [
        opens(Object.assign(new Image(), { src: `${server}/admin/images/hero.png` })),
        opens(script),
        opens(new EventSource(`${server}/__content-report`)),
        opens(new WebSocket(socket)),
      ]
      const frame = Object.assign(document.createElement("iframe"), { src: `${server}/admin/` })
      document.body.append(frame, script)
      const post = { method: "POST", mode: "no-cors", body: "{}" } as const
      for (const path of ["/___graphql", "/admin/api/v1"]) await fetch(server + path, post)
      return Promise.all([...opened, ...paths.map(isReadable)])
    },
    { server: site.address, paths: readPaths },
  )
  expect(results).toEqual(results.map(() => false))
  expect([...statuses].filter(([, status]) => status !== 403)).toEqual([])
  expect(statuses.size).toBeGreaterThan(5)
  await expect(page.frameLocator("iframe").getByRole("button")).toHaveCount(0)
  expect(site.read("content/pages/home.json")).toBe(before)
})

test("a host name that was made to be this machine's reads nothing", async ({ page, site }) => {
  const { port } = new URL(site.address)
  const response = await page.goto(`http://rebound.test:${port}/`)
  expect(response?.status()).toBe(403)
  await expect(page.getByText("Aim for Big")).toHaveCount(0)
})
