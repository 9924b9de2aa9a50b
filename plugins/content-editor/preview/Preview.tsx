import { useEffect, useLayoutEffect, useState } from "react"
import { withValueAt } from "../state/paths"
import { keepStripped, stripMarks } from "./marks/readMarks"
import { putMarks } from "./marks/putMarks"
import { PreviewPage } from "./PreviewPage"
import { PreviewStyles } from "./PreviewStyles"
import type { PreviewTarget } from "./pages"
import { createQueryRunner } from "./data/runQuery"
import type { Typing, View } from "./types"
import { useFocusedField } from "./useFocusedField"
import { usePageEvents } from "./usePageEvents"

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
