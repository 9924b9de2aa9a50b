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
        const { top, height } = event.currentTarget.getBoundingClientRect()
        setTarget(index + Number(event.clientY > top + height / 2))
      },
      onDrop(event: DragEvent) {
        event.preventDefault()
        if (dragged === undefined || target === undefined) return
        move(dragged, target > dragged ? target - 1 : target)
        end()
      },
    }),
  }
}
