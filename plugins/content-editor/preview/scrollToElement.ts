/** Scrolls the page in the frame. By itself, `scrollIntoView` also scrolls the window around it. */
export function scrollToElement(element: Element, options?: ScrollIntoViewOptions) {
  const { scrollX, scrollY } = parent
  element.scrollIntoView(options)
  parent.scrollTo(scrollX, scrollY)
}
