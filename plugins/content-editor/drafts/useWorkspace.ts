import { createContext, use, useSyncExternalStore } from "react"
import { contentValues } from "./values/contentValues"
import { parseText, valueOf } from "./merge/drafts"
import { useLoaded } from "./useLoaded"
import type { Workspace } from "./workspace"

export const WorkspaceContext = createContext<Workspace | undefined>(undefined)

/** The workspace of the editor. */
export function useWorkspace() {
  const workspace = use(WorkspaceContext)
  if (!workspace) throw new Error("The component is outside of WorkspaceContext.")
  return workspace
}

/** The state of the workspace. Renders again after each change. */
export function useEditorState() {
  const { subscribe, getState } = useWorkspace()
  return useSyncExternalStore(subscribe, getState)
}

/** The value of each content file with the drafts. Renders again after each change. */
export const useContentValues = () => contentValues(useEditorState())

/** The value of a content file as the editor shows it; null if it does not exist. */
export function useFileValue(file: string) {
  const { snapshot, drafts } = useEditorState()
  return valueOf(snapshot, drafts, file)
}

/** The value of a content file in a version. */
export function useVersion(file: string, version: string) {
  const { backend } = useWorkspace()
  return useLoaded(async (id) => parseText(await backend.textAt(id, file)), version)
}
