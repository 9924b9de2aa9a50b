import { withContentIndex } from "./contentIndex"
import { git, objectId, tryGit } from "./git"

/** The last save. Its parents are the saves before it. No branch has them, and no push sends them. */
export const savesRef = "refs/editor/saves"

/** The e-mail address of the commits that are saves. */
export const savesEmail = "editor@localhost"

const author = Object.fromEntries(
  ["AUTHOR", "COMMITTER"].flatMap((role) => [
    [`GIT_${role}_NAME`, "Editor"],
    [`GIT_${role}_EMAIL`, savesEmail],
  ]),
)

/**
 * Keeps the present content/ as a version if it differs from the last save. Does nothing without a
 * git repository. A failure is logged only: the files themselves are saved.
 */
export async function keepSave(root: string, message: string) {
  if ((await tryGit(root, ["rev-parse", "--git-dir"])).problem) return
  const kept = withContentIndex(root, { message }, async ({ env, messageFile }) => {
    const tree = (await git(root, ["write-tree"], env)).trim()
    const parent = (await objectId(root, savesRef)) || (await objectId(root, "HEAD"))
    if (parent && (await objectId(root, `${parent}^{tree}`)) === tree) return
    const parents = parent ? ["-p", parent] : []
    const commit = await git(root, ["commit-tree", tree, ...parents, "-F", messageFile], author)
    await git(root, ["update-ref", savesRef, commit.trim()])
  })
  await kept.catch((error: unknown) =>
    console.error("The content is saved, but not kept as an earlier version.", error),
  )
}
