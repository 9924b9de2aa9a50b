import { useState, type DragEvent } from "react"

/** Sorting of a list by dragging the grips of its rows. `target` is where the row would be put. */
export function useSorting(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const [target, setTarget] = useState<number>()
  const end = () => {
    setDragged(undefined)
    setTarget(undefined)
  }
  return {
    target,
    gripProps: (index: number) => ({
      draggable: true,
      onDragStart({ dataTransfer, currentTarget }: DragEvent) {
        const row = currentTarget.closest("li")
        if (row) dataTransfer.setDragImage(row, 0, 0)
        dataTransfer.setData("text/plain", String(index))
        setDragged(index)
      },
      onDragEnd: end,
    }),
    rowProps: (index: number) => ({
      onDragOver(event: DragEvent) {
        if (dragged === undefined) return
        event.preventDefault()
        setTarget(targetOf(event, index))
      },
      onDrop(event: DragEvent) {
        if (dragged === undefined) return
        event.preventDefault()
        // The state `target` may be older than this event.
        const dropped = targetOf(event, index)
        move(dragged, dropped > dragged ? dropped - 1 : dropped)
        end()
      },
    }),
  }
}

/** Where a row would be put: before the row under the pointer, or below its middle after it. */
function targetOf({ currentTarget, clientY }: DragEvent, index: number) {
  const { top, height } = currentTarget.getBoundingClientRect()
  return index + Number(clientY > top + height / 2)
}
