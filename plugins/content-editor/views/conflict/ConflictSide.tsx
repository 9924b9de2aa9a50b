import styled from "styled-components"
import type { Path } from "../../../content-model/schema/jsonSchema"
import { colour, radius, size, space } from "../../components/theme"
import { valueAt } from "../../state/paths"
import { text } from "../../words"
import { FieldDiff } from "../changes/FieldDiff"
import type { ConflictValues, Side } from "./resolveConflict"

type Props = {
  /** Groups the two sides of one field. */
  name: string
  path: Path
  side: Side
  values: ConflictValues
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** One side of a field that both changed, compared with what both knew. */
export function ConflictSide({ name, path, side, values, chosen, onChoose }: Props) {
  const value = values[side]
  return (
    <Choice>
      <span>
        <input
          type="radio"
          name={`conflict ${name}`}
          checked={chosen === side}
          onChange={() => onChoose(side)}
        />
        {text(`conflict.${side}`)}
      </span>
      {value === null ? (
        text("conflict.deleted")
      ) : (
        <FieldDiff before={valueAt(values.base, path)} after={valueAt(value, path)} />
      )}
    </Choice>
  )
}

const Choice = styled.label`
  min-height: ${size.target};
  padding: ${space.m};
  border: 1px solid ${colour.control};
  border-radius: ${radius.medium};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${colour.accent};
    background: ${colour.selected};
  }

  > span {
    display: flex;
    gap: ${space.s};
    margin-bottom: ${space.xs};
    color: ${colour.muted};
  }
`
