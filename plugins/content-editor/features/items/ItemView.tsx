import { useState } from "react"
import styled from "styled-components"
import { contentTypeOf } from "../../../content-model/model/model"
import type { Path } from "../../../content-model/lib/path"
import { navigate } from "../../ui/route"
import { below, from, size, space } from "../../ui/theme"
import { ItemForm } from "../../form/ItemForm"
import { partWith } from "../../form/parts/fileParts"
import { useShownIssues } from "../../form/parts/useShownIssues"
import { PreviewPane } from "../../preview/PreviewPane"
import { useEditorState, useFileValue, useWorkspace } from "../../drafts/useWorkspace"
import { conflictsOf } from "../../drafts/merge/continueDraft"
import { ConflictPanel } from "../conflicts/ConflictPanel"
import { DraftNotice } from "./DraftNotice"
import { FileProblems, NoForm } from "./FileNotices"
import { ItemHeader } from "./ItemHeader"
import { useUndo } from "../../drafts/useUndoableChange"

type Props = {
  /** A path below content/. */
  file: string
  /** The field to lead to. */
  path: Path
  /** A field of the part to show, if the path is empty. */
  part?: string
}

/** The form of a file beside its page. */
export function ItemView({ file, path, part: partField }: Props) {
  const { changeAt } = useWorkspace()
  const value = useFileValue(file)
  const place = `${file} ${partField} ${path.join(".")}`
  const [shownPlace, setShownPlace] = useState("")
  // The focus goes where it is led. It never leads itself: a press would scroll before its release.
  const [target, setTarget] = useState(path)
  const [focusedPath, setFocusedPath] = useState(path)
  const [isPageShown, setIsPageShown] = useState(false)
  const lead = (led: Path) => {
    setTarget([...led])
    setFocusedPath(led)
  }
  const leadInForm = (led: Path) => {
    lead(led)
    setIsPageShown(false)
  }
  if (place !== shownPlace) {
    setShownPlace(place)
    setTarget(path)
    setFocusedPath(path)
    setIsPageShown(false)
  }
  const replay = useUndo(file, lead)
  const part = partWith(file, target[0] ?? partField)

  const { save, drafts, snapshot } = useEditorState()
  // Whether there shall be such a file at all is asked before anything else.
  const draft = drafts.get(file)
  const isContested = draft && conflictsOf(snapshot, draft).some((one) => one.path.length === 0)
  const [seenSave, setSeenSave] = useState(save)
  const { errors, unfinished, isShown, leave } = useShownIssues(file)
  const places = unfinished.filter(([field]) => part?.fields.includes(String(field)) ?? true)
  const goToNext = () => {
    const current = places.findIndex((one) => one.join() === focusedPath.join())
    const next = places[(current + 1) % places.length]
    leadInForm(next)
    // What concerns the whole file stands above the form.
    if (next.length === 0) scrollTo(0, 0)
  }
  if (save !== seenSave) {
    setSeenSave(save)
    const isAsked = save.kind === "refused" && save.isAsked
    if (isAsked && errors.length > 0) leadInForm(errors[0])
  }

  const select = (selected: string, selectedPath: Path) => {
    if (!contentTypeOf(selected)) return
    if (selected !== file) return navigate({ view: "edit", file: selected, path: selectedPath })
    leadInForm(selectedPath)
  }
  return (
    <>
      <ItemHeader
        key={file}
        file={file}
        part={part?.title}
        count={places.length}
        hasErrors={errors.length > 0}
        onNext={goToNext}
        onReplay={replay}
        isPageShown={isPageShown}
        onSwitch={() => setIsPageShown(!isPageShown)}
      />
      <Columns data-side={isPageShown ? "page" : "form"}>
        <div>
          <ConflictPanel file={file} />
          {!isContested && (
            <>
              <DraftNotice key={`draft ${file}`} file={file} onLead={leadInForm} />
              <FileProblems file={file} />
            </>
          )}
          {value === null ? (
            !isContested && <NoForm file={file} />
          ) : (
            <ItemForm
              key={file + part?.title}
              {...{ file, target, isShown }}
              fields={part?.fields}
              onLead={lead}
              onFocusPath={setFocusedPath}
              onLeave={leave}
            />
          )}
        </div>
        <PreviewPane
          file={file}
          focusedPath={focusedPath}
          onSelect={select}
          onType={(typed, typedPath, words) => changeAt(typed, typedPath, () => words)}
        />
      </Columns>
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

  ${below.desktop} {
    padding-bottom: ${size.bar};

    > :last-child {
      height: calc(100dvh - 3 * ${size.bar});
    }

    &[data-side="page"] > :first-child,
    &[data-side="form"] > :last-child {
      display: none;
    }
  }

  ${from.desktop} {
    grid-template-columns: minmax(26rem, 2fr) minmax(0, 3fr);

    > :last-child {
      position: sticky;
      top: calc(2 * ${size.bar});
    }
  }
`
