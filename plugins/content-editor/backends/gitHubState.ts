import { onStatus, type Client } from "./request"
import type { Publication } from "../drafts/backend"

type Pull = { mergeable: boolean | null; mergeable_state: string }
type CheckRun = { conclusion: string | null; app?: { slug?: string } | null }
type Status = { state: string }

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

/** The results of all checks and commit statuses, and of the own workflows; null while they run. */
async function readResults({ readAll }: Client, head: string) {
  // A fine-grained token cannot read the checks of a private repository.
  const orNone = onStatus([403, 404], () => [])
  const checksIn = ({ check_runs: checks }: { check_runs: CheckRun[] }) => checks
  const statusesIn = ({ statuses }: { statuses: Status[] }) => statuses
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
