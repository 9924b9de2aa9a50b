import { objectId, tryGit } from "./git"

/** Why git keeps no versions here, in words; undefined if it does. */
export async function repositoryProblem(root: string) {
  const { problem, isInstalled } = await tryGit(root, ["rev-parse", "--git-dir"])
  if (!isInstalled)
    return "Git is not installed on this computer, so earlier versions cannot be kept. Install it from https://git-scm.com and start the editor again."
  return problem && `Git cannot keep earlier versions in this folder. It says: ${problem}`
}

/** Why a commit must not be made now, and what to do. What hinders git itself, it says when it makes one. */
export async function commitProblem(root: string) {
  const problem = await repositoryProblem(root)
  if (problem) return problem
  if (!(await objectId(root, "HEAD")))
    return "This repository has no commit yet. Make the first one with git."
  if ((await tryGit(root, ["symbolic-ref", "-q", "HEAD"])).problem)
    return "The repository is on no branch (detached HEAD). Switch to a branch with git."
  return undefined
}
