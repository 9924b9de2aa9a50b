import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast"
import { configure, render } from "@testing-library/react"
import type { ReactNode } from "react"
import type { Draft } from "../drafts/content/types"
import { WorkspaceContext } from "../drafts/useWorkspace"
import { openWorkspace, type Workspace } from "../drafts/workspace"
import { memoryBackend } from "./memoryBackend"

// jsdom is slow with long forms, and no test may fail because the machine is busy.
jest.setTimeout(120_000)
configure({ asyncUtilTimeout: 60_000, defaultHidden: true })

const { add: addFor } = ToastQueue.prototype

/** A loaded workspace on content/ in memory, with the drafts of an earlier visit. */
export async function memoryWorkspace(drafts: Draft[] = []) {
  return openWorkspace(memoryBackend(drafts))
}

/** Renders a part of the editor on a workspace. */
export function renderOn(workspace: Workspace, part: ReactNode) {
  // A message goes after seconds, in which a busy machine does little.
  jest.spyOn(ToastQueue.prototype, "add").mockImplementation(function (
    this: ToastQueue<unknown>,
    content,
  ) {
    return addFor.call(this, content)
  })
  // jsdom lacks them.
  Object.assign(globalThis, { CSS: { escape: String } })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close() {},
  })
  return render(part, {
    wrapper: ({ children }) => <WorkspaceContext value={workspace}>{children}</WorkspaceContext>,
  })
}
