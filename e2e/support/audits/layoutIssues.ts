import type { Page } from "@playwright/test"

/** Text without room on the open page: cut off, outside of the page, overlapping, or broken in a word. */
export const findLayoutIssues = (page: Page) =>
  page.evaluate(() => {
    const tolerance = 2 // px
    const issues: string[] = []
    const segmenter = new Intl.Segmenter("en", { granularity: "word" })

    const nameOf = ({ localName, className }: Element) => `${localName}.${className}`
    const withAncestors = (from: Element) => {
      const list: Element[] = []
      for (let next: Element | null = from; next; next = next.parentElement) list.push(next)
      return list
    }
    const isVisuallyHidden = (element: Element) =>
      withAncestors(element).some((each) => getComputedStyle(each).clipPath === "inset(50%)")

    const boxesOf = (node: Node, start: number, length: number) => {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + length)
      return [...range.getClientRects()].filter((box) => box.width > 0)
    }
    const isBroken = (boxes: DOMRect[]) =>
      boxes.some((box) => box.top > boxes[0].bottom - tolerance)

    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) issues.push(`the page is ${scrollWidth} px wide`)

    type Line = { block: Element; text: string; box: DOMRect }
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      const text = node.textContent?.trim().slice(0, 30) ?? ""
      if (!owner || text === "" || isVisuallyHidden(owner)) continue
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const isInline = (each: Element) => getComputedStyle(each).display.startsWith("inline")
      const block = withAncestors(owner).find((each) => !isInline(each)) ?? owner
      const lineHeight = parseFloat(getComputedStyle(owner).lineHeight)
      const range = document.createRange()
      range.selectNodeContents(node)
      const room = withAncestors(block).find(
        (each) => getComputedStyle(each).display !== "table-cell",
      )
      for (const { 0: token, index } of (node.textContent ?? "").matchAll(/[^\s/–—-]+/g)) {
        const boxes = boxesOf(node, index, token.length)
        const width = boxes.reduce((sum, box) => sum + box.width, 0)
        // A sign and padding may stand beside the word.
        if (!isBroken(boxes) || !room || width > room.clientWidth / 2) continue
        for (const part of segmenter.segment(token))
          if (part.isWordLike && isBroken(boxesOf(node, index + part.index, part.segment.length)))
            issues.push(`"${part.segment}" is broken, although ${nameOf(room)} has room for it`)
      }
      for (const { x, y, width, height } of range.getClientRects()) {
        // Without the space that the font reserves above and below the line.
        const textHeight = Math.min(height, lineHeight || height)
        const box = new DOMRect(x, y + (height - textHeight) / 2, width, textHeight)
        lines.push({ block, text, box })

        for (const frame of withAncestors(owner)) {
          const { overflowX, overflowY, position } = getComputedStyle(frame)
          const { left, right, top, bottom } = frame.getBoundingClientRect()
          const isOutside = box.left < left - tolerance || box.right > right + tolerance
          const isBelow = y < top - tolerance || y + height > bottom + height / 2
          if ((overflowX !== "visible" && isOutside) || (/hidden|clip/.test(overflowY) && isBelow))
            issues.push(`${nameOf(frame)} cuts off "${text}"`)
          if (position === "fixed") break
        }
        if (box.left < -1 || box.right > innerWidth + 1)
          issues.push(`"${text}" in ${nameOf(owner)} is outside of the page`)
      }
    }

    for (const field of document.querySelectorAll<HTMLInputElement>("input")) {
      if (isVisuallyHidden(field) || field.scrollWidth <= field.clientWidth) continue
      // A placeholder may be longer than its field if an ellipsis shows that.
      if (getComputedStyle(field).textOverflow !== "ellipsis")
        issues.push(`the field cuts off "${field.placeholder.slice(0, 30)}"`)
    }

    const bar = document.querySelector("header")?.getBoundingClientRect()
    const inBar = lines.filter(
      ({ block }) => block.closest("header") && !block.closest(":popover-open"),
    )
    for (const { text, box } of inBar)
      if (bar && (box.top < bar.top - tolerance || box.bottom > bar.bottom + tolerance))
        issues.push(`"${text}" is outside of the bar`)
    // Fixed elements may cover others.
    const isFixed = ({ block }: Line) =>
      withAncestors(block).some((each) => getComputedStyle(each).position === "fixed")
    for (const group of [inBar, lines.filter((line) => !isFixed(line))])
      for (const [index, { block, text, box }] of group.entries())
        for (const other of group.slice(index + 1)) {
          const bottom = Math.min(box.bottom, other.box.bottom)
          const right = Math.min(box.right, other.box.right)
          const isBeside =
            bottom - Math.max(box.top, other.box.top) <= tolerance ||
            right - Math.max(box.left, other.box.left) <= tolerance
          if (!isBeside && other.block !== block)
            issues.push(`"${text}" (${nameOf(block)}) overlaps "${other.text}"`)
        }
    return [...new Set(issues)]
  })
