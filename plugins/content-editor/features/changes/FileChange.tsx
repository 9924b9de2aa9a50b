import type { ReactNode } from "react"
import { pageAddress } from "../../../content-model/read/pageAddress"
import { addressOf } from "../../ui/route"
import { Button } from "../../ui/Button"
import { Disclosure } from "../../ui/Disclosure"
import { Card, Line, Small, Stack } from "../../ui/layout"
import {
  fieldChanges,
  labelOf,
  titleOf,
  titleWithType,
  type FieldChange,
} from "../../../content-model/compare/fieldChanges"
import { isPicturePath } from "../../drafts/merge/drafts"
import { PeriodMark } from "../../form/parts/Marks"
import { textsIn } from "../../drafts/items/textsIn"
import { text } from "../../ui/words/words"
import { FieldDiff, Sample } from "../../form/FieldDiff"

type Props = {
  file: string
  /** The former file of a page that has got another address. */
  former?: string
  /** Null if the file does not exist. */
  before: unknown
  after: unknown
  /** What a button does with one field, or with the whole file, whose path is empty. */
  action?: {
    label: string
    /** The label of the button for the whole file, where its fields have buttons too. */
    labelForAll: string
    onPress: (change: FieldChange) => void
  }
  /** What is shown instead of the fields. */
  children?: ReactNode
}

/** The change of a file in words: each text before and after. */
export function FileChange({ file, former, before, after, action, children }: Props) {
  const isChanged = before !== null && after !== null
  const isPicture = isPicturePath(file)
  const title = isPicture ? file.slice("images/".length) : titleOf(file, after ?? before)
  const changes =
    isChanged && !isPicture
      ? fieldChanges(file, before, after)
      : textsIn(file, before ?? after).map(({ path, text: words }) => ({
          path,
          label: labelOf(file, path, before ?? after),
          before: before && words,
          after: after && words,
        }))
  const button = (change: FieldChange, label = action?.label) =>
    action && (
      <Button
        look="quiet"
        icon="undo-2"
        aria-label={`${label}: ${change.label}`}
        onPress={() => action.onPress(change)}
      >
        {label}
      </Button>
    )
  const lines = changes.map((change) => (
    <Line key={change.path.join(".")}>
      <div>
        <Small>
          {after === null ? (
            change.label
          ) : (
            <a href={addressOf({ view: "edit", file, path: change.path })}>
              {change.label || title}
            </a>
          )}
        </Small>
        <FieldDiff file={file} {...change} />
      </div>
      {isChanged && button(change)}
    </Line>
  ))
  return (
    <Card as="article" aria-label={title} tabIndex={-1}>
      <Line>
        <h3>{isPicture ? title : titleWithType(file, after ?? before)}</h3>
        <PeriodMark file={file} value={after} />
        {!isChanged && <Small>{text(before === null ? "start.new" : "changes.gone")}</Small>}
        {button(
          { path: [], label: title, before, after },
          isChanged ? action?.labelForAll : action?.label,
        )}
      </Line>
      {isPicture && <Sample name={file} />}
      {former && (
        <p>
          <Small>{text("start.address")}</Small>
          {pageAddress(former)} → {pageAddress(file)}
        </p>
      )}
      {children ||
        (isChanged || isPicture ? (
          lines
        ) : (
          <Disclosure summary={text("changes.texts")}>
            <Stack>{lines}</Stack>
          </Disclosure>
        ))}
    </Card>
  )
}
