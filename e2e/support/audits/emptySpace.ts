import type { Page } from "@playwright/test"

/**
 * The sections of the open page that leave more than a quarter of the content's width empty beside their
 * content. A heading counts with its column, but not where it stands above everything else.
 */
export const findEmptySpace = (page: Page) =>
  page.evaluate(() => {
    const most = 0.25
    type Box = { left: number; right: number; top: number; bottom: number }

    const isPainted = (style: CSSStyleDeclaration) =>
      style.borderStyle !== "none" ||
      style.backgroundImage !== "none" ||
      !style.backgroundColor.endsWith(", 0)")

    /** A positioned ::before or ::after, of which scripts know only the styles. */
    function drawingsOf(element: Element): Box[] {
      const { left, top } = element.getBoundingClientRect()
      return ["::before", "::after"].flatMap((name) => {
        const style = getComputedStyle(element, name)
        if (style.position !== "absolute" || !isPainted(style)) return []
        const [x, y, width, height] = [style.left, style.top, style.width, style.height].map(
          parseFloat,
        )
        return [{ left: left + x, top: top + y, right: left + x + width, bottom: top + y + height }]
      })
    }

    function wordsOf(element: Element): Box[] {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      return texts.flatMap((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return [...range.getClientRects()]
      })
    }

    /** What a person sees of a section: words, pictures, lines and grounds. */
    const boxesOf = (section: Element, elements: Element[]): Box[] =>
      elements
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          const isWhole =
            element.matches("h1, h2, h3, img, svg, input, textarea") ||
            (element !== section && isPainted(getComputedStyle(element)))
          const whole = isWhole ? [element.getBoundingClientRect()] : wordsOf(element)
          return [...whole, ...drawingsOf(element)]
        })
        .filter(({ left, right }) => right - left > 1)

    return [...document.querySelectorAll("main section")].flatMap((section) => {
      const [gutter, width] = getComputedStyle(section)
        .gridTemplateColumns.split(" ")
        .map(parseFloat)
      const start = section.getBoundingClientRect().left + gutter
      const all = [section, ...section.querySelectorAll("*")]
      const heading = section.querySelector("h1, h2")?.parentElement
      const header = boxesOf(
        section,
        all.filter((element) => heading?.contains(element)),
      )
      const others = boxesOf(
        section,
        all.filter((element) => !heading?.contains(element)),
      )
      const isAbove =
        others.length > 0 &&
        Math.min(...others.map(({ top }) => top)) >= Math.max(...header.map(({ bottom }) => bottom))

      let widest = 0
      let end = start
      const boxes = isAbove ? others : [...header, ...others]
      for (const { left, right } of boxes.toSorted((a, b) => a.left - b.left)) {
        widest = Math.max(widest, left - end)
        end = Math.max(end, right)
      }
      widest = Math.max(widest, start + width - end) / width
      const name = section.textContent.slice(0, 30)
      return widest > most ? [`${Math.round(widest * 100)} % beside "${name}" is empty`] : []
    })
  })
