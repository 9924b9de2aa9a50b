import { decap } from "../admin/decap"

type Loaded = { data: string; file: { path: string } }
type Saved = { dataFiles: { path: string }[] }
type GitBackend = {
  getEntry: (path: string) => Promise<Loaded>
  persistEntry: (entry: Saved, options: object) => Promise<unknown>
  persistMedia: () => Promise<never>
  deleteFiles: () => Promise<never>
  status: () => Promise<object>
}

const healthyStatus = { auth: { status: true }, api: { status: true, statusPage: "" } }

/**
 * One of Decap's git backends; Decap calls the result with `new`. Every change goes through a pull
 * request. A save fails if the published file changed since the form was opened.
 */
export const pullRequestBackend = (name: "github" | "gitlab") =>
  function PullRequestBackend(config: object, options: object): GitBackend {
    const backend = decap.getBackend<GitBackend>(name).init(config, options)
    const textsAtOpening = new Map<string, string>()
    const getEntry = backend.getEntry.bind(backend)
    const persistEntry = backend.persistEntry.bind(backend)
    backend.getEntry = async (path) => {
      const entry = await getEntry(path)
      textsAtOpening.set(path, entry.data)
      return entry
    }
    backend.persistEntry = async (entry, persistOptions) => {
      for (const { path } of entry.dataFiles) {
        const before = textsAtOpening.get(path)
        if (before !== undefined && (await getEntry(path)).data !== before)
          throw new Error(
            `${path} was changed by somebody else since you opened it, so nothing was saved. Your text is still in the form: copy it, reload the page and enter it again.`,
          )
      }
      return persistEntry(entry, persistOptions)
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
