import { useState } from "react"
import { schemaAt } from "../../../content-model/compare/fieldChanges"
import { intervalOf } from "../../../content-model/fields/period/intervals"
import { timeZoneOfContent } from "../../../content-model/fields/period/shownAt"
import { isRecord } from "../../../content-model/lib/isRecord"
import { isEqual, valueAt } from "../../../content-model/lib/path"
import { fieldsOf } from "../../../content-model/model/jsonSchema"
import { formatInterval } from "../../../content-model/time/formatDate"
import { linkedItem } from "../../drafts/items/links"
import { useContentValues } from "../../drafts/useWorkspace"
import { Button } from "../../ui/Button"
import { Details } from "../../ui/Disclosure"
import { text } from "../../ui/words/words"
import { GroupField } from "../groups/GroupField"
import { useForm, type ControlProps } from "../parts/types"

/** When something is shown. It folds, because most things are always shown. */
export function PeriodField(props: ControlProps) {
  const [isOpen] = useState(isRecord(props.value))
  const fields = <GroupField {...props} />
  if (props.isLabelled) return fields
  return (
    <>
      <Details open={isOpen}>
        <summary>{text(isRecord(props.value) ? "form.period" : "form.always")}</summary>
        {fields}
      </Details>
      <PeriodOfPage {...props} />
    </>
  )
}

/** Offers the period of the page or item that the link around it leads to, where the two differ. */
function PeriodOfPage({ path, value, onChange }: ControlProps) {
  const { file, value: whole } = useForm()
  const values = useContentValues()
  const owner = path.slice(0, -1)
  const [link] = fieldsOf(schemaAt(file, owner)).filter(([, { $ref }]) => $ref === "Destination")
  const to = link && valueAt(whole, [...owner, link[0]])
  const period = typeof to === "string" && valueAt(linkedItem(values, to), ["shown"])
  if (!isRecord(period) || isEqual(period, value)) return null
  const timeZone = timeZoneOfContent(values)
  const words = formatInterval(intervalOf({ shown: period }, timeZone), timeZone)
  return (
    <Button icon="calendar-clock" onPress={() => onChange(period)}>
      {text("form.periodOfPage", { period: words })}
    </Button>
  )
}
