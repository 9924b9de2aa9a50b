/** @jest-environment node */
import { pullRequestBackend } from "./pullRequest"

const path = "content/site.json"
const entry = { collection: "pages", slug: "site" }
const mockRepository: { published: string; draft?: string } = { published: "" }
beforeEach(() => void Object.assign(mockRepository, { published: "published", draft: undefined }))

// As Decap's backends: a save replaces the draft of everybody.
jest.mock("../admin/decap", () => {
  const noDraft = Object.assign(new Error("no draft"), { notUnderEditorialWorkflow: true })
  const init = () => ({
    getEntry: async (file: string) => ({ data: mockRepository.published, file: { path: file } }),
    unpublishedEntry: async () => {
      if (mockRepository.draft === undefined) throw noDraft
      return { diffs: [{ path: "content/site.json", id: "id" }] }
    },
    unpublishedEntryDataFile: async () => mockRepository.draft,
    persistEntry: async ({ dataFiles: [{ raw }] }: { dataFiles: { raw: string }[] }) =>
      void (mockRepository.draft = raw),
  })
  return { decap: { getBackend: () => ({ init }) } }
})

/** Somebody who opens the form, as Decap does it, and saves. */
function createPerson() {
  const backend = pullRequestBackend("github")({}, {})
  return {
    open: () =>
      mockRepository.draft === undefined
        ? backend.getEntry(path)
        : backend.unpublishedEntryDataFile(entry.collection, entry.slug, path, "id"),
    save: (raw: string) =>
      backend.persistEntry(
        { dataFiles: [{ path, slug: entry.slug, raw }] },
        { collectionName: entry.collection },
      ),
  }
}

const changed = /^content\/site\.json was changed by somebody else.* still in the form/

test("a second person's save does not replace what the first has saved meanwhile", async () => {
  const [ada, ben] = [createPerson(), createPerson()]
  for (const text of ["new draft", "changed draft"]) {
    await Promise.all([ada.open(), ben.open()])
    await ada.save(text)
    await expect(ben.save("from ben")).rejects.toThrow(changed)
    expect(mockRepository.draft).toBe(text)
  }
})

test("one person saves a draft again and again, and a new one after it was published", async () => {
  const person = createPerson()
  await person.open()
  for (const text of ["one", "two"]) await person.save(text)
  Object.assign(mockRepository, { published: mockRepository.draft, draft: undefined })
  await person.open()
  await person.save("three")
  expect(mockRepository.draft).toBe("three")
})

test("a draft that was published or discarded meanwhile is not saved again", async () => {
  mockRepository.draft = "draft"
  const person = createPerson()
  await person.open()
  mockRepository.draft = undefined
  await expect(person.save("mine")).rejects.toThrow(changed)
  expect(mockRepository.draft).toBeUndefined()
})
