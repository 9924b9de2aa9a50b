/** @jest-environment node */
import { rmSync, utimesSync } from "node:fs"
import { createServer } from "node:http"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { listenAtFreePort } from "../lib/ports"
import { createLatestBuildHandler } from "./latestBuild"

const { at, write } = temporaryFolder()
/** Writes a build of which the page and a header name the number. */
function build(number: number) {
  rmSync(at("public"), { recursive: true, force: true })
  for (const page of ["index.html", "404.html"]) write(`public/${page}`, `build ${number}`)
  write("public/_redirects")
  write("public/_headers", `/*\n  X-Build: ${number}\n`)
  utimesSync(at("public/_headers"), number, number)
}

test("a new build is served with its own headers; without a build there is an error message", async () => {
  const server = createServer(createLatestBuildHandler(at("public")))
  const url = `http://localhost:${await listenAtFreePort(server)}`
  const none = await fetch(url)
  expect([none.status, await none.text()]).toEqual([503, expect.stringContaining("npm run build")])
  for (const number of [1, 2]) {
    build(number)
    const answer = await fetch(url)
    expect([answer.status, answer.headers.get("x-build")]).toEqual([200, `${number}`])
    expect(await answer.text()).toBe(`build ${number}`)
  }
  server.close()
})
