import { useState } from "react"
import {
  destinationOf,
  readableDestination,
} from "../../../content-model/fields/destination/destination"
import { schemaAt } from "../../../content-model/compare/fieldChanges"
import { isEqual, valueAt, withValueAt } from "../../../content-model/lib/path"
import { contentTypeOf } from "../../../content-model/model/model"
import { linkedItem } from "../../drafts/items/links"
import { addressOf } from "../../ui/route"
import { Button } from "../../ui/Button"
import { Hint, Input } from "../../ui/fields"
import { Line } from "../../ui/layout"
import { useEditorState } from "../../drafts/useWorkspace"
import { contentValues } from "../../drafts/values/contentValues"
import { text } from "../../ui/words/words"
import { DestinationPicker, destinationsIn } from "./DestinationPicker"
import { asText, useForm, type ControlProps } from "../parts/types"
import { useTyped } from "../parts/useTyped"

/**
 * A page, or an address as people write it. The picker offers all pages, sections and documents. A link
 * that is shown on the days of its page gets those of the page that is chosen.
 */
export function DestinationField({ path, value, onChange, label, attributes }: ControlProps) {
  const state = useEditorState()
  const values = contentValues(state)
  const { file, update } = useForm()
  const [isChoosing, setIsChoosing] = useState(false)
  const to = asText(value)
  const { setTyped, ...typed } = useTyped(to, destinationOf, readableDestination)
  const titleId = `${attributes.id}-title`
  const chosen = destinationsIn(state).find(({ address }) => address === to)
  const owner = path.slice(0, -1)
  const canHaveDays = "shown" in (schemaAt(file, owner).properties ?? {})
  const daysOf = (address: string) => valueAt(linkedItem(values, address), ["shown"])
  const choose = (address: string) =>
    update(owner, (group) => {
      const linked = withValueAt(group, [path[owner.length]], address)
      const isFollowing = canHaveDays && isEqual(valueAt(group, ["shown"]), daysOf(to))
      return isFollowing ? withValueAt(linked, ["shown"], daysOf(address)) : linked
    })
  return (
    <>
      <Line>
        <Input
          {...attributes}
          aria-describedby={[titleId, attributes["aria-describedby"]].join(" ")}
          {...typed}
          placeholder={text("form.destination")}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange(destinationOf(currentTarget.value))
          }}
        />
        <Button
          icon="search"
          aria-label={`${label}: ${text("form.chooseDestination")}`}
          onPress={() => setIsChoosing(true)}
        >
          {text("pictures.chooseShort")}
        </Button>
      </Line>
      <Hint id={titleId}>
        {chosen && contentTypeOf(chosen.file) ? (
          <a href={addressOf({ view: "edit", file: chosen.file, path: [] })}>{chosen.title}</a>
        ) : (
          chosen?.title
        )}
      </Hint>
      {isChoosing && (
        <DestinationPicker
          title={text("form.chooseDestination")}
          chosen={to}
          onChoose={choose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  )
}
