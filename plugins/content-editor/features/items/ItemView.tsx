import { useState } from "react"
import styled from "styled-components"
import { Translation } from "../../../content-model/fields/groups/translation"
import { languageOfFile } from "../../../content-model/languages/languages"
import { contentTypeOf, typeName } from "../../../content-model/model/model"
import type { Path } from "../../../content-model/lib/path"
import { Notice } from "../../ui/Notice"
import { addressOf, leadTo, navigate } from "../../ui/route"
import { below, from, size, space } from "../../ui/theme"
import { text } from "../../ui/words/words"
import { ItemForm } from "../../form/ItemForm"
import { partWith } from "../../form/parts/fileParts"
import { IssueNotice } from "../../form/parts/Unfinished"
import { useShownIssues } from "../../form/parts/useShownIssues"
import { PreviewPane } from "../../preview/PreviewPane"
import {
  useContentValues,
  useEditorState,
  useFileValue,
  useWorkspace,
} from "../../drafts/useWorkspace"
import { conflictsOf } from "../../drafts/merge/continueDraft"
import { savedText } from "../../drafts/merge/drafts"
import { unfinishedIn } from "../../drafts/values/unfinished"
import { TranslationForm } from "../languages/TranslationForm"
import { ConflictPanel } from "../conflicts/ConflictPanel"
import { DraftNotice } from "./DraftNotice"
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

/** The form of a file beside its page. The address says to which field somebody is led. */
export function ItemView({ file, path, part: partField }: Props) {
  const { changeAt } = useWorkspace()
  const value = useFileValue(file)
  const { snapshot, drafts, check } = useEditorState()
  // Where a person went since. Where the page does not fit beside the form, it is shown in its place.
  const [since, setSince] = useState({ path, focusedPath: path, isPageShown: false })
  const { focusedPath, isPageShown } =
    since.path === path ? since : { focusedPath: path, isPageShown: false }
  const setFocusedPath = (focused: Path) => setSince({ path, focusedPath: focused, isPageShown })
  const replay = useUndo(file, isPageShown ? setFocusedPath : leadTo)
  const isTranslation = contentTypeOf(file)?.meta()?.id === typeName(Translation)
  const values = useContentValues()
  // The file whose texts are being translated.
  const [place, setPlace] = useState<string>()
  const part = partWith(file, path[0] ?? partField)

  // Whether there shall be such a file at all is asked before anything else.
  const draft = drafts.get(file)
  const isContested = draft && conflictsOf(snapshot, draft).some((one) => one.path.length === 0)
  const { hasErrors, unfinished, isShown, leave } = useShownIssues(file)
  const places = unfinished.filter(([field]) => part?.fields.includes(String(field)) ?? true)
  const goToNext = () => {
    const index = places.findIndex((one) => one.join() === focusedPath.join())
    const next = places[(index + 1) % places.length]
    leadTo(next)
    // What concerns the whole file stands above the form.
    if (next.length === 0) scrollTo(0, 0)
  }
  return (
    <>
      <ItemHeader
        key={file}
        file={file}
        part={part?.title}
        count={places.length}
        hasErrors={hasErrors}
        onNext={goToNext}
        onReplay={replay}
        isPageShown={isPageShown}
        onSwitch={() => setSince({ path, focusedPath, isPageShown: !isPageShown })}
      />
      <Columns data-side={isPageShown ? "page" : "form"}>
        <div>
          <ConflictPanel file={file} />
          {!isContested && (
            <>
              <DraftNotice key={`draft ${file}`} file={file} />
              <IssueNotice
                issues={unfinishedIn(check, file).filter((issue) => issue.path.length === 0)}
                counted="unfinished.count"
              />
            </>
          )}
          {isTranslation && <TranslationForm file={file} onPlace={setPlace} />}
          {value === null ? (
            !isContested && <NoForm isDamaged={!draft && savedText(snapshot, file) !== null} />
          ) : (
            <ItemForm
              key={file + part?.title}
              {...{ file, isShown }}
              target={path}
              fields={isTranslation ? ["title"] : part?.fields}
              onFocusPath={setFocusedPath}
              onLeave={leave}
            />
          )}
        </div>
        <PreviewPane
          file={isTranslation && place ? place : file}
          values={
            isTranslation ? languageOfFile(file, value, values).translateAll(values) : undefined
          }
          focusedPath={isTranslation ? [] : focusedPath}
          onSelect={(selected, selectedPath) =>
            contentTypeOf(selected) &&
            navigate({ view: "edit", file: selected, path: selectedPath }, selected === file)
          }
          onType={(typed, typedPath, words) => changeAt(typed, typedPath, () => words)}
        />
      </Columns>
    </>
  )
}

/** Why a file has no form, and what to do. */
const NoForm = ({ isDamaged }: { isDamaged: boolean }) => (
  <Notice kind="error">
    <p>{text(isDamaged ? "item.unreadable" : "item.missing")}</p>
    <a href={addressOf({ view: "start" })}>{text("item.back")}</a>
  </Notice>
)

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
