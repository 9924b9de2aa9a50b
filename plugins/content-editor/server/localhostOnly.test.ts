/** @jest-environment node */
import { mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import sharp from "sharp"
import {
  decapRequest,
  assetOf,
  deleting,
  startEditorApi,
  saving,
  uploading,
  type Asked,
} from "../testing/editorApi"

let door: Awaited<ReturnType<typeof startEditorApi>>
let pixels: Buffer
const home = "content/pages/home.json"
beforeAll(async () => {
  door = await startEditorApi()
  pixels = await sharp({ create: { width: 9, height: 9, channels: 3, background: "teal" } })
    .png()
    .toBuffer()
})
afterAll(() => door.end())

const change = () => {
  const text = door.content.read("pages/home.json")
  return saving(home, text.replace('"title": "', '"title": "New '), { [home]: text })
}

async function outcome(asked: Asked) {
  const before = door.state()
  const { status, text: said } = await door.ask(asked)
  const isAsBefore = isDeepStrictEqual(door.state(), before)
  return { status, error: JSON.parse(said).error, isAsBefore }
}

const refused = (status = 403) => ({
  status,
  error: expect.stringMatching(/^\S+ \S+ .*[.:]$/m),
  isAsBefore: true,
})

test("what follows is refused for its one fault: without it, it is saved", async () => {
  const start = door.content.read("pages/home.json")
  expect(await door.ask(change())).toMatchObject({ status: 200 })
  door.content.write("pages/home.json", start)
})

const strangers: [who: string, how: Asked, status?: number][] = [
  ["another computer", { from: "192.168.1.20" }],
  ["another computer, by IPv6", { from: "fe80::1" }],
  ["another computer, IPv4 within IPv6", { from: "::ffff:10.0.0.2" }],
  ["another computer that begins like this one", { from: "127.0.0.1.example.com" }],
  ["a name that was made to lead here", { headers: { host: "evil.example:8000" } }],
  ["a name that begins like ours", { headers: { host: "localhost.evil.example" } }],
  ["a name with ours before an @", { headers: { host: "localhost:1@evil.example" } }],
  ["an address of this network", { headers: { host: "192.168.1.10:8000" } }],
  ["all addresses", { headers: { host: "0.0.0.0:8000" } }],
  ["another site", { headers: { origin: "https://evil.example" } }],
  ["another site that begins like ours", { headers: { origin: "http://localhost.evil.example" } }],
  ["another server on this computer", { headers: { origin: "http://localhost:3000" } }],
  ["this server by another name", { headers: { origin: "http://127.0.0.1:8000" } }],
  ["a file or a sandbox", { headers: { origin: "null" } }],
  ["an empty origin", { headers: { origin: "" } }],
  ["a page whose address alone is given away", { headers: { referer: "https://evil.example/" } }],
  ["another site, says the browser", { headers: { "sec-fetch-site": "cross-site" } }],
  ["another port, says the browser", { headers: { "sec-fetch-site": "same-site" } }],
  ["nobody, says the browser", { headers: { "sec-fetch-site": "none" } }],
  ["no browser", { headers: { origin: undefined, "sec-fetch-site": undefined } }],
  ["a plain form", { headers: { "content-type": "text/plain" } }, 415],
  ["a form", { headers: { "content-type": "application/x-www-form-urlencoded" } }, 415],
  ["a file's form", { headers: { "content-type": "multipart/form-data; boundary=x" } }, 415],
  ["something without a kind", { headers: { "content-type": undefined } }, 415],
  [
    "something that only begins like JSON",
    { headers: { "content-type": "application/jsonp" } },
    415,
  ],
  ["a packed request", { headers: { "content-encoding": "gzip" } }, 415],
  ["another method", { method: "PUT" }, 405],
  ["a question in advance", { method: "OPTIONS" }, 405],
]

test.each(strangers)("%s is kept out", async (_, how, ...[status]) => {
  expect(await outcome({ ...change(), ...how })).toEqual(refused(status))
})

test("another site cannot read either, nor another computer", async () => {
  for (const path of ["/content.json", "/images/hero.png"])
    for (const how of [
      { headers: { "sec-fetch-site": "cross-site" } },
      { headers: { host: "evil.example" } },
      { from: "192.168.1.20" },
    ])
      expect(await outcome({ method: "GET", path, ...how })).toEqual(refused())
})

const text = "{}\n"
const intrusions: [what: string, asked: () => Asked, status?: number][] = [
  ["a hook of git", () => saving(".git/hooks/pre-commit", text)],
  ["a file at the root", () => saving("package.json", text)],
  ["a secret", () => saving(".env", text)],
  ["a page's code", () => saving("src/page.tsx", text)],
  ["a way out by ..", () => saving("content/../package.json", text)],
  ["a way out that begins well", () => saving("content/services/../../../outside.json", text)],
  ["a way out that is encoded", () => saving("content/%2e%2e/package.json", text)],
  ["a way out by backslashes", () => saving("content\\..\\package.json", text)],
  ["a way out by one backslash", () => saving("content/services/..\\..\\x.json", text)],
  ["an absolute path", () => saving(join(door.root, "package.json"), text)],
  ["an absolute path into content", () => saving(join(door.root, home), text)],
  ["a path of Windows", () => saving("C:\\content\\site.json", text)],
  ["a second stream of Windows", () => saving("content/site.json:x.json", text)],
  ["a path that ends early", () => saving("content/services/x.json\0.png", text)],
  ["a line break", () => saving("content/services/x\n.json", text)],
  ["a hidden file", () => saving("content/services/.x.json", text)],
  ["a hidden folder", () => saving("content/.git/config.json", text)],
  ["an empty step", () => saving("content//site.json", text)],
  ["the folder itself", () => saving("content", text)],
  ["no path", () => saving("", text)],
  ["a path without end", () => saving(`content/services/${"x".repeat(300)}.json`, text)],
  ["a file that the model does not know", () => saving("content/pages/blog.json", text)],
  ["a folder below", () => saving("content/services/more/x.json", text)],
  ["a script in content/", () => saving("content/services/x.js", text)],
  ["the guide", () => saving("content/README.md", text)],
  ["a text in the place of a picture", () => saving("content/images/hero.png", text)],
  ["a picture in the place of a text", () => uploading("content/site.json", pixels)],
  ["a picture outside", () => uploading("static/favicon.png", pixels)],
  ["a picture in a folder below", () => uploading("content/images/sources/x.png", pixels)],
  ["a picture with a space", () => uploading("content/images/a b.png", pixels)],
  ["a hidden picture", () => uploading("content/images/.x.png", pixels)],
  ["a script beside the pictures", () => uploading("content/images/x.js", pixels)],
  ["an SVG", () => uploading("content/images/x.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["a page", () => uploading("content/images/x.html", "<script>alert(1)</script>")],
  ["a picture with an entry, outside", () => withAsset("src/x.png", pixels)],
  ["an SVG called PNG", () => uploading("content/images/x.png", svg), 422],
  ["a page called JPEG", () => uploading("content/images/x.jpg", "<script>alert(1)</script>"), 422],
  ["a PNG called JPEG", () => uploading("content/images/x.jpg", pixels), 422],
  ["half a PNG", () => uploading("content/images/x.png", pixels.subarray(0, 70)), 422],
  ["no picture at all", () => uploading("content/images/x.png", ""), 422],
  ["a page with an entry, called PNG", () => withAsset("content/images/x.png", "<p>"), 422],
  ["a name that differs by case alone", () => uploading("content/images/HERO.png", pixels), 422],
  ["too large a picture", () => uploading("content/images/x.png", Buffer.alloc(8_000_001)), 413],
  ["too large a request", () => saving(home, "x".repeat(13_000_000)), 413],
  ["too large a text", () => saving(home, "x".repeat(300_000))],
  ["to delete a hook of git", () => deleting(".git/hooks/pre-commit")],
  ["to delete what lies outside", () => deleting("content/../../outside.json")],
  ["to delete a folder", () => deleting("content/services")],
  ["to delete the guide", () => deleting("content/README.md")],
  ["to delete the logo", () => deleting("content/images/logo.svg")],
  [
    "to delete two at once",
    () => decapRequest("deleteFiles", { paths: [home, home], options: note }),
  ],
  ["to delete in the old way", () => decapRequest("deleteFile", { path: home, options: note })],
  ["to move a file", () => moving("content/services/../../x.json")],
  ["to read a secret", () => decapRequest("getEntry", { path: ".env" })],
  [
    "to read git",
    () => decapRequest("entriesByFolder", { folder: ".git", extension: "", depth: 9 }),
  ],
  [
    "to read all",
    () => decapRequest("entriesByFolder", { folder: ".", extension: "json", depth: 1 }),
  ],
  [
    "to read files of its choice",
    () => decapRequest("entriesByFiles", { files: [{ path: ".env" }] }),
  ],
  ["to read a file as a picture", () => decapRequest("getMediaFile", { path: "package.json" })],
  ["to list pictures elsewhere", () => decapRequest("getMedia", { mediaFolder: "src" })],
  ["to publish", () => decapRequest("publishUnpublishedEntry", { collection: "a", slug: "b" })],
  ["what nobody knows", () => decapRequest("exec", { command: "ls" })],
  ["nothing", () => ({ body: {} })],
  ["a list", () => ({ body: [] })],
  ["what cannot be read", () => ({ body: "{" }), 400],
]

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
const note = { commitMessage: "a change" }
const withAsset = (path: string, bytes: string | Buffer) => {
  const content = door.content.read("pages/home.json")
  return saving(home, content, { [home]: content }, [assetOf(path, bytes)])
}
const moving = (newPath: string) => {
  const raw = door.content.read("pages/home.json")
  const dataFiles = [{ path: home, slug: "home", raw, newPath }]
  return decapRequest("persistEntry", {
    dataFiles,
    assets: [],
    options: note,
    opened: { [home]: raw },
  })
}

test.each(intrusions)("%s: no, and every byte is as it was", async (_, asked, ...[status]) => {
  expect(await outcome(asked())).toEqual(refused(status))
})

const links: [what: string, from: string, to: string][] = [
  ["a file", "services/poultry-trading.json", "../../package.json"],
  ["a new name", "services/new.json", "../../package.json"],
  ["a picture", "images/new.png", "../../.env"],
  ["a folder", "values", "../src"],
]

test.each(links)("%s that is a link is neither read nor written", async (_, from, to) => {
  const link = join(door.content.folder, from)
  rmSync(link, { recursive: true, force: true })
  symlinkSync(to, link)
  try {
    for (const path of [`content/${from}`, `content/${from}/page.json`]) {
      expect(await outcome(decapRequest("getEntry", { path }))).toEqual(refused())
      expect(await outcome(saving(path, text, { [path]: text }))).toEqual(refused())
      expect(await outcome(uploading(path, pixels))).toEqual(refused())
      expect(await outcome(deleting(path))).toEqual(refused())
    }
    expect(await outcome({ method: "GET", path: "/content.json" })).toEqual(refused())
  } finally {
    rmSync(link)
    if (from === "values") mkdirSync(link)
    door.content.restore()
  }
})

test("a link in the place of content/ itself leads nowhere", async () => {
  const moved = join(door.root, "elsewhere")
  renameSync(door.content.folder, moved)
  symlinkSync("elsewhere", door.content.folder)
  try {
    expect(await outcome(change())).toEqual(refused())
  } finally {
    rmSync(door.content.folder)
    renameSync(moved, door.content.folder)
  }
})
