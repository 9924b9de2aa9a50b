import { useDeferredValue, useEffect, useRef, useState } from "react"
import styled from "styled-components"
import type { ContentValues } from "../../content-model/content"
import type { Path } from "../../content-model/schema/jsonSchema"
import { previewPath } from "../constants"
import { contentValues, imageFinder } from "../state/contentValues"
import { useEditorState } from "../state/useWorkspace"
import { text } from "../words"
import { previewTarget, type PreviewTarget } from "./pages"
import type { Command } from "./Preview"
import { ScaledFrame } from "./ScaledFrame"
import { Toolbar, useLook } from "./Toolbar"

type Props = {
  /** The file in the form, below content/. */
  file: string
  /** The field in focus, which is marked in the page. */
  focusedPath?: Path
  /** A person clicked on what shows a field. */
  onSelect: (file: string, path: Path) => void
  /** What a person typed in the page itself. */
  onType: (file: string, path: Path, value: string) => void
  /** A key command that was pressed inside the page. */
  onCommand: (command: Command) => void
  /** Other values to show instead of the drafts, such as those of an earlier version. */
  values?: ContentValues
}

/** The page that shows the edited file, as it would be after saving. */
export function PagePreview({ file, focusedPath = [], values, ...handlers }: Props) {
  const state = useDeferredValue(useEditorState())
  const all = values ?? contentValues(state)
  const frame = useRef<HTMLIFrameElement>(null)
  const look = useLook()

  const ownTarget = previewTarget(file, all)
  const [shown, setShown] = useState({ file, target: ownTarget })
  const [clicked, setClicked] = useState<{ file: string; link?: PreviewTarget }>()
  const hasNewName = shown.target.target === "" && ownTarget.target !== ""
  // After a click on a text of another file, the page stays where it is.
  const isClicked = shown.file !== file && clicked?.file === file
  if (shown.file !== file || hasNewName)
    setShown({ file, target: isClicked ? shown.target : ownTarget })

  const navigate = (target: PreviewTarget) => {
    setShown({ file, target })
    setClicked(undefined)
  }
  const show = () =>
    frame.current?.contentWindow?.showPreview?.({
      values: all,
      findImage: imageFinder(state),
      target: shown.target,
      focused: { file, path: focusedPath },
      onSelect: (field, link) => {
        setClicked({ file: field.file, link })
        handlers.onSelect(field.file, field.path)
      },
      onType: values ? undefined : (field, words) => handlers.onType(field.file, field.path, words),
      onCommand: handlers.onCommand,
      onNavigate: navigate,
    })
  useEffect(show)

  return (
    <Pane aria-label={text("preview.title")}>
      <Toolbar path={shown.target.path} link={clicked?.link} onNavigate={navigate} look={look} />
      <ScaledFrame
        ref={frame}
        title={text("preview.title")}
        src={`.${previewPath}`}
        widthPx={look.widthPx}
        scheme={look.scheme}
        onLoad={show}
      />
    </Pane>
  )
}

const Pane = styled.section`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
`
