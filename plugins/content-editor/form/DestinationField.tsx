import { useState } from "react"
import {
  destinationOf,
  readableDestination,
} from "../../content-model/fields/destination/destination"
import { Button } from "../ui/Button"
import { Hint, Input } from "../ui/fields"
import { Line } from "../ui/layout"
import { useEditorState } from "../drafts/useWorkspace"
import { text } from "../ui/words/words"
import { DestinationPicker, useDestinations } from "./destinations/DestinationPicker"
import { asText, ChoiceField } from "./TextFields"
import type { ControlProps } from "./parts/types"

/** A file of static/. */
export function FileField(props: ControlProps) {
  const { staticFiles } = useEditorState().snapshot
  const files = [...new Set(["", asText(props.value), ...staticFiles])]
  return <ChoiceField {...props} schema={{ ...props.schema, enum: files }} />
}

/** A page, or an address as people write it. The picker offers all pages, sections and documents. */
export function DestinationField({ value, onChange, label, attributes }: ControlProps) {
  const [typed, setTyped] = useState("")
  const [isChoosing, setIsChoosing] = useState(false)
  const to = asText(value)
  const titleId = `${attributes.id}-title`
  const chosen = useDestinations().find(({ address }) => address === to)
  return (
    <>
      <Line>
        <Input
          {...attributes}
          aria-describedby={[titleId, attributes["aria-describedby"]].join(" ")}
          // What was typed stays as it is until the field is left.
          value={typed && destinationOf(typed) === to ? typed : readableDestination(to)}
          placeholder={text("form.destination")}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange(destinationOf(currentTarget.value))
          }}
          onBlur={() => setTyped("")}
        />
        <Button
          icon="search"
          aria-label={`${label}: ${text("form.chooseDestination")}`}
          onPress={() => setIsChoosing(true)}
        >
          {text("pictures.chooseShort")}
        </Button>
      </Line>
      <Hint id={titleId}>{chosen?.title}</Hint>
      <DestinationPicker
        title={text("form.chooseDestination")}
        chosen={to}
        isOpen={isChoosing}
        onChoose={onChange}
        onClose={() => setIsChoosing(false)}
      />
    </>
  )
}
