import { decap } from "../admin/decap"

type Loaded = { data: string; file: { path: string } }
type Saved = { dataFiles: { path: string; slug: string; raw: string }[] }
type GitBackend = {
  getEntry: (path: string) => Promise<Loaded>
  unpublishedEntry: (entry: {
    collection: string
    slug: string
  }) => Promise<{ diffs: { path: string; id: string }[] }>
  unpublishedEntryDataFile: (
    collection: string,
    slug: string,
    path: string,
    id: string,
  ) => Promise<string>
  persistEntry: (entry: Saved, options: { collectionName: string }) => Promise<unknown>
  persistMedia: () => Promise<never>
  deleteFiles: () => Promise<never>
  status: () => Promise<object>
}

const healthyStatus = { auth: { status: true }, api: { status: true, statusPage: "" } }

/**
 * One of Decap's git backends; Decap calls the result with `new`. Every change goes through a pull
 * request. A save fails if the published file or its draft changed since the form was opened: Decap
 * would replace the draft of somebody else.
 */
export const pullRequestBackend = (name: "github" | "gitlab") =>
  function PullRequestBackend(config: object, options: object): GitBackend {
    const backend = decap.getBackend<GitBackend>(name).init(config, options)
    const publishedTexts = new Map<string, string>()
    const drafts = new Map<string, string>()
    const getEntry = backend.getEntry.bind(backend)
    const getDraft = backend.unpublishedEntryDataFile.bind(backend)
    const persistEntry = backend.persistEntry.bind(backend)
    backend.getEntry = async (path) => {
      const entry = await getEntry(path)
      publishedTexts.set(path, entry.data)
      // Decap loads the published file of an entry that has no draft.
      drafts.delete(path)
      return entry
    }
    backend.unpublishedEntryDataFile = async (collection, slug, path, id) => {
      const text = await getDraft(collection, slug, path, id)
      drafts.set(path, text)
      return text
    }
    const currentDraft = async (collection: string, slug: string, path: string) => {
      const { diffs } = await backend.unpublishedEntry({ collection, slug }).catch(withoutDraft)
      const diff = diffs.find((one) => one.path === path)
      return diff && getDraft(collection, slug, path, diff.id)
    }
    backend.persistEntry = async (entry, persistOptions) => {
      for (const { path, slug } of entry.dataFiles) {
        const before = publishedTexts.get(path)
        if (
          (before !== undefined && (await getEntry(path)).data !== before) ||
          (await currentDraft(persistOptions.collectionName, slug, path)) !== drafts.get(path)
        )
          throw new Error(
            `${path} was changed by somebody else since you opened it, so nothing was saved. Your text is still in the form: copy it, reload the page and enter it again.`,
          )
      }
      const result = await persistEntry(entry, persistOptions)
      for (const { path, raw } of entry.dataFiles) drafts.set(path, raw)
      return result
    }
    // These two would skip the review.
    backend.persistMedia = async () => {
      throw new Error(
        "Pictures cannot be uploaded here. Upload a picture at the field that shows it: both are reviewed together.",
      )
    }
    backend.deleteFiles = async () => {
      throw new Error(
        "A file of the published site cannot be deleted here. Delete it on the git host.",
      )
    }
    // Decap would send a request to a third party.
    backend.status = async () => healthyStatus
    return backend
  }

/** What to use in place of an entry that has no draft, for which Decap throws. */
function withoutDraft(error: unknown): { diffs: [] } {
  if (error instanceof Error && "notUnderEditorialWorkflow" in error) return { diffs: [] }
  throw error
}
