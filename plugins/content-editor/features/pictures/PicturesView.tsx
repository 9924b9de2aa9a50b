import { useState } from "react"
import { Page } from "../../ui/layout"
import { Notice } from "../../ui/Notice"
import type { Picture } from "../../drafts/content/types"
import { useContentValues } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { useUndoableChange } from "../../drafts/useUndoableChange"
import { PictureDialog } from "./PictureDialog"
import { PictureGrid } from "../../form/picture/PictureGrid"
import { Upload } from "../../form/picture/Upload"
import { UseList } from "../../form/parts/Unfinished"
import { usesByPicture } from "../../form/picture/uses"

/** The library: all pictures of the site. */
export function PicturesView() {
  const { change } = useUndoableChange()
  const [opened, setOpened] = useState<string>()
  const [replaced, setReplaced] = useState("")
  const uses = usesByPicture(useContentValues()).get(replaced)

  const add = (pictures: Record<string, Picture>) => {
    const files = Object.keys(pictures)
    change(pictures, files[0], text("pictures.added", { count: files.length }))
  }
  return (
    <Page $width="72rem" $gap="l">
      <h1 tabIndex={-1}>{text("pictures.title")}</h1>
      {uses && (
        <Notice kind="warning" role="status">
          {text("pictures.checkDescriptions")}
          <UseList uses={uses} />
        </Notice>
      )}
      <Upload
        isMultiple
        takesPasted
        onReady={add}
        below={<PictureGrid onAction={setOpened} canFilter />}
      >
        <p>{text("pictures.howToAdd")}</p>
      </Upload>
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
