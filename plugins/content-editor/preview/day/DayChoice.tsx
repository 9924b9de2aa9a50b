import styled from "styled-components"
import type { ContentValues } from "../../../content-model/content"
import { localTimeOf, startOf } from "../../../content-model/time/instants"
import { momentsAfter, zoneIn } from "../../../content-model/time/shownAt"
import { Select } from "../../components/fields"
import { formatInstant } from "../../formatTime"
import { Cluster } from "../../components/layout"
import { MomentInput } from "../../components/MomentInput"
import { below } from "../../components/theme"
import { text } from "../../words"

const maxMoments = 12

type Props = {
  values: ContentValues
  now: number
  /** The instant that the page is shown as at; undefined for now. */
  chosen: number | undefined
  onChoose: (instant: number | undefined) => void
}

/** Chooses the day of the preview: now, a moment at which the site changes, or any other. */
export function DayChoice({ values, now, chosen, onChoose }: Props) {
  const timeZone = zoneIn(values)
  const moments = momentsAfter(values, now).slice(0, maxMoments)
  const isOther = chosen !== undefined && !moments.includes(chosen)
  const inWords = (moment: number) =>
    text("preview.onMoment", { moment: formatInstant(moment, timeZone, now) })
  return (
    <Choice role="group" aria-label={text("preview.asOn")}>
      <Select
        aria-label={text("preview.asOn")}
        value={isOther ? "other" : (chosen ?? "")}
        onChange={({ currentTarget: { value } }) =>
          onChoose(value === "other" ? now : value ? Number(value) : undefined)
        }
      >
        <option value="">{text("preview.now")}</option>
        {moments.map((moment) => (
          <option key={moment} value={moment}>
            {inWords(moment)}
          </option>
        ))}
        <option value="other">{isOther ? inWords(chosen) : text("preview.otherDay")}</option>
      </Select>
      {isOther && (
        <MomentInput
          type="datetime-local"
          aria-label={text("preview.day")}
          value={localTimeOf(chosen, timeZone)}
          onChange={({ currentTarget: { value } }) => value && onChoose(startOf(value, timeZone))}
        />
      )}
    </Choice>
  )
}

const Choice = styled(Cluster)`
  > select {
    width: 12rem;
  }

  > input {
    width: auto;
  }

  ${below.tablet} {
    /* With a day of its own, it needs a whole row. */
    &&:has(> input) {
      flex-basis: 100%;
    }

    > select {
      flex: 1;
      width: 0;
      min-width: 5.5rem;
    }
  }
`
