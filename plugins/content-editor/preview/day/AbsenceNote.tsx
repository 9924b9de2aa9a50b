import styled from "styled-components"
import type { ContentValues } from "../../../content-model/content"
import type { Path } from "../../../content-model/schema/jsonSchema"
import { zoneIn } from "../../../content-model/time/shownAt"
import { Button } from "../../components/Button"
import { formatInstant } from "../../components/formatTime"
import { Cluster } from "../../components/layout"
import { colour, size, space, type } from "../../components/theme"
import { valueAt } from "../../state/content/paths"
import { visibilityOf } from "../../state/content/visibility"
import { text } from "../../words"

type Props = {
  values: ContentValues
  file: string
  path: Path
  instant: number
  now: number
  onLook: (instant: number) => void
}

const minuteMs = 60_000

/** Says that the site does not show the edited field at an instant, and leads to when it does. */
export function AbsenceNote({ values, file, path, instant, now, onLook }: Props) {
  const timeZone = zoneIn(values)
  const around = [...path.keys(), path.length].map((end) =>
    valueAt(values.get(file), path.slice(0, end)),
  )
  const { state, since } = around
    .map((value) => visibilityOf(value, timeZone, instant))
    .find((one) => one.state !== "shown") ?? { state: "shown" }
  const shownAt = since && (state === "over" ? since - minuteMs : since)
  return (
    <div role="status">
      {state !== "shown" && (
        <Note>
          {text(state === "hidden" ? "preview.hidden" : "preview.absent")}
          {shownAt && (
            <Button look="quiet" icon="calendar-clock" onPress={() => onLook(shownAt)}>
              {text("preview.lookAt", { moment: formatInstant(shownAt, timeZone, now) })}
            </Button>
          )}
        </Note>
      )}
    </div>
  )
}

const Note = styled(Cluster)`
  justify-content: space-between;
  gap: 0 ${space.s};
  min-height: ${size.target};
  padding: ${space.xs} ${space.m};
  background: ${colour.warningGround};
  color: ${colour.warning};
  font: ${type.small};
`
