import { readdirSync } from "node:fs"
import { gitFolder, objectId, tryGit } from "./git"

/** Why git keeps no versions here, in words; undefined if it does. */
export async function repositoryProblem(root: string) {
  const { problem, isInstalled } = await tryGit(root, ["rev-parse", "--git-dir"])
  if (!isInstalled)
    return "Git is not installed on this computer, so earlier versions cannot be kept. Install it from https://git-scm.com and start the editor again."
  return problem && `Git cannot keep earlier versions in this folder. It says: ${problem}`
}

const unfinished = /^(?:MERGE_HEAD|CHERRY_PICK_HEAD|REVERT_HEAD|rebase-merge|rebase-apply)$/

/** Why a commit cannot be made now, and what to do; undefined if it can. */
export async function commitProblem(root: string) {
  const problem = await repositoryProblem(root)
  if (problem) return problem
  if (!(await objectId(root, "HEAD")))
    return "This repository has no commit yet. Make the first one with git."
  const names = readdirSync(await gitFolder(root))
  if (names.some((name) => unfinished.test(name)))
    return "A merge or a similar step of git is not finished. Finish or abort it with git."
  if (names.includes("index.lock"))
    return "Another git program works in this folder. Wait until it has ended. If none is running, delete the file index.lock in the folder .git."
  if ((await tryGit(root, ["symbolic-ref", "-q", "HEAD"])).problem)
    return "The repository is on no branch (detached HEAD). Switch to a branch with git."
  const identity = ["-c", "user.useConfigOnly=true", "var", "GIT_COMMITTER_IDENT"]
  if ((await tryGit(root, identity)).problem)
    return 'Git does not know who you are. Run `git config --global user.name "Your Name"` and `git config --global user.email you@example.com`.'
  return undefined
}
