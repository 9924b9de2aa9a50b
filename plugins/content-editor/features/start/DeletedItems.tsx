import { pageAddress } from "../../../content-model/read/pageAddress"
import { schemaOf } from "../../../content-model/model/model"
import type { DeletedFile } from "../../drafts/backend"
import { formatTime } from "../../ui/words/formatTime"
import { Line, Small } from "../../ui/layout"
import { Notice } from "../../ui/Notice"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { useLoaded } from "../../drafts/useLoaded"
import { useContentValues, useVersion, useWorkspace } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { bringBackItem } from "../../drafts/items/links"
import { useUndoableChange } from "../../drafts/useUndoableChange"
import { Button } from "../../ui/Button"

/** The items that were deleted and saved, each with a way back. One that is back keeps its row, so that no other moves. */
export function DeletedItems() {
  const { backend } = useWorkspace()
  const { data: items, problem } = useLoaded(() => backend.deletedFiles(), backend)
  if (problem) return <Notice kind="error">{problem}</Notice>
  if (!items?.length)
    return <p role="status">{text(items ? "start.noneDeleted" : "actions.loading")}</p>
  return items.map((item) => <DeletedItem key={item.file} {...item} />)
}

/** A deleted item as it was last. */
function DeletedItem({ file, version: { id, date, author } }: DeletedFile) {
  const { change } = useUndoableChange()
  const values = useContentValues()
  const { data: value, problem } = useVersion(file, id)
  if (problem) return <Notice kind="error">{problem}</Notice>
  if (value === undefined) return <p role="status">{text("actions.loading")}</p>
  const title = titleOf(file, value)
  const bringBack = () =>
    change(bringBackItem(values, file, value), file, text("start.restored", { title }))
  return (
    <Line>
      <span>
        {title}
        <Small>{[schemaOf(file).title, pageAddress(file)].filter(Boolean).join(" · ")}</Small>
        <Small>
          {text("start.lastSeen", {
            time: formatTime(date),
            author: author || text("versions.save"),
          })}
        </Small>
      </span>
      {values.has(file) ? (
        text("start.isRestored")
      ) : (
        <Button aria-label={text("start.restoreItem", { title })} onPress={bringBack}>
          {text("start.restore")}
        </Button>
      )}
    </Line>
  )
}
