/** @jest-environment node */
import { rmSync, utimesSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { listenAtFreePort } from "../lib/ports"
import { createLatestBuildHandler } from "./latestBuild"

const { at, write } = temporaryFolder()
let server: Server
let url: string
beforeEach(async () => {
  server = createServer(createLatestBuildHandler(at("public")))
  url = `http://localhost:${await listenAtFreePort(server)}`
})
afterEach(() => void server.close())

/** Writes a build of which the page and a header name the number. */
function build(number: number) {
  rmSync(at("public"), { recursive: true, force: true })
  for (const page of ["index.html", "404.html"]) write(`public/${page}`, `build ${number}`)
  write("public/_redirects")
  write("public/_headers", `/*\n  X-Build: ${number}\n`)
  utimesSync(at("public/_headers"), number, number)
}

async function get() {
  const response = await fetch(url)
  const { status, headers } = response
  return { status, header: headers.get("x-build"), text: await response.text() }
}

test("a new build is served with its own headers; without a build there is an error message", async () => {
  expect(await get()).toMatchObject({ status: 503, text: expect.stringContaining("npm run build") })
  for (const number of [1, 2]) {
    build(number)
    expect(await get()).toEqual({ status: 200, header: `${number}`, text: `build ${number}` })
  }
})
