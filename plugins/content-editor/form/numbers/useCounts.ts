import { useSyncExternalStore } from "react"
import { Numbers } from "../../../content-model/fields/numbers/numbers"
import { valueAt } from "../../../content-model/lib/path"
import { settingsFile } from "../../../content-model/model/model"
import { savedValue } from "../../drafts/merge/drafts"
import { useLoaded } from "../../drafts/useLoaded"
import { useEditorState } from "../../drafts/useWorkspace"
import { countsOf, lastDays, TokenError, type Days } from "./counts"
import { numbersToken } from "./token"

/** The service that counts on the published site, if the saved settings name one. */
export function useNumbers() {
  const { snapshot } = useEditorState()
  return Numbers.safeParse(valueAt(savedValue(snapshot, settingsFile()), ["numbers"])).data
}

/**
 * The sums of the counts of some names: of the last 30 days, and of the 30 days before. Undefined while they load,
 * where nothing counts, and where a browser cannot read them; "token" where the service wants another token.
 */
export function useCounts(names: string[]) {
  const numbers = useNumbers()
  const token = useSyncExternalStore(numbersToken.subscribe, () =>
    numbers ? numbersToken.get(numbers) : null,
  )
  const load = async () => {
    const counts = numbers && countsOf(numbers, token)
    if (!counts) return undefined
    const sum = async (days: Days) => {
      const each = await Promise.all(names.map((name) => counts(name, days)))
      return each.reduce((total, one) => total + one, 0)
    }
    const [now, before] = lastDays()
    return Promise.all([sum(now), sum(before)]).catch((error: unknown) => {
      if (error instanceof TokenError) return "token" as const
      throw error
    })
  }
  return useLoaded(load, JSON.stringify([numbers, token, names]))
}
