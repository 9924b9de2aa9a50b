import styled from "styled-components"
import { DiffWords } from "../../form/FieldDiff"
import { PeriodMark } from "../../form/parts/Marks"
import { FieldIssue } from "../../ui/fields"
import { Card, Line, Small } from "../../ui/layout"
import { addressOf } from "../../ui/route"
import { text } from "../../ui/words/words"
import { replacementAt, type Place } from "./places"
import { endOf, startOf } from "./searchContent"

type Props = {
  place: Place
  /** The words to put there. */
  words: string
  /** The value of the file. */
  value: unknown
  isTicked: boolean
  isRefused: boolean
  onTick: (isTicked: boolean) => void
}

/** A place of the found words: its item and field, what would stand there, and whether it is replaced. */
export function PlaceRow({ place, words, value, isTicked, isRefused, onTick }: Props) {
  const { file, path, label, field } = place
  const { start, end, words: now } = replacementAt(place, words)
  return (
    <Card $gap="xs">
      <Choice as="label">
        <span>
          <Small>
            {label} <PeriodMark value={value} />
          </Small>
          <DiffWords>
            {endOf(field.text.slice(0, start))}
            <del>{field.text.slice(start, end)}</del>
            {isTicked && !isRefused && <ins>{now}</ins>}
            {startOf(field.text.slice(end))}
          </DiffWords>
        </span>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
      </Choice>
      {isRefused && (
        <FieldIssue as="a" $isError={false} href={addressOf({ view: "edit", file, path })}>
          {text(field.schema.$ref === "Destination" ? "replace.noLink" : "replace.signs")}
        </FieldIssue>
      )}
    </Card>
  )
}

const Choice = styled(Line)`
  > input {
    order: -1;
  }
`
