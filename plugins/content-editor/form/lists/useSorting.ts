import { useState, type DragEvent } from "react"

/** Sorting of a list by dragging the grips of its rows. */
export function useSorting(move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; to?: number }>()
  return {
    gripProps: (index: number) => ({
      draggable: true,
      onDragStart({ dataTransfer, currentTarget }: DragEvent) {
        const row = currentTarget.closest("li")
        if (row) dataTransfer.setDragImage(row, 0, 0)
        dataTransfer.setData("text/plain", String(index))
        setDrag({ from: index })
      },
      onDragEnd: () => setDrag(undefined),
    }),
    rowProps: (index: number) => ({
      // 0: the dragged row would be put before this one; 1: after it.
      "data-drop": [index, index + 1].indexOf(drag?.to ?? NaN),
      onDragOver(event: DragEvent) {
        if (!drag) return
        event.preventDefault()
        setDrag({ ...drag, to: placeAt(event, index) })
      },
      onDrop(event: DragEvent) {
        if (!drag) return
        event.preventDefault()
        // The state may be older than this event.
        const to = placeAt(event, index)
        move(drag.from, to > drag.from ? to - 1 : to)
        setDrag(undefined)
      },
    }),
  }
}

/** Where a row would be put: before the row under the pointer, or below its middle after it. */
function placeAt({ currentTarget, clientY }: DragEvent, index: number) {
  const { top, height } = currentTarget.getBoundingClientRect()
  return index + Number(clientY > top + height / 2)
}
