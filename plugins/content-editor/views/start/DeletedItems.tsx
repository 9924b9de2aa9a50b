import { useState } from "react"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import type { DeletedFile } from "../../backends/types"
import { formatTime } from "../../components/formatTime"
import { Line, Small } from "../../components/layout"
import { Notice } from "../../components/Notice"
import { contentValues } from "../../state/content/contentValues"
import { parseText } from "../../state/drafts/drafts"
import { bringBackItem } from "../../state/items/links"
import { useLoaded, wordsOf } from "../../state/useLoaded"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { useUndoableChange } from "../item/useUndoableChange"
import { BringBack } from "./Row"

/** The items that were deleted and saved, each with a way back. */
export function DeletedItems() {
  const { backend } = useWorkspace()
  const { change } = useUndoableChange()
  const values = contentValues(useEditorState())
  const { data, problem } = useLoaded(() => backend.deletedFiles(), backend)
  const [failure, setFailure] = useState<string>()
  const items = data?.filter(({ file }) => contentTypeOf(file) && !values.has(file))

  const bringBack = ({ file, version }: DeletedFile, title: string) =>
    backend.textAt(version.id, file).then(
      (words) =>
        change(
          bringBackItem(values, file, parseText(words)),
          file,
          text("start.broughtBack", { title }),
        ),
      (error: unknown) => setFailure(wordsOf(error)),
    )
  if (problem ?? failure) return <Notice kind="error">{problem ?? failure}</Notice>
  if (!items?.length)
    return <p role="status">{text(items ? "start.noneDeleted" : "start.loading")}</p>
  return items.map((item) => {
    const { date, author } = item.version
    const name = item.file.replace(/^.*\/|\.json$/g, "").replaceAll("-", " ")
    const title = name.charAt(0).toUpperCase() + name.slice(1)
    return (
      <Line key={item.file}>
        <span>
          {title}
          <Small>{text("start.lastSeen", { time: formatTime(date), author })}</Small>
        </span>
        <BringBack title={title} onPress={() => void bringBack(item, title)} />
      </Line>
    )
  })
}
