import styled from "styled-components"
import type { ContentValues } from "../../content-model/read/content"
import { valueAt, type Path } from "../../content-model/lib/path"
import { formatInstantInFull } from "../../content-model/time/formatDate"
import { schemasAt } from "../../content-model/model/jsonSchema"
import { schemaOf } from "../../content-model/model/model"
import { timeZoneAt } from "../../content-model/fields/period/timeZone"
import { timeZoneOfContent } from "../../content-model/fields/period/shownAt"
import { Button } from "../ui/Button"
import { Cluster } from "../ui/layout"
import { colour, size, space, type } from "../ui/theme"
import { labelOf, titleOf } from "../../content-model/compare/fieldChanges"
import { visibilityOf, type Visibility } from "../drafts/values/visibility"
import { text, type WordKey } from "../ui/words/words"

type Props = {
  values: ContentValues
  file: string
  path: Path
  instant: number
  onLook: (instant: number) => void
}

const sentences: Partial<Record<Visibility["state"], WordKey>> = {
  draft: "preview.draft",
  hidden: "preview.hidden",
}

const minuteMs = 60_000

/** Names what contains the edited field if the site does not show it, and leads to when it does. */
export function AbsenceNote({ values, file, path, instant, onLook }: Props) {
  const timeZone = timeZoneOfContent(values)
  const content = values.get(file)
  const schemas = schemasAt(schemaOf(file), path)
  const absent = schemas
    .map((schema, depth) => {
      const part = path.slice(0, depth)
      const zone = timeZoneAt(content, part, timeZone)
      return { part, ...visibilityOf(valueAt(content, part), zone, instant, schema) }
    })
    .find(({ state }) => state !== "shown")
  if (!absent) return <div role="status" />
  const { part, state, since } = absent
  const name = [titleOf(file, content), labelOf(file, part, content)].filter(Boolean).join(" › ")
  const shownAt = since && (state === "over" ? since - minuteMs : since)
  return (
    <div role="status">
      <Note>
        {text(sentences[state] ?? "preview.absent", { name })}
        {shownAt && (
          <Button look="quiet" icon="calendar-clock" onPress={() => onLook(shownAt)}>
            {text("preview.lookAt", { moment: formatInstantInFull(shownAt, timeZone) })}
          </Button>
        )}
      </Note>
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
