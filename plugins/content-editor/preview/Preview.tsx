import { useEffect, useLayoutEffect, useState } from "react"
import type { ContentValues } from "../../content-model/content"
import { withValueAt } from "../state/paths"
import { keepStripped, stripMarks } from "./marks/readMarks"
import { putMarks, type Field } from "./marks/putMarks"
import { PreviewPage } from "./PreviewPage"
import { PreviewStyles } from "./PreviewStyles"
import type { PreviewTarget } from "./pages"
import { createQueryRunner } from "./runQuery"
import type { FindImage } from "./siteData"
import { useFocusedField } from "./useFocusedField"
import { usePageEvents } from "./usePageEvents"

export type Command = "undo" | "redo" | "save" | "search"

/** What the frame of the preview shows. */
export type View = {
  values: ContentValues
  findImage: FindImage
  /** A new object scrolls the page to it. */
  target: PreviewTarget
  /** The field that a person edits. */
  focused: Field
  /** Called after a click on what shows a field, with the page that its link leads to. */
  onSelect: (field: Field, link?: PreviewTarget) => void
  /** Called while a person types in the page; undefined if the page cannot be edited. */
  onType?: (field: Field, words: string) => void
  onCommand: (command: Command) => void
  /** Called after a click with Ctrl or Cmd on a link to a page of the site. */
  onNavigate: (target: PreviewTarget) => void
}

/** A field that is typed in, with its value before. */
export type Typing = Field & { value: string }

/** A page of the site in which a click selects the field of a text, a picture or a button. */
export function Preview(view: View) {
  const { values, findImage, target, focused } = view
  const [typing, setTyping] = useState<Typing>()
  // React must not change the text in which a person types: the caret would jump.
  const shown =
    typing && values.has(typing.file)
      ? new Map(values).set(
          typing.file,
          withValueAt(values.get(typing.file), typing.path, typing.value),
        )
      : values

  useLayoutEffect(() => keepStripped(document.body), [])
  useLayoutEffect(() => stripMarks(document.body))
  useEffect(() => scrollTo(target), [target])
  useFocusedField(focused, target, typing !== undefined)
  usePageEvents(view, setTyping)

  const runQuery = createQueryRunner(putMarks(shown), findImage)
  return (
    <>
      <PreviewStyles />
      <PreviewPage path={target.path} runQuery={runQuery} />
    </>
  )
}

function scrollTo({ target = "" }: PreviewTarget) {
  const headings = [...document.querySelectorAll("h2, h3, dt")]
  const heading = headings.find(({ textContent }) => textContent === target)
  const section = document.getElementById(target)
  if (section) section.scrollIntoView()
  else if (target && heading) heading.scrollIntoView({ block: "center" })
  else window.scrollTo(0, 0)
}
