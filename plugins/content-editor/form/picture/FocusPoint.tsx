import type { KeyboardEvent, MouseEvent } from "react"
import styled from "styled-components"
import { Button } from "../../ui/Button"
import { Hint } from "../../ui/fields"
import { colour, radius, size } from "../../ui/theme"
import { text } from "../../ui/words/words"

/** Percent from the left and the top of the picture. */
type Focus = { x: number; y: number }

type Props = {
  url: string
  focus: Focus | undefined
  onChange: (focus: Focus | undefined) => void
}

const step = 5 // percent for each press of an arrow key
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

/** A picture. A press on it, or the arrow keys, set the point that stays where it is cropped. */
export function FocusPoint({ url, focus, onChange }: Props) {
  const set = (x: number, y: number) => onChange({ x: percent(x), y: percent(y) })
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    if (event.detail === 0) return // a key
    set((100 * (event.clientX - left)) / width, (100 * (event.clientY - top)) / height)
  }
  const handleKey = (event: KeyboardEvent) => {
    const [x, y] = arrows[event.key] ?? []
    if (x === undefined) return
    event.preventDefault()
    set((focus?.x ?? 50) + x, (focus?.y ?? 50) + y)
  }
  return (
    <div>
      <Area>
        <input
          type="image"
          src={url}
          alt={text("pictures.focus")}
          onClick={handleClick}
          onKeyDown={handleKey}
        />
        {focus && <span style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />}
      </Area>
      <Hint role="status">{text(focus ? "pictures.focusAt" : "pictures.focusHint", focus)}</Hint>
      {focus && (
        <Button look="quiet" icon="rotate-ccw" onPress={() => onChange(undefined)}>
          {text("pictures.noFocus")}
        </Button>
      )}
    </div>
  )
}

const Area = styled.div`
  position: relative;
  width: fit-content;

  > input {
    display: block;
    max-width: 100%;
    max-height: 16rem;
    border-radius: ${radius.small};
    background: ${colour.hover};
    cursor: crosshair;
  }

  > span {
    position: absolute;
    width: ${size.target};
    height: ${size.target};
    border: 4px solid ${colour.onAccent};
    border-radius: ${radius.full};
    outline: 2px solid ${colour.accent};
    transform: translate(-50%, -50%);
    pointer-events: none;
  }
`
