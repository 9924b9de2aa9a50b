import { useState } from "react"
import styled from "styled-components"
import { contentTypeOf, type Path } from "../../../content-model/schema/jsonSchema"
import { navigate } from "../../admin/route"
import { Button } from "../../components/Button"
import { from, layer, size, space } from "../../components/theme"
import { ItemForm } from "../../form/ItemForm"
import { PagePreview } from "../../preview/PagePreview"
import { conflictsOf } from "../../state/drafts/continueDraft"
import { valueOf } from "../../state/drafts/drafts"
import { withValueAt } from "../../state/content/paths"
import { useEditorState, useFileValue, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { ConflictPanel } from "../conflict/ConflictPanel"
import { ItemHeader } from "./ItemHeader"
import { NoForm } from "./NoForm"
import { useUndo } from "./useUndo"

const icons = { form: "square-pen", page: "monitor-smartphone" } as const

type Props = {
  /** A path below content/. */
  file: string
  /** The field to lead to. */
  path: Path
}

/** The form of a file beside its page. */
export function ItemView({ file, path }: Props) {
  const workspace = useWorkspace()
  const { snapshot, drafts } = useEditorState()
  const value = useFileValue(file)
  const target = `${file} ${path.join(".")}`
  const [shownTarget, setShownTarget] = useState("")
  const [focusedPath, setFocusedPath] = useState<Path>()
  const [side, setSide] = useState<"form" | "page">("form")
  if (target !== shownTarget) {
    setShownTarget(target)
    setFocusedPath(path.length > 0 ? path : undefined)
    setSide("form")
  }
  const { undo, redo } = useUndo(file, setFocusedPath)
  const draft = drafts.get(file)

  const select = (selected: string, selectedPath: Path) => {
    if (!contentTypeOf(selected)) return
    if (selected !== file) return navigate({ view: "edit", file: selected, path: selectedPath })
    setFocusedPath([...selectedPath])
    setSide("form")
  }
  const handleType = (typed: string, typedPath: Path, words: string) => {
    const latest = workspace.getState()
    const current = valueOf(latest.snapshot, latest.drafts, typed)
    workspace.change({ [typed]: withValueAt(current, typedPath, words) }, typed)
  }
  const commands = {
    undo,
    redo,
    save: () => void workspace.save(),
    search: () => navigate({ view: "start" }),
  }
  const other = side === "form" ? "page" : "form"
  return (
    <>
      <ItemHeader file={file} onUndo={undo} onRedo={redo} />
      <Columns data-side={side}>
        <div>
          {draft && conflictsOf(snapshot, draft).length > 0 && <ConflictPanel file={file} />}
          {value === null ? (
            <NoForm file={file} />
          ) : (
            <ItemForm
              key={file}
              file={file}
              focusedPath={focusedPath}
              onFocusPath={setFocusedPath}
            />
          )}
        </div>
        <PagePreview
          file={file}
          focusedPath={focusedPath}
          onSelect={select}
          onType={handleType}
          onCommand={(command) => commands[command]()}
        />
      </Columns>
      <Switch look="primary" icon={icons[other]} onPress={() => setSide(other)}>
        {text(`item.${other}`)}
      </Switch>
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: calc(100dvh - 2 * ${size.bar});

  > :first-child {
    display: grid;
    align-content: start;
    gap: ${space.l};
    padding: ${space.l};
  }

  > :last-child {
    height: calc(100dvh - 2 * ${size.bar});
  }

  &[data-side="page"] > :first-child,
  &[data-side="form"] > :last-child {
    display: none;
  }

  ${from.desktop} {
    grid-template-columns: minmax(26rem, 2fr) minmax(0, 3fr);

    &[data-side] > :first-child,
    &[data-side] > :last-child {
      display: grid;
    }

    > :last-child {
      position: sticky;
      top: calc(2 * ${size.bar});
    }
  }
`

// Switches between form and page where both do not fit beside each other.
const Switch = styled(Button)`
  position: sticky;
  bottom: ${space.l};
  z-index: ${layer.bar};
  display: flex;
  margin-inline: auto;

  ${from.desktop} {
    display: none;
  }
`
