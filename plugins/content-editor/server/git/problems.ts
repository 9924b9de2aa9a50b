import { existsSync } from "node:fs"
import { join } from "node:path"
import { objectId, tryGit } from "./git"

const sentences = {
  noGit:
    "Git is not installed on this computer, so earlier versions cannot be kept. Install it from https://git-scm.com and start the editor again.",
  noRepository:
    "This folder is not a git repository that can be used, so earlier versions cannot be kept. Ask your developer to set one up.",
  shallow:
    "Only a part of the history is on this computer. `git fetch --unshallow` loads the rest.",
  noCommit: "This repository has no commit yet. Make the first one with git.",
  noBranch: "The repository is on no branch (detached HEAD). Switch to a branch with git.",
  unfinished: "A merge or a similar step of git is not finished. Finish or abort it with git.",
  locked:
    "Another git program works in this folder. Wait until it has ended. If none is running, delete the file index.lock in the folder .git.",
  noName:
    'Git does not know who you are. Run `git config --global user.name "Your Name"` and `git config --global user.email you@example.com`.',
}

/** Why there are no versions of files; undefined if there are. */
export async function repositoryProblem(root: string) {
  const { problem, isInstalled } = await tryGit(root, ["rev-parse", "--git-dir"])
  if (!isInstalled) return sentences.noGit
  return problem === undefined ? undefined : sentences.noRepository
}

/** Why earlier versions are missing, in words; undefined if none are. */
export async function historyNote(root: string) {
  const problem = await repositoryProblem(root)
  const shallow = ["rev-parse", "--is-shallow-repository"]
  if (problem || (await tryGit(root, shallow)).output.trim() !== "true") return problem
  return sentences.shallow
}

const unfinishedSteps = [
  "MERGE_HEAD",
  "CHERRY_PICK_HEAD",
  "REVERT_HEAD",
  "rebase-merge",
  "rebase-apply",
]

/** Why a commit cannot be made now, and what to do; undefined if it can. */
export async function commitProblem(root: string) {
  const problem = await repositoryProblem(root)
  if (problem) return problem
  if (!(await objectId(root, "HEAD"))) return sentences.noCommit
  const folder = (await tryGit(root, ["rev-parse", "--absolute-git-dir"])).output.trim()
  const isIn = (name: string) => existsSync(join(folder, name))
  if (unfinishedSteps.some(isIn)) return sentences.unfinished
  if (isIn("index.lock")) return sentences.locked
  if ((await tryGit(root, ["symbolic-ref", "-q", "HEAD"])).problem) return sentences.noBranch
  const identity = ["-c", "user.useConfigOnly=true", "var", "GIT_COMMITTER_IDENT"]
  return (await tryGit(root, identity)).problem ? sentences.noName : undefined
}
