import { useState } from "react"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import type { DeletedFile } from "../../backends/types"
import { Button } from "../../components/Button"
import { formatTime } from "../../components/formatTime"
import { Cluster, Small } from "../../components/layout"
import { Notice } from "../../components/Notice"
import { contentValues } from "../../state/content/contentValues"
import { parseText } from "../../state/drafts/drafts"
import { useLoaded, wordsOf } from "../../state/useLoaded"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { useUndoToast } from "../item/useUndoToast"

/** The items that were deleted and saved, each with a way back. */
export function DeletedItems() {
  const { backend, change } = useWorkspace()
  const values = contentValues(useEditorState())
  const tell = useUndoToast()
  const { data, problem } = useLoaded((one) => one.deletedFiles(), backend)
  const [failure, setFailure] = useState<string>()
  const items = data?.filter(({ file }) => contentTypeOf(file) && !values.has(file))

  const bringBack = async ({ file, version }: DeletedFile) => {
    try {
      change({ [file]: parseText(await backend.textAt(version.id, file)) }, file)
      tell(file, text("start.broughtBack", { title: nameOf(file) }))
    } catch (error) {
      setFailure(wordsOf(error))
    }
  }
  if (problem ?? failure) return <Notice kind="error">{problem ?? failure}</Notice>
  if (!items?.length)
    return <p role="status">{text(items ? "start.noneDeleted" : "start.loading")}</p>
  return items.map((item) => {
    const { date, author } = item.version
    const title = nameOf(item.file)
    return (
      <Cluster key={item.file}>
        <span>
          {title}
          <Small>{text("start.lastSeen", { time: formatTime(date), author })}</Small>
        </span>
        <Button
          aria-label={text("start.bringBackItem", { title })}
          onPress={() => void bringBack(item)}
        >
          {text("start.bringBack")}
        </Button>
      </Cluster>
    )
  })
}

/** A name made from a file: "Poultry trading" of `services/poultry-trading.json`. */
function nameOf(file: string) {
  const name = file.replace(/^.*\/|\.json$/g, "").replaceAll("-", " ")
  return name.charAt(0).toUpperCase() + name.slice(1)
}
