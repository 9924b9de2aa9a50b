import type { Path } from "../../../content-model/schema/jsonSchema"

/** The id of a field's control. */
export const idOf = (path: Path) => `field-${path.join("-")}`

const controls = [
  "input:not([type=file]), textarea, select",
  "button:not(:disabled), [role=button]",
]

/**
 * Moves the focus to the control of a field and scrolls to it. Without that field, to the nearest
 * group that is shown. Opens its section.
 */
export function focusField(path: Path) {
  const field = path
    .map((_, index) => CSS.escape(path.slice(0, path.length - index).join(".")))
    .map((name) => document.querySelector<HTMLElement>(`[data-path="${name}"]`))
    .find((element) => element !== null)
  if (!field || field.contains(document.activeElement)) return
  const section = field.closest("details")
  if (section) section.open = true
  const control = controls
    .map((selector) => field.querySelector<HTMLElement>(selector))
    .find((element) => element !== null)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: "center" })
}

/** The path of the field that an element belongs to. */
export function pathAt(element: Element): Path | undefined {
  const name = element.closest<HTMLElement>("[data-path]")?.dataset.path
  return name?.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}
