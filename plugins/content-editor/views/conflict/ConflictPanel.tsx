import { useState } from "react"
import styled from "styled-components"
import { Button } from "../../components/Button"
import { Cluster, Small, Stack } from "../../components/layout"
import { Notice } from "../../components/Notice"
import { colour, from, radius, space, type } from "../../components/theme"
import { conflictsOf } from "../../state/continueDraft"
import { labelOf } from "../../state/describe"
import { parseText, savedValue } from "../../state/drafts"
import { valueAt } from "../../state/paths"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { FieldDiff } from "../changes/FieldDiff"
import { useUndoToast } from "../item/useUndoToast"
import { resolveConflict, sides, type Side } from "./resolveConflict"

/** Mine and theirs side by side, for each field that both changed. Nothing without a conflict. */
export function ConflictPanel({ file }: { file: string }) {
  const { snapshot, drafts } = useEditorState()
  const { resolve } = useWorkspace()
  const tell = useUndoToast()
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const draft = drafts.get(file)
  const conflicts = draft ? conflictsOf(snapshot, draft) : []
  if (!draft || conflicts.length === 0) return null

  const theirs = savedValue(snapshot, file)
  const values = { base: parseText(draft.base), mine: draft.value, theirs }
  const finish = (choice: Side | Record<string, Side>) => {
    resolve(file, resolveConflict(values, choice))
    tell(file, text("conflict.solved"))
  }
  return (
    <Stack as="section" aria-label={text("conflict.title")}>
      <Notice kind="warning" role="status">
        <strong>{text("conflict.title")}</strong>
        <p>{text("conflict.hint")}</p>
      </Notice>
      {conflicts.map((path) => {
        const key = path.join(".")
        return (
          <Field key={key}>
            <legend>{labelOf(file, path) || text("conflict.wholeFile")}</legend>
            {sides.map((side) => (
              <Choice key={side}>
                <Small>
                  <input
                    type="radio"
                    name={`${file} ${key}`}
                    checked={chosen[key] === side}
                    onChange={() => setChosen({ ...chosen, [key]: side })}
                  />{" "}
                  {text(`conflict.${side}`)}
                </Small>
                {values[side] === null ? (
                  text("conflict.deleted")
                ) : (
                  <FieldDiff
                    before={valueAt(values.base, path)}
                    after={valueAt(values[side], path)}
                  />
                )}
              </Choice>
            ))}
          </Field>
        )
      })}
      <Cluster>
        <Button
          look="primary"
          isDisabled={!conflicts.every((path) => path.join(".") in chosen)}
          onPress={() => finish(chosen)}
        >
          {text("conflict.take")}
        </Button>
        <Button onPress={() => finish("mine")}>{text("conflict.allMine")}</Button>
        <Button onPress={() => finish("theirs")}>{text("conflict.allTheirs")}</Button>
      </Cluster>
    </Stack>
  )
}

const Field = styled.fieldset`
  display: grid;
  gap: ${space.s};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0 0 ${space.xs};
    font: ${type.label};
  }

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

const Choice = styled.label`
  padding: ${space.m};
  border: 1px solid ${colour.control};
  border-radius: ${radius.medium};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${colour.accent};
    background: ${colour.selected};
  }
`
