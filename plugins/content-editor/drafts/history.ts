import { valueAt, type Path } from "../../content-model/lib/path"
import { changedPaths } from "../../content-model/compare/changedPaths"
import type { Step, Values } from "./content/types"

const maxPauseMs = 1000 // between two keystrokes that are undone together
const maxSteps = 500

/** The undoable changes since the editor was opened. */
export function createHistory() {
  let [done, undone]: Step[][] = [[], []]

  /** The last step that changed a file. */
  const lastOf = (steps: Step[], file: string) => steps.findLast(({ after }) => file in after)

  return {
    /** Adds a step. Keystrokes in one field join. Steps undone in its files cannot be redone. */
    add(file: string, before: Values, after: Values, place?: Path) {
      const step = createStep(file, before, after, place)
      const last = done.at(-1)
      const isJoined =
        last?.isTyping &&
        step.isTyping &&
        last.file === file &&
        last.path.join() === step.path.join() &&
        step.time - last.time < maxPauseMs
      const kept = isJoined ? done.slice(0, -1) : done
      done = [...kept, isJoined ? { ...step, before: last.before } : step].slice(-maxSteps)
      undone = undone.filter((one) => !Object.keys(one.after).some((name) => name in after))
    },
    undo(file: string) {
      const step = lastOf(done, file)
      if (!step) return undefined
      done = done.filter((one) => one !== step)
      undone = [...undone, { ...step, isTyping: false }]
      return step
    },
    redo(file: string) {
      const step = lastOf(undone, file)
      if (!step) return undefined
      undone = undone.filter((one) => one !== step)
      done = [...done, step]
      return step
    },
    canUndo: (file: string) => lastOf(done, file) !== undefined,
    canRedo: (file: string) => lastOf(undone, file) !== undefined,
  }
}

function createStep(file: string, before: Values, after: Values, place?: Path): Step {
  const [path = []] = place ? [place] : changedPaths(before[file], after[file])
  const [old = "", now] = [before, after].map((values) => valueAt(values[file], path))
  const isTyping =
    typeof old === "string" &&
    typeof now === "string" &&
    isKeystroke(old, now) &&
    Object.keys(after).length === 1
  return { file, path, before, after, time: Date.now(), isTyping }
}

/** Whether a text becomes another by one character: a paste changes several at once, and is undone by itself. */
function isKeystroke(old: string, now: string) {
  let start = 0
  while (start < old.length && old[start] === now[start]) start++
  const [oldRest, rest] = [old.slice(start), now.slice(start)]
  return (
    oldRest.slice(1) === rest.slice(1) || oldRest === rest.slice(1) || oldRest.slice(1) === rest
  )
}
