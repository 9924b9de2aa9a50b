import type { Path } from "../../../content-model/schema/jsonSchema"

/** The id of a field's control. */
export const idOf = (path: Path) => `field-${path.join("-")}`

/**
 * Moves the focus to the control of a field and scrolls to it. Without that field, to the nearest
 * group that is shown. Opens what is folded around it.
 */
export function focusField(path: Path) {
  if (path.length === 0) return
  const field = document.querySelector(`[data-path=${JSON.stringify(path.join("."))}]`)
  if (!field) return focusField(path.slice(0, -1))
  if (field.contains(document.activeElement)) return
  const control =
    field.querySelector<HTMLElement>("input:not([type=file]), textarea, select") ??
    field.querySelector<HTMLElement>("button:not(:disabled)")
  for (let box = control?.closest("details"); box; box = box.parentElement?.closest("details"))
    box.open = true
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: "center" })
}

/** The path of the field that an element belongs to. */
export function pathAt(element: Element): Path | undefined {
  const name = element.closest<HTMLElement>("[data-path]")?.dataset.path
  return name?.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}
