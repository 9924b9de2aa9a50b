import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseHeaders } from "../../plugins/hosting/headers"
import { redirectsFile } from "../../plugins/hosting/redirects"
import { npmTools, toolFolder } from "../../scripts/lib/npmTool"

type Read = {
  headers: { for: string; values: Record<string, string> }[]
  errors: unknown[]
  redirects: object[]
}

const site = mkdtempSync(join(tmpdir(), "netlify-"))
afterAll(() => rmSync(site, { recursive: true }))

function readAsNetlify(paths: string[]) {
  const args = ["test/hosts/netlify.mjs", toolFolder(npmTools.netlify), site, ...paths]
  const read: Read = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }))
  return read
}

test("Netlify reads each header as npm run serve does, and follows redirects with or without a slash", () => {
  const headers = readFileSync("public/_headers", "utf8")
  writeFileSync(join(site, "_headers"), headers)
  const redirects = [
    { from: "/old-page/", to: "/services/#poultry-trading" },
    { from: "/sale/", to: "/about/", temporary: true },
  ]
  writeFileSync(join(site, "_redirects"), redirectsFile(redirects, {}))

  const read = readAsNetlify(["/old-page", "/old-page/", "/sale", "/sale/", "/old-page/x", "/"])
  expect(read.errors).toEqual([])
  const values = parseHeaders(headers).map(({ set }) => Object.fromEntries(set))
  const lowerCase = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]))
  expect(read.headers.map((rule) => lowerCase(rule.values))).toEqual(values)
  // Forced, because each has a page that forwards.
  const old = { to: "/services/#poultry-trading", status: 301, force: true }
  const sale = { to: "/about/", status: 302, force: true }
  expect(read.redirects).toMatchObject([old, old, sale, sale, {}, {}])
  expect(read.redirects.slice(-2)).toEqual([{ path: "/old-page/x" }, { path: "/" }])
})
