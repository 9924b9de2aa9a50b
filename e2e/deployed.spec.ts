import { expect, test } from "@playwright/test"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { deployed } from "../scripts/deployed"

const swaps = 20
const visitors = 6

let home: string
let site: ReturnType<typeof deployed>
let server: Server

/** A finished build of which every file and header says which one it is; each is of another size. */
function make(number: number) {
  const folder = join(home, `build-${number}`)
  const words = `build ${number} `.repeat(2000 + 10 * number)
  mkdirSync(join(folder, "about"), { recursive: true })
  for (const file of ["index.html", "about/index.html", "404.html"]) {
    writeFileSync(join(folder, file), words)
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(words))
  }
  writeFileSync(join(folder, "_redirects"), "")
  const rules = join(folder, "_headers")
  writeFileSync(rules, `/*\n  X-Build: ${number}\n`)
  utimesSync(rules, number, number)
  return folder
}

const at = (name: string) => join(home, name)

function swapFor(number: number) {
  const next = make(number)
  renameSync(at("public"), at("old"))
  renameSync(next, at("public"))
  rmSync(at("old"), { recursive: true })
}

/** Asks for a page; returns the number of the build that the whole answer comes from. */
async function ask(path: string, encoding = "br") {
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  const response = await fetch(`http://localhost:${address.port}${path}`, {
    headers: { "accept-encoding": encoding },
  })
  const number = Number(response.headers.get("x-build"))
  expect(await response.text()).toBe(`build ${number} `.repeat(2000 + 10 * number))
  const isCompressed = response.ok && encoding === "br"
  expect(response.headers.get("content-encoding")).toBe(isCompressed ? "br" : null)
  return { number, status: response.status }
}

test.beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), "deployed-"))
  renameSync(make(1), at("public"))
  site = deployed(at("public"), at("copies"))
  server = createServer(site.answer).listen(0, "localhost")
  await once(server, "listening")
})

test.afterEach(() => {
  server.close()
  site.stop()
  rmSync(home, { recursive: true })
})

test("while builds take each other's place, every answer comes from a whole one", async () => {
  const visiting = new AbortController()
  const seen = new Set([(await ask("/")).number])
  const visit = async (visitor: number) => {
    while (!visiting.signal.aborted) {
      const path = visitor % 2 ? "/" : "/about/"
      const { status, number } = await ask(path, visitor % 3 ? "br" : "identity")
      expect(status).toBe(200)
      seen.add(number)
    }
  }
  const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor))
  for (let number = 2; number <= swaps; number++) {
    swapFor(number)
    while (!seen.has(number)) await Promise.race([ask("/"), ...visits])
  }
  visiting.abort()
  await Promise.all(visits)
  expect(await ask("/")).toEqual({ number: swaps, status: 200 })
  expect(seen.size).toBe(swaps)
})

test("a folder that is emptied, and one without a finished build, takes nothing away", async () => {
  expect(await ask("/")).toEqual({ number: 1, status: 200 })
  rmSync(at("public/about"), { recursive: true })
  expect(await ask("/about/")).toEqual({ number: 1, status: 200 })
  rmSync(at("public"), { recursive: true })
  expect(await ask("/about/")).toEqual({ number: 1, status: 200 })
  const unfinished = make(2)
  rmSync(join(unfinished, "_headers"))
  renameSync(unfinished, at("public"))
  expect(await ask("/")).toEqual({ number: 1, status: 200 })
})

test("files that vanish under the server are not found, and it goes on", async () => {
  expect(await ask("/")).toEqual({ number: 1, status: 200 })
  rmSync(at("copies"), { recursive: true })
  for (const encoding of ["br", "identity"])
    expect(await ask("/", encoding)).toEqual({ number: 1, status: 404 })
  swapFor(2)
  expect(await ask("/")).toEqual({ number: 2, status: 200 })
})
