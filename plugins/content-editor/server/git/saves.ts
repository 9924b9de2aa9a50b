import { git, objectId, tryGit } from "./git"
import { withContentIndex } from "./contentIndex"

/** The last save, whose parents are the saves before it. No branch has them; no push sends them. */
export const savesRef = "refs/editor/saves"
export const savesEmail = "editor@localhost"

const identity = {
  GIT_AUTHOR_NAME: "Editor",
  GIT_AUTHOR_EMAIL: savesEmail,
  GIT_COMMITTER_NAME: "Editor",
  GIT_COMMITTER_EMAIL: savesEmail,
}

/**
 * Keeps the present content/ as a version if it differs from the last save. Does nothing without a
 * git repository. A failure is only logged, because the files themselves are saved.
 */
export async function keepSave(root: string, message: string) {
  if ((await tryGit(root, ["rev-parse", "--git-dir"])).problem) return
  const kept = withContentIndex(root, { message }, async ({ env, messageFile }) => {
    const tree = (await git(root, ["write-tree"], env)).trim()
    const parent = (await objectId(root, savesRef)) || (await objectId(root, "HEAD"))
    if (parent && (await objectId(root, `${parent}^{tree}`)) === tree) return
    const parents = parent ? ["-p", parent] : []
    const commit = await git(root, ["commit-tree", tree, ...parents, "-F", messageFile], identity)
    await git(root, ["update-ref", savesRef, commit.trim()])
  })
  await kept.catch((error: unknown) =>
    console.error("The content is saved, but not kept as an earlier version.", error),
  )
}
