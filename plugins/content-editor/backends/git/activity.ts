import { contentTypeOf } from "../../../content-model/model/model"
import { pathAtLine } from "../../../content-model/read/json/pathAtLine"
import type { Activity, Thread } from "../../drafts/content/activity"
import { contentFolder, contentPath } from "../../lib/constants"
import type { Host, OpenRequest } from "../host"
import { entryOf, type Change, type Reader } from "./reader"

const maxRequests = 20 // the files of each cost one request to the host

/** A path below content/; undefined for another file of the repository. */
const fileOf = (path = "") => (path.startsWith(`${contentFolder}/`) ? contentPath(path) : undefined)

/** Reads what others do beside a change. */
export function createActivity(host: Host, { readText }: Reader) {
  /** By the last commit of a request. */
  const changedPaths = new Map<string, string[]>()

  async function openChange({ id, head, account, title, url }: OpenRequest) {
    const paths = changedPaths.get(head) ?? (await host.changedPaths(id))
    changedPaths.set(head, paths)
    return { account, title, url, files: [...new Set(paths.flatMap((path) => fileOf(path) ?? []))] }
  }

  async function threads({ request, head, headFiles }: Change): Promise<Thread[]> {
    const all = request && head ? await host.threads(request, head) : []
    return Promise.all(
      all.map(async ({ place, ...thread }) => {
        const file = fileOf(place?.path)
        if (!file || !contentTypeOf(file)) return { ...thread, path: [] }
        const words = await readText(entryOf(headFiles, file))
        return { ...thread, file, path: place?.line ? pathAtLine(words ?? "", place.line) : [] }
      }),
    )
  }

  /** Of a change that waits its preview, else when the published commit went online. */
  async function online({ head, main }: Change) {
    const deployments = await host.deployments(head ?? main)
    if (head) return { preview: deployments.find(({ url }) => url)?.url }
    const [last] = deployments.length > 0 ? [] : await host.commits(main, contentFolder)
    return { liveSince: deployments[0]?.time, publishedAt: last?.date }
  }

  return async (change: Change): Promise<Activity> => {
    const others = change.requests.filter((one) => one !== change.request).slice(0, maxRequests)
    return {
      others: await Promise.all(others.map(openChange)),
      threads: await threads(change),
      ...(await online(change)),
    }
  }
}
