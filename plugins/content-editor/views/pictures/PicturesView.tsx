import { useState } from "react"
import { Page } from "../../components/layout"
import { Notice } from "../../components/Notice"
import { showToast } from "../../components/toast"
import { contentValues } from "../../state/contentValues"
import type { Picture } from "../../state/types"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { PictureDialog, UseList } from "./PictureDialog"
import { PictureGrid } from "./PictureGrid"
import { Upload } from "./Upload"
import { usesByPicture } from "./uses"

/** The library: all pictures of the site. */
export function PicturesView() {
  const { change, undo } = useWorkspace()
  const [opened, setOpened] = useState<string>()
  const [replaced, setReplaced] = useState("")
  const uses = usesByPicture(contentValues(useEditorState())).get(replaced)

  const add = (pictures: Record<string, Picture>) => {
    const files = Object.keys(pictures)
    change(pictures)
    const action = { label: text("pictures.undo"), onPress: () => undo(files[0]) }
    showToast({ words: text("pictures.added", { count: files.length }), action })
  }
  return (
    <Page $width="72rem" $gap="l">
      <h1>{text("pictures.title")}</h1>
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
