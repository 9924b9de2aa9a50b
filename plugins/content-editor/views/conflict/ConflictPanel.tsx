import styled from "styled-components"
import type { Path } from "../../../content-model/schema/jsonSchema"
import { Button } from "../../components/Button"
import { Label } from "../../components/fields"
import { Card, Cluster, Stack } from "../../components/layout"
import { Notice } from "../../components/Notice"
import { colour, space } from "../../components/theme"
import { conflictsOf } from "../../state/drafts/continueDraft"
import { labelOf } from "../../state/content/describe"
import { parseText, savedValue } from "../../state/drafts/drafts"
import { merge, sides, type Choice } from "../../state/drafts/merge"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"
import { FieldDiff } from "../changes/FieldDiff"
import { useUndoableChange } from "../item/useUndoableChange"

/** Mine and theirs side by side, for each field that both changed. Nothing without a conflict. */
export function ConflictPanel({ file }: { file: string }) {
  const { snapshot, drafts } = useEditorState()
  const { resolve } = useUndoableChange()
  const draft = drafts.get(file)
  const conflicts = draft ? conflictsOf(snapshot, draft) : []
  if (!draft || conflicts.length === 0) return null

  const theirs = savedValue(snapshot, file)
  const keyOf = (path: Path) => [file, ...path].join(".")
  const finish = (choose: Choice) => {
    const { value } = merge(parseText(draft.base), draft.value, theirs, choose)
    resolve(file, value, text("conflict.solved"))
  }
  return (
    <section aria-label={text("conflict.title")}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = new FormData(event.currentTarget)
          finish((path) => (chosen.get(keyOf(path)) === "mine" ? "mine" : "theirs"))
        }}
      >
        <Notice kind="warning" role="status">
          <strong>{text("conflict.title")}</strong>
          <p>{text("conflict.hint")}</p>
        </Notice>
        {conflicts.map(({ path, base, ...versions }) => (
          <fieldset key={keyOf(path)}>
            <Label as="legend">{labelOf(file, path) || text("conflict.wholeFile")}</Label>
            {sides.map((side) => (
              <Card key={side} as="label" $gap="s">
                <Cluster as="strong">
                  <input type="radio" name={keyOf(path)} value={side} required />
                  {text(`conflict.${side}`)}
                </Cluster>
                <FieldDiff before={base} after={versions[side]} />
              </Card>
            ))}
          </fieldset>
        ))}
        <Cluster>
          <Button look="primary" type="submit">
            {text("conflict.take")}
          </Button>
          <Button onPress={() => finish(() => "mine")}>{text("conflict.allMine")}</Button>
          <Button onPress={() => finish(() => "theirs")}>{text("conflict.allTheirs")}</Button>
        </Cluster>
      </Form>
    </section>
  )
}

const Form = styled(Stack).attrs({ as: "form" })`
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
