import { decap } from "../admin/decap"

type Loaded = { data: string; file: { path: string } }
type Saved = { dataFiles: { path: string }[] }
type Host = {
  getEntry: (path: string) => Promise<Loaded>
  persistEntry: (entry: Saved, options: object) => Promise<unknown>
  persistMedia: () => Promise<never>
  deleteFiles: () => Promise<never>
  status: () => Promise<object>
}

const healthyStatus = { auth: { status: true }, api: { status: true, statusPage: "" } }

/**
 * One of Decap's git hosts, to be called with `new`, that changes nothing past a review, and writes
 * no draft over what somebody else has published since the form was opened.
 */
export const pullRequestBackend = (name: "github" | "gitlab") =>
  function Reviewed(config: object, options: object): Host {
    const host = decap.getBackend<Host>(name).init(config, options)
    const opened = new Map<string, string>()
    const getEntry = host.getEntry.bind(host)
    const persistEntry = host.persistEntry.bind(host)
    host.getEntry = async (path) => {
      const entry = await getEntry(path)
      opened.set(path, entry.data)
      return entry
    }
    host.persistEntry = async (entry, how) => {
      for (const { path } of entry.dataFiles) {
        const before = opened.get(path)
        if (before !== undefined && (await getEntry(path)).data !== before)
          throw new Error(
            `${path} was changed by somebody else since you opened it. Nothing was saved, and your words are still in the form: copy them, load this page again and put them in once more.`,
          )
      }
      return persistEntry(entry, how)
    }
    // These two would go past the review.
    host.persistMedia = async () => {
      throw new Error("Upload a picture at the field that shows it: both are reviewed together.")
    }
    host.deleteFiles = async () => {
      throw new Error("A file of the published site is deleted on the git host, not here.")
    }
    // Decap would ask a third party.
    host.status = async () => healthyStatus
    return host
  }
