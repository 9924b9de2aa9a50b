import { useState } from "react"
import { Page } from "../../components/layout"
import { Notice } from "../../components/Notice"
import { contentValues } from "../../state/content/contentValues"
import type { Picture } from "../../state/types"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"
import { useUndoableChange } from "../item/useUndoableChange"
import { PictureDialog } from "./PictureDialog"
import { PictureGrid } from "./PictureGrid"
import { Upload } from "./Upload"
import { UseList } from "./UseList"
import { usesByPicture } from "./uses"

/** The library: all pictures of the site. */
export function PicturesView() {
  const { change } = useUndoableChange()
  const [opened, setOpened] = useState<string>()
  const [replaced, setReplaced] = useState("")
  const uses = usesByPicture(contentValues(useEditorState())).get(replaced)

  const add = (pictures: Record<string, Picture>) => {
    const files = Object.keys(pictures)
    change(pictures, files[0], text("pictures.added", { count: files.length }))
  }
  return (
    <Page $width="72rem" $gap="l">
      <h1 tabIndex={-1}>{text("pictures.title")}</h1>
      <Upload isMultiple onReady={add}>
        <p>{text("pictures.howToAdd")}</p>
      </Upload>
      {uses && (
        <Notice kind="warning" role="status">
          {text("pictures.checkDescriptions")}
          <UseList uses={uses} />
        </Notice>
      )}
      <PictureGrid onAction={setOpened} />
      {opened && (
        <PictureDialog
          file={opened}
          onClose={() => setOpened(undefined)}
          onReplaced={setReplaced}
        />
      )}
    </Page>
  )
}
