/** @jest-environment node */
import { testStore } from "../testing/storeContract"
import { blobsNumbers, blobsStore, type Blobs } from "./blobsStore"

/** The conditions of writes as the documents of @netlify/blobs 11 describe them. */
function memoryBlobs(): Blobs {
  const blobs = new Map<string, { json: string; etag: string }>()
  let writes = 0
  return {
    async setJSON(key, value, options) {
      const known = blobs.get(key)
      if (options && "onlyIfNew" in options && known) return { modified: false }
      if (options && "onlyIfMatch" in options && known?.etag !== options.onlyIfMatch)
        return { modified: false }
      blobs.set(key, { json: JSON.stringify(value), etag: `"${++writes}"` })
      return { modified: true }
    },
    async getWithMetadata(key) {
      const known = blobs.get(key)
      return known ? { data: JSON.parse(known.json), etag: known.etag } : null
    },
    list: async ({ prefix }) => ({
      blobs: [...blobs.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key })),
    }),
    delete: async (key) => void blobs.delete(key),
  }
}

let blobs: Blobs
beforeEach(() => {
  blobs = memoryBlobs()
})
const open = async () => blobsStore(blobs)
testStore(open, open)

test("counts what several visitors do at the same moment", async () => {
  const numbers = blobsNumbers(blobs)
  const visit = { day: "2026-11-24", path: "/", event: "", campaign: "" }
  await Promise.all([visit, visit, visit, { ...visit, path: "/about/" }].map(numbers.add))
  expect(await numbers.size(visit.day)).toBe(2)
  const rows = await numbers.read("2026-11-23", "2026-11-25")
  expect(rows.toSorted((a, b) => b.count - a.count)).toEqual([
    { ...visit, count: 3 },
    { ...visit, path: "/about/", count: 1 },
  ])
})
