import { HttpError } from "../HttpError"
import { git, objectId, tryGit } from "./git"

/** Where `git push` sends the branch, and how many of its commits are not there; undefined without a git host. */
export async function destinationOf(root: string) {
  const ref = (await git(root, ["symbolic-ref", "HEAD"])).trim()
  const format = "--format=%(push:remotename)%00%(upstream:remotename)%00%(upstream)"
  const found = (await git(root, ["for-each-ref", format, ref])).trim().split("\0")
  const [pushed, followed, upstream] = found
  const remotes = (await git(root, ["remote"])).split("\n").filter(Boolean)
  const remote = pushed || followed || (remotes.includes("origin") ? "origin" : remotes[0])
  const branch = ref.replace("refs/heads/", "")
  if (!remote) return undefined
  const sent = upstream || `refs/remotes/${remote}/${branch}`
  const range = (await objectId(root, sent)) ? `${sent}..HEAD` : "HEAD"
  const count = Number(await git(root, ["rev-list", "--count", range]))
  return { remote, ref, branch, name: await nameOf(root, remote), count }
}

/** The name of a remote's host, without an account or a password; of a folder, that of the remote. */
async function nameOf(root: string, remote: string) {
  const { output } = await tryGit(root, ["remote", "get-url", "--push", remote])
  const [, host] = output.match(/^(?:\w+:\/\/)?(?:[^/]*@)?([\w.-]{2,}?)(?::|\/.)/) ?? []
  return host && !output.startsWith("file:") && !/^[./]/.test(output) ? host : remote
}

const limitMs = 300_000 // for pictures on a slow line

/**
 * Sends the versions of the branch to its git host, if it has one. Hooks run. Nobody is asked for a password.
 * @throws {HttpError} 422 in words if this is not possible now. The versions stay as they are.
 */
export async function push(root: string) {
  const destination = await destinationOf(root)
  if (!destination) return
  const { remote, ref, name } = destination
  const variables = {
    GIT_TERMINAL_PROMPT: "0",
    GIT_ASKPASS: "",
    GIT_SSH_COMMAND: await sshCommand(root),
    LC_ALL: "C", // the answers below are in English
  }
  const command = ["push", "--porcelain", "-u", remote, `${ref}:${ref}`]
  const { problem, output, isTooSlow } = await tryGit(root, command, { variables, limitMs })
  if (problem === undefined) return
  const reason = isTooSlow
    ? `${name} did not answer in time. Try again later, or with a better connection.`
    : reasonOf(`${output}\n${problem}`, name)
  throw new HttpError(
    422,
    `Not published. ${reason} Nothing is lost: your change is kept here as a version.`,
  )
}

/** The command of the person, which must ask nothing. */
async function sshCommand(root: string) {
  const { output } = await tryGit(root, ["config", "core.sshCommand"])
  const own = process.env.GIT_SSH_COMMAND ?? output.trim()
  const isOpenSsh = /^(\S*\/)?ssh(\s|$)/.test(own || "ssh")
  return isOpenSsh ? `${own || "ssh"} -oBatchMode=yes -oConnectTimeout=20` : own
}

/** Why git has refused a push, and what to do. */
function reasonOf(answer: string, name: string) {
  if (/\[rejected\]/.test(answer))
    return "Somebody else has sent changes first. Get them in a terminal with `git pull --rebase`, look at the site, and publish again."
  if (/resolve host|unreachable|No route|timed out|Connection refused|to connect/i.test(answer))
    return `${name} cannot be reached. Check the connection, and try again.`
  if (
    /Authentication failed|could not read (?:User|Pass)|Permission denied|denied to|verification failed|error: 40[13]/i.test(
      answer,
    )
  )
    return `${name} does not let you in. Sign in once in a terminal with \`git push\`, or ask the owner of the repository for access.`
  const said = answer
    .match(/^remote: .*\S/gm)
    ?.join(" ")
    .replaceAll("remote: ", "")
  if (/\[remote rejected\]/.test(answer)) return `${name} refuses it. It says: ${said ?? answer}`
  return `Git cannot send it. It says: ${answer.trim()}`
}
