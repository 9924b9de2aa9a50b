/**
 * What a visitor has typed, opened, focused and pressed. React renders the page anew where a translation or an extension
 * has changed it before, so the state of the old elements is handed to the new ones.
 */

const used = "input, textarea, details, [popover], [aria-busy], :focus"

/**
 * Returns a function that finds the element in the page that is there then, by what stays the same: a translation changes
 * words, and extensions add elements, attributes, and classes after those of React.
 */
function locate(root: HTMLElement, element: HTMLElement) {
  const name = element.getAttribute("name")
  const [tag, ownClass] = [element.localName, ...element.classList]
  const selector =
    tag + (name ? `[name="${name}"]` : "") + (tag === "button" && ownClass ? `.${ownClass}` : "")
  const find = () => [...root.querySelectorAll<HTMLElement>(selector)]
  const index = find().indexOf(element)
  return () => find()[index]
}

/** Notes the state of the elements in a root. Returns a function that gives it to the elements that are there then. */
export function noteVisitorState(root: HTMLElement) {
  const { activeElement } = document
  const position = { left: scrollX, top: scrollY, behavior: "instant" } as const
  const noted = [...root.querySelectorAll<HTMLElement>(used)].map((was) => ({
    was,
    find: locate(root, was),
    // Browsers without popovers do not know the selector, which `:is` forgives.
    isPopoverOpen: was.matches(":is(:popover-open)"),
  }))

  return () => {
    let focused: HTMLElement | undefined
    for (const { was, find, isPopoverOpen } of noted) {
      const now = find()
      if (!now) continue
      for (const name of ["open", "aria-busy"]) now.toggleAttribute(name, was.hasAttribute(name))
      if ("checked" in was && "checked" in now) now.checked = was.checked
      if ("value" in was && "value" in now && was.value !== now.value) {
        // React overrides the setter of the element, and would not notice the change.
        Reflect.set(Object.getPrototypeOf(now), "value", was.value, now)
        // It listens to no event during a render.
        queueMicrotask(() => now.dispatchEvent(new InputEvent("input", { bubbles: true })))
      }
      if (isPopoverOpen) now.showPopover()
      if (was === activeElement) focused = now
    }
    focused?.focus({ preventScroll: true })
    // A field for an e-mail address has no selection.
    if (isField(activeElement) && isField(focused) && activeElement.selectionStart !== null)
      focused.setSelectionRange(activeElement.selectionStart, activeElement.selectionEnd)
    scrollTo(position)
  }
}

const isField = (element: unknown) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
