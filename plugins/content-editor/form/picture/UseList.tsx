import { addressOf } from "../../ui/route"
import { useContentValues } from "../../drafts/useWorkspace"
import { placeOf } from "../../drafts/values/describe"
import type { Use } from "./uses"

/** Links to fields. */
export function UseList({ uses }: { uses: Use[] }) {
  const values = useContentValues()
  return (
    <ul>
      {uses.map((use) => (
        <li key={[use.file, ...use.path].join()}>
          <a href={addressOf({ view: "edit", ...use })}>{placeOf(use, values.get(use.file))}</a>
        </li>
      ))}
    </ul>
  )
}
