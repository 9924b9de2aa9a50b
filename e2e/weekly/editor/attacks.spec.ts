import { expect, test } from "../../fixtures/attacker"
import { home } from "../../support/content"

test("another website can neither read nor write by the development server, nor frame it", async ({
  page,
  site,
  attacker,
}) => {
  const before = site.read("content/pages/home.json")
  const statuses = new Map<string, number>()
  page.on("response", (response) => {
    if (response.url().startsWith(site.address)) statuses.set(response.url(), response.status())
  })
  await page.goto(attacker)
  const results = await page.evaluate(async (server) => {
    const isReadable = (path: string, options?: RequestInit) =>
      fetch(server + path, options).then(
        () => true,
        () => false,
      )
    const opens = (target: EventTarget, ...events: string[]) =>
      new Promise<string>((resolve) => {
        for (const name of events) target.addEventListener(name, () => resolve(name))
      })
    const body = JSON.stringify({ query: "{ allFile { nodes { absolutePath } } }" })
    const post = { method: "POST", mode: "no-cors", body } as const
    const frame = Object.assign(document.createElement("iframe"), { src: `${server}/admin/` })
    const script = Object.assign(document.createElement("script"), { src: `${server}/commons.js` })
    const ends = {
      image: opens(
        Object.assign(new Image(), { src: `${server}/admin/images/hero.png` }),
        "load",
        "error",
      ),
      script: opens(script, "load", "error"),
      events: opens(new EventSource(`${server}/__content-report`), "open", "error"),
      socket: opens(
        new WebSocket(`${server.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`),
        "open",
        "error",
      ),
    }
    document.body.append(frame, script)
    await fetch(`${server}/___graphql`, post)
    await fetch(`${server}/admin/api/v1`, post)
    await fetch(`${server}/__open-stack-frame-in-editor?fileName=package.json`, { mode: "no-cors" })
    return {
      read: await Promise.all(
        [
          "/",
          "/page-data/index/page-data.json",
          "/___graphql?query={site{id}}",
          "/__file-code-frame?filePath=package.json&lineNumber=1",
          "/__original-stack-frame",
          "/admin/content.json",
          "/socket.io/?EIO=4&transport=polling",
        ].map((path) => isReadable(path)),
      ),
      image: await ends.image,
      script: await ends.script,
      events: await ends.events,
      socket: await ends.socket,
    }
  }, site.address)
  expect(results).toEqual({
    read: results.read.map(() => false),
    image: "error",
    script: "error",
    events: "error",
    socket: "error",
  })
  expect([...statuses].filter(([, status]) => status !== 403)).toEqual([])
  expect(statuses.size).toBeGreaterThan(5)
  await expect(page.frameLocator("iframe").getByRole("button")).toHaveCount(0)
  expect(site.read("content/pages/home.json")).toBe(before)
})

test("a host name that was made to be this machine's reads nothing", async ({ page, site }) => {
  const { port } = new URL(site.address)
  const response = await page.goto(`http://rebound.test:${port}/`)
  expect(response?.status()).toBe(403)
  await expect(page.getByText(home.callToAction.title)).toHaveCount(0)
})
