/** @jest-environment node */
import {
  assetOf,
  decapRequest,
  deleteRequest,
  options,
  saveRequest,
  uploadRequest,
} from "../testing/decapRequests"
import { requestSchema } from "./requestSchema"

const home = "content/pages/home.json"
const accepts = (body: unknown) => requestSchema.safeParse(body).success

test("accepts what Decap sends", () => {
  const params = { ...decapRequest("getEntry", { path: home }) }
  expect(accepts(params.body)).toBe(true)
  expect(accepts(saveRequest(home, "{}", { [home]: null }, [assetOf(home, "x")]).body)).toBe(true)
  expect(accepts(deleteRequest(home).body)).toBe(true)
  expect(accepts(uploadRequest("content/images/a b.png", "x").body)).toBe(true)
})

test.each([
  ["a Git hook", ".git/hooks/pre-commit"],
  ["source code", "src/page.tsx"],
  ["an upload outside content/", "static/favicon.png"],
  ["..", "content/../package.json"],
  [".. after a valid start", "content/services/../../../outside.json"],
  ["an encoded ..", "content/%2e%2e/package.json"],
  ["backslashes", "content/services/a\\..\\..\\x.json"],
  ["an absolute path", `/repository/${home}`],
  ["a Windows path", "C:\\content\\site.json"],
  ["an NTFS stream", "content/site.json:x.json"],
  ["a null character", "content/services/x.json\0.png"],
  ["a line break", "content/services/x\n.json"],
  ["a hidden file", "content/services/.x.json"],
  ["a hidden folder", "content/.git/config.json"],
  ["an empty segment", "content//site.json"],
  ["an empty path", ""],
  ["a path of 300 characters", `content/services/${"x".repeat(300)}.json`],
])("rejects a path with %s", (_, path) => {
  const requests = [
    saveRequest(path, "{}"),
    saveRequest(home, "{}", {}, [assetOf(path, "x")]),
    saveRequest(home, "{}", { [path]: null }),
    uploadRequest(path, "x"),
    deleteRequest(path),
    decapRequest("getEntry", { path }),
    decapRequest("getMediaFile", { path }),
    decapRequest("getMedia", { mediaFolder: path }),
    decapRequest("entriesByFiles", { files: [{ path }] }),
    decapRequest("entriesByFolder", { folder: path, extension: "json", depth: 1 }),
  ]
  expect(requests.filter(({ body }) => accepts(body))).toEqual([])
})

const dataFile = { path: home, slug: "home", raw: "{}" }
const moved = { ...dataFile, newPath: "content/services/x.json" }
const persist = (...dataFiles: object[]) =>
  decapRequest("persistEntry", { dataFiles, assets: [], options })
const list = (folder: string, extension: string, depth: number) =>
  decapRequest("entriesByFolder", { folder, extension, depth })

test.each([
  ["a text of 300 kB", saveRequest(home, "x".repeat(300_000))],
  ["moving a file", persist(moved)],
  ["writing two files", persist(dataFile, dataFile)],
  ["deleting two files", decapRequest("deleteFiles", { paths: [home, home], options })],
  ["the old request to delete", decapRequest("deleteFile", { path: home, options })],
  ["listing files of another type", list("content", "", 1)],
  ["listing sub-folders", list("content", "json", 9)],
  ["publishing", decapRequest("publishUnpublishedEntry", { collection: "a", slug: "b" })],
  ["an unknown action", decapRequest("exec", { command: "ls" })],
  ["an empty object", { body: {} }],
  ["a list", { body: [] }],
])("rejects %s", (_, { body }) => expect(accepts(body)).toBe(false))
