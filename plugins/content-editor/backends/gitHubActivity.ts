import type { Deployment, Host } from "./host"
import { onStatus, type Client } from "./request"

type User = { login: string; type?: string } | null
/** A comment on a line or a file, on the request, or of a review. */
type Comment = {
  id: number
  body: string
  html_url: string
  user: User
  created_at?: string
  submitted_at?: string
  path?: string
  /** None once the line has changed. */
  line?: number | null
  side?: string
  subject_type?: string
  in_reply_to_id?: number
}
type Status = { state: string; created_at: string; context?: string; target_url?: string | null }
type DeploymentStatus = Status & { environment_url?: string }

/** GitHub shows deleted accounts by this name. */
export const nameOf = (user: User) => user?.login ?? "ghost"

const said = ({ user, submitted_at = "", created_at: time = submitted_at, body }: Comment) => ({
  author: nameOf(user),
  time,
  words: body,
})

/** A report of a program on the whole request is no comment of a reviewer. */
const isOpen = ({ in_reply_to_id: to, path, line, subject_type: subject, ...one }: Comment) =>
  path ? !to && Boolean(line || subject === "file") : one.body && one.user?.type !== "Bot"

/** What others do, through GitHub's REST API, which does not tell what is resolved. */
export const createGitHubActivity = ({ send, read, readAll }: Client) =>
  ({
    async changedPaths(id) {
      type File = { filename: string; previous_filename?: string }
      const files = await read<File[]>(`pulls/${id}/files?per_page=100`)
      return files.flatMap(({ filename, previous_filename: old = filename }) => [filename, old])
    },
    async threads({ id }) {
      const lists = [`pulls/${id}/comments`, `pulls/${id}/reviews`, `issues/${id}/comments`]
      const pages = lists.map((path) => readAll(`${path}?per_page=100`, (all: Comment[]) => all))
      const all = (await Promise.all(pages)).flat()
      return all.filter(isOpen).map((one) => {
        const { path, line, side } = one
        const answers = all.filter(({ in_reply_to_id: to }) => path && to === one.id)
        return {
          url: one.html_url,
          answersTo: path && `pulls/${id}/comments/${one.id}/replies`,
          comments: [one, ...answers].map(said),
          // The left side has the lines before the change.
          place: path && side !== "LEFT" ? { path, line: line ?? undefined } : undefined,
        }
      })
    },
    answer: (answersTo, body) => send(answersTo, { method: "POST", body: { body } }),
    async deployments(commit) {
      const orNone = onStatus([403, 404], () => [])
      const deployed = read<{ id: number }[]>(`deployments?sha=${commit}&per_page=5`).catch(orNone)
      const latest = (await deployed).map(({ id }) =>
        read<DeploymentStatus[]>(`deployments/${id}/statuses?per_page=1`),
      )
      const path = `commits/${commit}/status?per_page=100`
      const reported = await readAll(path, (all: { statuses: Status[] }) => all.statuses).catch(
        orNone,
      )
      // Netlify reports a preview as a commit status alone.
      const previews = reported
        .filter(({ context = "" }) => /preview/i.test(context))
        .map((one) => ({ ...one, environment_url: one.target_url ?? undefined }))
      return [...(await Promise.all(latest)).flat(), ...previews]
        .filter(({ state }) => state === "success")
        .map(({ environment_url: url, created_at: time }): Deployment => ({ url, time }))
    },
  }) satisfies Partial<Host>
