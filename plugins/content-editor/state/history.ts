import type { Path } from "../../content-model/schema/jsonSchema"
import { changedPaths, valueAt } from "./content/paths"
import type { Step, Values } from "./types"

/** The undoable changes since the editor was opened. */
export type History = { done: readonly Step[]; undone: readonly Step[] }

export const emptyHistory: History = { done: [], undone: [] }

const maxPauseMs = 1000 // between two keystrokes that are undone together
const maxSteps = 500

/** Creates the step of a change that a person made in a file. */
export function createStep(file: string, before: Values, after: Values, time: number): Step {
  const paths = changedPaths(before[file], after[file])
  const path = paths.length === 1 ? paths[0] : commonStart(paths)
  const isOneFile = Object.keys(after).length === 1
  return {
    file,
    path,
    before,
    after,
    time,
    isTyping: isOneFile && isKeystroke(before, after, file, path),
  }
}

// A paste changes several characters at once and is undone by itself.
function isKeystroke(before: Values, after: Values, file: string, path: Path) {
  const [old, now] = [valueAt(before[file], path), valueAt(after[file], path)]
  return (
    typeof now === "string" &&
    (old === undefined || typeof old === "string") &&
    Math.abs(now.length - (old?.length ?? 0)) <= 1
  )
}

const commonStart = (paths: Path[]) =>
  paths.reduce((start, path) => {
    const end = start.findIndex((key, index) => key !== path[index])
    return end < 0 ? start : start.slice(0, end)
  }, paths[0] ?? [])

/** Adds a step. Keystrokes in one field join. Steps that were undone in its files cannot be redone. */
export function addStep({ done, undone }: History, step: Step): History {
  const last = done.at(-1)
  const isSame =
    last?.isTyping &&
    step.isTyping &&
    last.file === step.file &&
    last.path.join() === step.path.join() &&
    step.time - last.time < maxPauseMs
  const joined = isSame ? { ...step, before: last.before } : step
  return {
    done: [...(isSame ? done.slice(0, -1) : done), joined].slice(-maxSteps),
    undone: undone.filter(({ after }) => !Object.keys(after).some((file) => file in step.after)),
  }
}

/** The last step that changed a file, or that changed anything. */
export const lastStep = (steps: readonly Step[], file?: string) =>
  steps.findLast(({ after }) => file === undefined || file in after)
