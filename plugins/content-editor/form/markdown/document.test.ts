import "../../../../scripts/lib/siteModel"
import * as fc from "../../../../test/support/fastCheck"
import type { Node } from "prosemirror-model"
import { EditorState, TextSelection, type Command } from "prosemirror-state"
import { isMarkdown } from "../../../content-model/fields/markdown/parseMarkdown"
import { fixtureContent } from "../../../content-model/testing/fixtureSite"
import { textsIn } from "../../drafts/items/textsIn"
import { readValues } from "../../../content-model/read/readContent"
import { isSignSet, keys, linkAt, removeLink, setLink, toggleSign, type Sign } from "./commands"
import { readMarkdown, toMarkdown } from "./document"

/** A text with a selection, and what commands and keys make of it. */
function open(text: string, start: number, end = start) {
  const reading = readMarkdown(text, "Markdown")
  let state = EditorState.create({ doc: reading.doc })
  const size = reading.doc.content.size
  const [from, to] = [start, end].map((at) => reading.doc.resolve(at % (size + 1)))
  state = state.apply(state.tr.setSelection(TextSelection.between(from, to)))
  return {
    state: () => state,
    run: (command: Command) => command(state, (tr) => (state = state.apply(tr))),
    type: (words: string) => (state = state.apply(state.tr.insertText(words))),
    written: () => toMarkdown(state.doc, reading, "Markdown"),
    words: (first = 0, last = state.doc.content.size) => state.doc.textBetween(first, last),
  }
}

/** The kind and the words of each line that has words, without spaces. */
const linesOf = ({ children }: Node) =>
  children
    .map(({ type, textContent }) => [type.name, textContent.replace(/\s/g, "")])
    .filter(([, words]) => words !== "")

const parts =
  "word|हैदराबाद| |  |\n|\n\n|\n  |\r\n|*|**|- |* |1. |2) |## |# |[a](/b/)|[|\\|🥚|5 * 3|_".split(
    "|",
  )
const piece = fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3 }))
const anyText = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(""))
const anySign = fc.constantFrom<Sign>("bold", "italic", "heading", "list", "numbers")
const check = <T extends [unknown, ...unknown[]]>(
  ...[values, test]: [{ [K in keyof T]: fc.Arbitrary<T[K]> }, (...values: T) => void]
) => fc.assert(fc.property(...values, test))

test("a text that nobody touched stays as it is", () => {
  const contents = ["content", fixtureContent].flatMap((folder) => [...readValues(folder)])
  const texts = contents
    .flatMap(([file, value]) => textsIn(file, value))
    .flatMap(({ schema: { $ref = "" }, text }) => (isMarkdown($ref) ? [{ $ref, text }] : []))
  expect(texts.length).toBeGreaterThan(10)
  for (const { $ref, text } of texts) {
    const reading = readMarkdown(text, $ref)
    expect(toMarkdown(reading.doc, reading, $ref)).toBe(text)
  }
  check([anyText], (text) => expect(open(text, 0).written()).toBe(text))
})

test("words are typed where the cursor is after a sign was set, and none is lost", () => {
  check([anyText, fc.nat(), anySign], (text, place, sign) => {
    const editor = open(text, place)
    const { from } = editor.state().selection
    const wanted = `${editor.words(0, from)}QX${editor.words(from)}`
    const wasSet = isSignSet(editor.state(), sign)
    editor.run(toggleSign(sign))
    expect(isSignSet(editor.state(), sign)).toBe(!wasSet)
    editor.type("QX")
    expect(editor.words()).toBe(wanted)
    const { doc } = readMarkdown(editor.written(), "Markdown")
    expect(linesOf(doc)).toEqual(linesOf(editor.state().doc))
  })
})

test("a sign or a link that is set and taken back leaves the text as it was", () => {
  check([anyText, fc.nat(), fc.nat(), anySign], (text, start, end, sign) => {
    const editor = open(text, start, end)
    const { from, to } = editor.state().selection
    let isPlain = !isSignSet(editor.state(), sign)
    editor.state().doc.nodesBetween(from, to, ({ isTextblock, type }) => {
      if (isTextblock && !/bold|italic/.test(sign) && type.name !== "paragraph") isPlain = false
    })
    if (!isPlain) return
    for (let presses = 0; presses < 2; presses++) editor.run(toggleSign(sign))
    expect(editor.written()).toBe(text)
  })
  const editor = open("See our **story** now.\n\n\n* one", 9, 15)
  editor.run(setLink("/about/", "About"))
  expect(editor.written()).toBe("See our **[story](/about/)** now.\n\n- one")
  expect(linkAt(editor.state())?.mark.attrs).toEqual({ to: "/about/" })
  editor.run(removeLink)
  expect(editor.written()).toBe("See our **story** now.\n\n\n* one")
})

test.each<[string, number, string, string]>([
  ["- a\n- b", 2, "Enter QX", "- a\n- QX\n- b"],
  ["* a\n\nb", 2, "Enter QX", "- a\n- QX\n\nb"],
  ["1) a", 2, "Enter QX", "1. a\n2. QX"],
  ["1) a\n2)  b", 1, "Backspace", "a\n\n1. b"],
  ["- a", 2, "Enter Enter QX", "- a\n\nQX"],
  ["## a", 2, "Enter QX", "## a\n\nQX"],
  ["a", 2, "Shift-Enter QX", "a\nQX"],
  ["a\n\n- b", 4, "Backspace", "a\n\nb"],
  ["a\n\n- b", 4, "Backspace Backspace", "ab"],
  ["a", 2, "Enter Mod-b QX Mod-b !", "a\n\n**QX**!"],
  ["a\n", 2, "Enter QX", "a\n\nQX"],
  ["## a\nb\n", 1, "Mod-i QX", "## *QX*a\n\nb"],
  ["a", 2, "**", "a**"],
  ["## a\n* b\n* c\n\n\nd", 10, "QX", "## a\n\n- b\n- c\n\nQXd"],
])("in %j, at %d, %s leaves %j", (text, place, presses, expected) => {
  const editor = open(text, place)
  for (const press of presses.split(" ")) {
    if (press in keys) editor.run(keys[press])
    else editor.type(press)
  }
  expect(editor.written()).toBe(expected)
})
