import { Hint, Input } from "../ui/fields"
import { contentValues } from "../drafts/values/contentValues"
import { linkTargets } from "../drafts/items/links"
import { useEditorState } from "../drafts/useWorkspace"
import { text } from "../ui/words/words"
import { asText, ChoiceField } from "./TextFields"
import type { ControlProps } from "./parts/types"

const listId = "destinations"

function useDestinations() {
  const state = useEditorState()
  const files = state.snapshot.staticFiles.map((address) => ({ address, title: address.slice(1) }))
  return [...linkTargets(contentValues(state)), ...files]
}

/** The pages, sections and documents of this site by their titles, for all fields of a form. */
export const Destinations = () => (
  <datalist id={listId}>
    {useDestinations().map(({ address, title }) => (
      <option key={address} value={address}>
        {title}
      </option>
    ))}
  </datalist>
)

/** A file of static/. */
export function FileField(props: ControlProps) {
  const { staticFiles } = useEditorState().snapshot
  const files = [...new Set(["", asText(props.value), ...staticFiles])]
  return <ChoiceField {...props} schema={{ ...props.schema, enum: files }} />
}

/** An address. Offers `Destinations`. */
export function DestinationField({ value, onChange, attributes }: ControlProps) {
  const titleId = `${attributes.id}-title`
  const chosen = useDestinations().find(({ address }) => address === value)
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
    </>
  )
}
