import type { ReactNode } from "react"
import styled from "styled-components"
import { Button } from "../../components/Button"
import { Symbol, type SymbolName } from "../../components/Symbol"
import { colour, radius, space, type } from "../../components/theme"
import { text } from "../../words"

type Props = {
  id: string
  label: string
  /** The control that the label names, if the entry is one text. */
  controlId: string | undefined
  index: number
  count: number
  isDragged: boolean
  /** Gets the index of the entry; undefined when the drag ends. */
  onDrag: (index: number | undefined) => void
  onDrop: () => void
  onMove: (to: number) => void
  /** Undefined if the list may not be shorter. */
  onRemove: (() => void) | undefined
  children: ReactNode
}

/** An entry of a list, with its label as a grip for the mouse, and buttons to move and remove it. */
export function ListEntry(props: Props) {
  const { id, label, controlId, index, count, isDragged, onDrag, onDrop } = props
  const { onMove, onRemove, children } = props
  const button = (name: "up" | "down" | "remove", icon: SymbolName, onPress?: () => void) => (
    <Button
      id={`${id}-${name}`}
      look="quiet"
      icon={icon}
      aria-label={text(`form.${name}`, { entry: label })}
      isDisabled={!onPress}
      onPress={onPress}
    />
  )
  return (
    <Entry
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
      $isDragged={isDragged}
    >
      <Top>
        <Grip
          draggable
          onDragStart={({ dataTransfer }) => {
            dataTransfer.setData("text/plain", "") // Firefox drags nothing without it
            onDrag(index)
          }}
          onDragEnd={() => onDrag(undefined)}
        >
          <Symbol name="grip-vertical" />
          {controlId ? (
            <label htmlFor={controlId}>{label}</label>
          ) : (
            <span aria-hidden>{label}</span>
          )}
        </Grip>
        {button("up", "arrow-up", index > 0 ? () => onMove(index - 1) : undefined)}
        {button("down", "arrow-down", index < count - 1 ? () => onMove(index + 1) : undefined)}
        {onRemove && button("remove", "trash", onRemove)}
      </Top>
      {children}
    </Entry>
  )
}

const Entry = styled.li<{ $isDragged: boolean }>`
  padding: 0 ${space.m} ${space.m};
  border: 1px solid ${colour.line};
  border-radius: ${radius.medium};
  background: ${({ $isDragged }) => ($isDragged ? colour.selected : colour.panel)};
`

const Top = styled.div`
  display: flex;
  align-items: center;
  margin-inline-end: -${space.s};
`

const Grip = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space.xs};
  min-width: 0;
  font: ${type.label};
  cursor: grab;

  > svg {
    color: ${colour.muted};
  }
`
