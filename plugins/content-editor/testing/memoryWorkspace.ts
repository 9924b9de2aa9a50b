import type { Draft } from "../state/types"
import { createWorkspace } from "../state/workspace"
import { memoryBackend } from "./memoryBackend"

/** A loaded workspace on content/ in memory, with the drafts of an earlier visit. */
export async function memoryWorkspace(drafts: Draft[] = []) {
  const workspace = createWorkspace(memoryBackend(drafts))
  await workspace.load()
  return workspace
}
