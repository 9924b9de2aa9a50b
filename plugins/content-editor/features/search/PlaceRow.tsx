import styled from "styled-components"
import { FieldDiff } from "../../form/FieldDiff"
import { PeriodMark } from "../../form/parts/Marks"
import { FieldIssue } from "../../ui/fields"
import { Card, Line, Small } from "../../ui/layout"
import { addressOf } from "../../ui/route"
import { text } from "../../ui/words/words"
import type { Place } from "./findPlaces"

type Props = {
  place: Place
  /** The value of the file. */
  value: unknown
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** A field with the found words: the lines that would change, and whether they shall. */
export function PlaceRow({ place, value, isTicked, onTick }: Props) {
  const { file, path, label, problem } = place
  const [before, after] = [place.before, place.after].map((whole) => whole.split("\n"))
  const isOther = (_: string, index: number) => before[index] !== after[index]
  return (
    <Card $gap="xs">
      <Choice as="label">
        <span>
          <Small>
            {label} <PeriodMark value={value} />
          </Small>
          <FieldDiff
            {...{ file, path }}
            before={before.filter(isOther).join("\n")}
            after={after.filter(isOther).join("\n")}
          />
        </span>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
      </Choice>
      {problem && isTicked && (
        <FieldIssue as="a" $isError={false} href={addressOf({ view: "edit", file, path })}>
          {text(problem)}
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
