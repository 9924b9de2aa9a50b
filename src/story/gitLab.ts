import { ask, askAll } from "./ask"
import type { Host } from "./post"

type Note = { id: number; body: string; author: { id: number } }

/** A merge request on GitLab, when the environment says which; its job keeps the pictures. */
export function gitLab(env: NodeJS.ProcessEnv): Host | undefined {
  const { STORY_TOKEN, CI_API_V4_URL, CI_PROJECT_ID, CI_MERGE_REQUEST_IID } = env
  if (!STORY_TOKEN || !CI_MERGE_REQUEST_IID) return undefined
  const headers = { "private-token": STORY_TOKEN }
  const notes = `${CI_API_V4_URL}/projects/${CI_PROJECT_ID}/merge_requests/${CI_MERGE_REQUEST_IID}/notes`

  return {
    keep: async () => {},
    async notes() {
      const { id } = await ask(`${CI_API_V4_URL}/user`, headers)
      const tell = (page: number) => ask(`${notes}?per_page=100&page=${page}`, headers)
      return (await askAll<Note>(tell)).filter(({ author }) => author.id === id)
    },
    add: (body) => ask(notes, headers, "POST", { body }),
    rewrite: (id, body) => ask(`${notes}/${id}`, headers, "PUT", { body }),
  }
}
