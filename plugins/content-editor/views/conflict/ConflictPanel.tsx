import { useState } from "react"
import styled from "styled-components"
import { Button } from "../../components/Button"
import { Notice } from "../../components/Notice"
import { showToast } from "../../components/toast"
import { from, space, type } from "../../components/theme"
import { conflictsOf } from "../../state/continueDraft"
import { labelOf } from "../../state/describe"
import { parseText, savedValue } from "../../state/drafts"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { ConflictSide } from "./ConflictSide"
import { resolveConflict, type Side } from "./resolveConflict"

/** Mine and theirs side by side, for each field that both changed. Nothing without a conflict. */
export function ConflictPanel({ file }: { file: string }) {
  const { snapshot, drafts } = useEditorState()
  const workspace = useWorkspace()
  const [sides, setSides] = useState<Record<string, Side>>({})
  const draft = drafts.get(file)
  const conflicts = draft ? conflictsOf(snapshot, draft) : []
  if (!draft || conflicts.length === 0) return null

  const values = {
    base: parseText(draft.base),
    mine: draft.value,
    theirs: savedValue(snapshot, file),
  }
  const finish = (chosen: Side | Record<string, Side>) => {
    workspace.resolve(file, resolveConflict(values, chosen))
    showToast({
      words: text("conflict.solved"),
      action: { label: text("conflict.undo"), onPress: () => workspace.undo(file) },
    })
  }
  return (
    <Panel aria-label={text("conflict.title")}>
      <Notice kind="warning" role="status">
        <strong>{text("conflict.title")}</strong>
        <p>{text("conflict.hint")}</p>
      </Notice>
      <Buttons>
        <Button onPress={() => finish("mine")}>{text("conflict.allMine")}</Button>
        <Button onPress={() => finish("theirs")}>{text("conflict.allTheirs")}</Button>
      </Buttons>
      {conflicts.map((path) => {
        const key = path.join(".")
        const select = (side: Side) => setSides({ ...sides, [key]: side })
        const side = sides[key]
        return (
          <Field key={key}>
            <legend>{labelOf(file, path) || text("conflict.wholeFile")}</legend>
            <ConflictSide
              name={key}
              side="mine"
              chosen={side}
              onChoose={select}
              {...{ path, values }}
            />
            <ConflictSide
              name={key}
              side="theirs"
              chosen={side}
              onChoose={select}
              {...{ path, values }}
            />
          </Field>
        )
      })}
      <Buttons>
        <Button
          look="primary"
          isDisabled={!conflicts.every((path) => path.join(".") in sides)}
          onPress={() => finish(sides)}
        >
          {text("conflict.take")}
        </Button>
      </Buttons>
    </Panel>
  )
}

const Panel = styled.section`
  display: grid;
  gap: ${space.m};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`

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
