import { onStatus, type Client } from "../git/request"
import type { Publication } from "../../drafts/backend"

type Deployed = { sha: string; environment?: { external_url?: string | null } | null }

/** What GitLab says of a merge request. */
export type RequestState = {
  detailed_merge_status: string
  head_pipeline?: { status: string } | null
  user?: { can_merge: boolean }
}

const contested = ["conflict", "broken_status", "need_rebase"]
const pending = ["checking", "unchecked", "preparing", "approvals_syncing", "ci_still_running"]
/** States of a pipeline that does not go on by itself. */
const ended = ["success", "failed", "canceled", "skipped", "manual"]

/** Whether a merge request can be merged. */
export function stateIn(request: RequestState): Publication["state"] {
  const { detailed_merge_status: status, head_pipeline: pipeline, user } = request
  if (contested.includes(status)) return "conflict"
  if (pending.includes(status) || (pipeline && !ended.includes(pipeline.status))) return "checking"
  if (pipeline?.status === "manual" && status === "ci_must_pass") return "review"
  if (status === "ci_must_pass" || pipeline?.status === "failed") return "failed"
  return status === "mergeable" && user?.can_merge !== false ? "saved" : "review"
}

/** The address of the environment in which a commit was deployed. */
export async function readPreview({ read }: Client, commit: string) {
  const query = "status=success&order_by=id&sort=desc&per_page=50"
  const orNone = onStatus([403, 404], () => [])
  const all = await read<Deployed[]>(`deployments?${query}`).catch(orNone)
  return all
    .flatMap(({ sha, environment }) => (sha === commit ? (environment?.external_url ?? []) : []))
    .at(0)
}
