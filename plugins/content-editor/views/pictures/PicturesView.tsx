import { useState } from "react"
import styled from "styled-components"
import { Notice } from "../../components/Notice"
import { space, type } from "../../components/theme"
import { showToast } from "../../components/toast"
import type { Picture } from "../../state/types"
import { useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { PictureDialog } from "./PictureDialog"
import { PictureGrid } from "./PictureGrid"
import { Upload } from "./Upload"
import type { Use } from "./uses"
import { UseList } from "./UseList"

/** The library: all pictures of the site. */
export function PicturesView() {
  const { change, undo } = useWorkspace()
  const [opened, setOpened] = useState<string>()
  const [replaced, setReplaced] = useState<Use[]>([])

  const add = (pictures: Record<string, Picture>) => {
    const files = Object.keys(pictures)
    change(pictures)
    const action = { label: text("pictures.undo"), onPress: () => undo(files[0]) }
    showToast({ words: text("pictures.added", { count: files.length }), action })
  }

  return (
    <View>
      <h1>{text("pictures.title")}</h1>
      <Upload isMultiple onReady={add}>
        <p>{text("pictures.howToAdd")}</p>
      </Upload>
      {replaced.length > 0 && (
        <Notice kind="warning" role="status">
          {text("pictures.checkDescriptions")}
          <UseList uses={replaced} />
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
    </View>
  )
}

const View = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: 72rem;
  margin-inline: auto;
  padding: ${space.xl} ${space.l} ${space.xxl};

  > h1 {
    font: ${type.title};
  }
`
