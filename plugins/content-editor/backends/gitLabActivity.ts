import type { Host } from "./host"
import { onStatus, type Client } from "./request"

type Line = number | null
type Note = {
  id: number
  body: string
  author: { username: string }
  created_at: string
  system: boolean
  resolved?: boolean
  position?: { head_sha: string; new_path: string; new_line?: Line; old_line?: Line } | null
}
type Discussion = { id: string; individual_note: boolean; notes: Note[] }

const said = ({ author: { username: author }, created_at: time, body: words }: Note) => {
  return { author, time, words }
}

/** The place of a comment; none for the request as a whole and for a deleted line. */
function placeOf({ position }: Note) {
  const { new_path: path = "", new_line: line, old_line: old } = position ?? {}
  return path && (line || !old) ? { path, line: line ?? undefined } : undefined
}

/** What others do, through GitLab's REST API. */
export const createGitLabActivity = ({ send, read, readAll }: Client) =>
  ({
    async changedPaths(id) {
      type Diff = { new_path: string; old_path: string }
      const diffs = await read<Diff[]>(`merge_requests/${id}/diffs?per_page=100`)
      return diffs.flatMap(({ new_path: file, old_path: old }) => [file, old])
    },
    async threads({ id, url }, head) {
      const path = `merge_requests/${id}/discussions`
      const all = await readAll(`${path}?per_page=100`, (page: Discussion[]) => page)
      return all.flatMap(({ id: discussion, individual_note: isSingle, notes }) => {
        const [first, ...answers] = notes.filter(({ system }) => !system)
        // GitLab moves the position along with each commit that leaves the line as it is.
        const isOutdated = first?.position && first.position.head_sha !== head
        if (!first || first.resolved || isOutdated) return []
        return {
          url: `${url}#note_${first.id}`,
          answersTo: isSingle ? undefined : `${path}/${discussion}/notes`,
          comments: [first, ...answers].map(said),
          place: placeOf(first),
        }
      })
    },
    answer: (answersTo, body) => send(answersTo, { method: "POST", body: { body } }),
    async deployments(commit) {
      type Deployed = {
        sha: string
        updated_at: string
        environment?: { external_url?: string | null } | null
      }
      const query = "status=success&order_by=id&sort=desc&per_page=50"
      const orNone = onStatus([403, 404], () => [])
      const all = await read<Deployed[]>(`deployments?${query}`).catch(orNone)
      return all
        .filter(({ sha }) => sha === commit)
        .map(({ environment, updated_at: time }) => {
          return { url: environment?.external_url ?? undefined, time }
        })
    },
  }) satisfies Partial<Host>
