import styled from "styled-components"
import type { Path } from "../../../content-model/lib/path"
import { Button } from "../../ui/Button"
import { Label } from "../../ui/fields"
import { Card, Cluster, Small, Stack } from "../../ui/layout"
import { Notice } from "../../ui/Notice"
import { colour, space } from "../../ui/theme"
import { fieldChanges, labelOf, titleOf } from "../../../content-model/compare/fieldChanges"
import { conflictsOf } from "../../drafts/merge/continueDraft"
import { parseText, savedText, savedValue } from "../../drafts/merge/drafts"
import { merge, sides, type Choice, type Conflict } from "../../drafts/merge/merge"
import { useEditorState } from "../../drafts/useWorkspace"
import { text, type WordKey } from "../../ui/words/words"
import { FieldDiff } from "../../form/FieldDiff"
import { useUndoableChange } from "../../drafts/useUndoableChange"

/** Mine and theirs, where both contradict each other. Nothing without a conflict. */
export function ConflictPanel({ file }: { file: string }) {
  const { snapshot, drafts } = useEditorState()
  const { resolve } = useUndoableChange()
  const draft = drafts.get(file)
  const conflicts = draft ? conflictsOf(snapshot, draft) : []
  if (!draft || conflicts.length === 0) return null

  // If somebody changes the file once more, the save asks again.
  const resolveBy = (choose: Choice) => {
    const saved = savedValue(snapshot, file)
    const { value } = merge(parseText(draft.base), draft.value, saved, choose)
    resolve(file, value, text("conflict.solved"))
  }

  const ofFile = conflicts.find(({ path }) => path.length === 0)
  const [question, mine, theirs] = wordsFor(ofFile, savedText(snapshot, file) !== null)
  const title = titleOf(file, ofFile?.mine ?? ofFile?.theirs)
  const keyOf = (path: Path) => [file, ...path].join(".")
  return (
    <Panel as="section" aria-label={text("conflict.title")}>
      <Notice kind="warning" role="status">
        <strong>{text("conflict.title")}</strong>
        <p>{text(question, { title })}</p>
      </Notice>
      <Stack
        as="form"
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = new FormData(event.currentTarget)
          resolveBy((path) => (chosen.get(keyOf(path)) === "mine" ? "mine" : "theirs"))
        }}
      >
        {ofFile ? (
          <FileDiff file={file} {...ofFile} />
        ) : (
          conflicts.map(({ path, base, ...versions }) => (
            <fieldset key={keyOf(path)}>
              <Label as="legend">{labelOf(file, path, draft.value)}</Label>
              {sides.map((side) => (
                <Card key={side} as="label" $gap="s">
                  <Cluster as="strong">
                    <input type="radio" name={keyOf(path)} value={side} required />
                    {text(side === "mine" ? "conflict.mine" : "conflict.theirs")}
                  </Cluster>
                  {versions[side] === undefined ? (
                    <p>{text("changes.gone")}</p>
                  ) : (
                    <FieldDiff {...{ file, path }} before={base} after={versions[side]} />
                  )}
                </Card>
              ))}
            </fieldset>
          ))
        )}
        <Cluster>
          {!ofFile && (
            <Button look="primary" type="submit">
              {text("conflict.take")}
            </Button>
          )}
          <Button onPress={() => resolveBy(() => "mine")}>{text(mine)}</Button>
          <Button onPress={() => resolveBy(() => "theirs")}>{text(theirs)}</Button>
        </Cluster>
      </Stack>
    </Panel>
  )
}

/** What happened, and the choices "mine" and "theirs": for some fields, or for the whole file. */
function wordsFor(ofFile: Conflict | undefined, isFile: boolean): [WordKey, WordKey, WordKey] {
  if (!ofFile) return ["conflict.hint", "conflict.allMine", "conflict.allTheirs"]
  const { mine, theirs } = ofFile
  if (mine === null) return ["conflict.deletedHere", "conflict.deleteIt", "conflict.keepIt"]
  if (theirs !== null) return ["conflict.created", "conflict.allMine", "conflict.allTheirs"]
  const what = isFile ? "conflict.damaged" : "conflict.deleted"
  return [what, "conflict.keepMine", "conflict.discardMine"]
}

/** What differs in a file that only one side still has, or that both created. */
function FileDiff({ file, base, mine, theirs }: Conflict & { file: string }) {
  const before = mine === null || theirs === null ? base : theirs
  return fieldChanges(file, before, mine ?? theirs).map((change) => (
    <div key={change.path.join(".")}>
      <Small>{change.label}</Small>
      <FieldDiff file={file} {...change} />
    </div>
  ))
}

const Panel = styled(Stack)`
  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    gap: ${space.s};
  }

  label:has(:checked) {
    border-color: ${colour.accent};
    background: ${colour.selected};
  }
`
