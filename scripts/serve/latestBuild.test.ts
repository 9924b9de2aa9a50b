/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { listenAtFreePort } from "../lib/ports"
import { createLatestBuildHandler } from "./latestBuild"

let folder: string
let server: Server
let url: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "latest-build-"))
  server = createServer(createLatestBuildHandler(folder))
  url = `http://localhost:${await listenAtFreePort(server)}`
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Writes a build of which the page and a header name the number. */
function build(number: number) {
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  for (const file of ["index.html", "404.html"])
    writeFileSync(join(folder, file), `build ${number}`)
  writeFileSync(join(folder, "_redirects"), "")
  const headers = join(folder, "_headers")
  writeFileSync(headers, `/*\n  X-Build: ${number}\n`)
  utimesSync(headers, number, number)
}

async function get() {
  const response = await fetch(url)
  const { status, headers } = response
  return { status, header: headers.get("x-build"), text: await response.text() }
}

test("a new build is served with its own headers, and no build is an error in words", async () => {
  expect(await get()).toMatchObject({ status: 503, text: expect.stringContaining("npm run build") })
  for (const number of [1, 2]) {
    build(number)
    expect(await get()).toEqual({
      status: 200,
      header: String(number),
      text: `build ${number}`,
    })
  }
})
