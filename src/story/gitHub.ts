import { ask, askAll, Refused } from "./ask"
import type { Host } from "./post"

const branch = "stories"

type Comment = { id: number; body: string; user: { type: string } }

/**
 * A pull request on GitHub, when the environment says which: the comments of its bot, and the
 * pictures on a branch of their own, where each commit has a folder.
 */
export function gitHub(env: NodeJS.ProcessEnv): Host | undefined {
  const { GITHUB_TOKEN, GITHUB_API_URL, GITHUB_REPOSITORY, PULL_REQUEST, HEAD } = env
  if (!GITHUB_TOKEN || !PULL_REQUEST) return undefined
  const repository = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}`
  const headers = { authorization: `Bearer ${GITHUB_TOKEN}`, accept: "application/vnd.github+json" }
  const say = (path: string, method?: string, body?: object) =>
    ask(`${repository}/${path}`, headers, method, body)
  const comments = `issues/${PULL_REQUEST}/comments`

  /** The last commit of the branch, if there is one. */
  async function tip(): Promise<string | undefined> {
    try {
      return (await say(`git/ref/heads/${branch}`)).object.sha
    } catch (error) {
      if (error instanceof Refused && error.status === 404) return undefined
      throw error
    }
  }

  return {
    async keep(pictures) {
      if (pictures.length === 0) return
      const tree = []
      for (const { name, bytes } of pictures) {
        const blob = { content: bytes.toString("base64"), encoding: "base64" }
        const { sha } = await say("git/blobs", "POST", blob)
        tree.push({ path: `${HEAD}/${name}`, mode: "100644", type: "blob", sha })
      }
      const parent = await tip()
      const { sha } = await say("git/trees", "POST", { base_tree: parent, tree })
      const message = `Show what pull request ${PULL_REQUEST} changes`
      const parents = parent ? [parent] : []
      const commit = await say("git/commits", "POST", { message, tree: sha, parents })
      if (parent) await say(`git/refs/heads/${branch}`, "PATCH", { sha: commit.sha })
      else await say("git/refs", "POST", { ref: `refs/heads/${branch}`, sha: commit.sha })
    },
    async notes() {
      const all: Comment[] = await askAll((page) => say(`${comments}?per_page=100&page=${page}`))
      return all.filter(({ user }) => user.type === "Bot")
    },
    add: (body) => say(comments, "POST", { body }),
    rewrite: (id, body) => say(`issues/comments/${id}`, "PATCH", { body }),
  }
}
