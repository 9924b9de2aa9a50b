import { changesOf } from "./content/contentValues"
import type { Check, State } from "./types"
import { validateChanges } from "./content/validateChanges"

const pauseMs = 120 // in typing, before the content is checked

/** Checks the content with all drafts after a pause in typing. */
export function createChecker(getState: () => State, onResult: (check: Check) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined

  async function check() {
    const { snapshot, drafts } = getState()
    const result = await validateChanges(snapshot, changesOf(snapshot, drafts))
    // A later change is checked by itself.
    if (getState().drafts === drafts && getState().snapshot === snapshot) onResult(result)
  }

  return {
    checkSoon() {
      clearTimeout(timer)
      timer = setTimeout(() => void check(), pauseMs)
    },
  }
}
