import { Hint, Input } from "../components/fields"
import { contentValues } from "../state/content/contentValues"
import { linkTargets } from "../state/items/links"
import { useEditorState } from "../state/useWorkspace"
import { text } from "../words"
import { asText } from "./TextFields"
import type { ControlProps } from "./types"

/** An address. Offers the pages, sections and documents of this site by their titles. */
export function DestinationField({ value, onChange, attributes }: ControlProps) {
  const state = useEditorState()
  const [listId, titleId] = [`${attributes.id}-targets`, `${attributes.id}-title`]
  const files = state.snapshot.staticFiles.map((address) => ({ address, title: address.slice(1) }))
  const targets = [...linkTargets(contentValues(state)), ...files]
  const chosen = targets.find(({ address }) => address === value)
  return (
    <>
      <Input
        {...attributes}
        aria-describedby={[titleId, attributes["aria-describedby"]].join(" ")}
        list={listId}
        value={asText(value)}
        placeholder={text("form.destination")}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Hint id={titleId}>{chosen?.title}</Hint>
      <datalist id={listId}>
        {targets.map(({ address, title }) => (
          <option key={address} value={address}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
}
