import { onStatus, type Client } from "../git/request"
import type { Publication } from "../../drafts/backend"

type Pull = { mergeable: boolean | null; mergeable_state: string }
type CheckRun = { conclusion: string | null; app?: { slug?: string } | null }
type Status = { state: string; context?: string; target_url?: string | null }
type DeploymentStatus = { state: string; environment_url?: string | null }

const passed = ["success", "neutral", "skipped"]

/**
 * Whether a pull request can be merged. GitHub calls it `unstable` while a check has not passed that its
 * branch does not require. The repository's own workflows must pass all the same.
 */
export async function readState(
  client: Client,
  id: number,
  head: string,
): Promise<Publication["state"]> {
  const [{ mergeable, mergeable_state: state }, { own, all }] = await Promise.all([
    client.read<Pull>(`pulls/${id}`),
    readResults(client, head),
  ])
  if (mergeable === false || state === "behind") return "conflict"
  const results = state === "blocked" ? all : own
  if (results.some((one) => one !== null && !passed.includes(one))) return "failed"
  if (mergeable === null || results.includes(null)) return "checking"
  if (["blocked", "draft"].includes(state)) return "review"
  return state === "unstable" ? "unstable" : "saved"
}

const statusesIn = ({ statuses }: { statuses: Status[] }) => statuses
// A fine-grained token may not read them in a private repository.
const orNone = onStatus([403, 404], () => [])

/** The results of all checks and commit statuses, and of the own workflows; null while they run. */
async function readResults({ readAll }: Client, head: string) {
  const checksIn = ({ check_runs: checks }: { check_runs: CheckRun[] }) => checks
  const [checks, statuses] = await Promise.all([
    readAll(`commits/${head}/check-runs?per_page=100`, checksIn).catch(orNone),
    readAll(`commits/${head}/status?per_page=100`, statusesIn).catch(orNone),
  ])
  const resultOf = ({ conclusion }: CheckRun) => conclusion
  const ofServices = statuses.map(({ state }) => (state === "pending" ? null : state))
  return {
    own: checks.filter(({ app }) => app?.slug === "github-actions").map(resultOf),
    all: [...checks.map(resultOf), ...ofServices],
  }
}

/** The address of a successful deployment of a commit. Netlify reports a preview as a commit status alone. */
export async function readPreview({ read, readAll }: Client, commit: string) {
  const deployed = read<{ id: number }[]>(`deployments?sha=${commit}&per_page=5`).catch(orNone)
  const latest = (await deployed).map(({ id }) =>
    read<DeploymentStatus[]>(`deployments/${id}/statuses?per_page=1`),
  )
  const path = `commits/${commit}/status?per_page=100`
  const previews = (await readAll(path, statusesIn).catch(orNone))
    .filter(({ context = "" }) => /preview/i.test(context))
    .map(({ state, target_url }) => ({ state, environment_url: target_url }))
  return [...(await Promise.all(latest)).flat(), ...previews]
    .flatMap(({ state, environment_url: url }) => (state === "success" && url ? [url] : []))
    .at(0)
}
