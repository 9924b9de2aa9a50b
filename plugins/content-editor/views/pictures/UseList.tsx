import { addressOf } from "../../admin/route"
import { contentValues } from "../../state/contentValues"
import { useEditorState } from "../../state/useWorkspace"
import { placeOf, type Use } from "./uses"

/** Links to the fields that name a picture. */
export function UseList({ uses }: { uses: Use[] }) {
  const values = contentValues(useEditorState())
  return (
    <ul>
      {uses.map((use) => (
        <li key={placeOf(use, values)}>
          <a href={addressOf({ view: "edit", ...use })}>{placeOf(use, values)}</a>
        </li>
      ))}
    </ul>
  )
}
