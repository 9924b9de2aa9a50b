import {
  baseKeymap,
  chainCommands,
  setBlockType,
  splitBlockAs,
  toggleMark,
} from "prosemirror-commands"
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
} from "prosemirror-inputrules"
import type { Command, EditorState } from "prosemirror-state"
import type { MarkdownType } from "../../../content-model/fields/markdown/parseMarkdown"
import { schema } from "./document"

const { paragraph, heading, list, numbers } = schema.nodes
const { strong, em, link } = schema.marks
const marks = { bold: strong, italic: em }
const kinds = { heading, list, numbers }

/** What a button or a key sets, and takes back when it is set. */
export type Sign = keyof typeof marks | keyof typeof kinds

/** Whether a press would take the sign back. */
export function isSignSet({ doc, selection, storedMarks }: EditorState, sign: Sign) {
  const { empty, from, to, $from } = selection
  if (sign === "bold" || sign === "italic")
    return empty
      ? marks[sign].isInSet(storedMarks ?? $from.marks()) !== undefined
      : doc.rangeHasMark(from, to, marks[sign])
  let isSet = true
  doc.nodesBetween(from, to, ({ isTextblock, type }) => {
    if (isTextblock && type !== kinds[sign]) isSet = false
  })
  return isSet
}

export const toggleSign =
  (sign: Sign): Command =>
  (state, dispatch, view) => {
    if (sign === "bold" || sign === "italic") return toggleMark(marks[sign])(state, dispatch, view)
    const type = isSignSet(state, sign) ? paragraph : kinds[sign]
    return setBlockType(type)(state, dispatch, view)
  }

/** The link in which a selection lies. Its words may have several looks. */
export function linkAt({ doc, selection: { $from, to } }: EditorState) {
  const [after, before] = [$from.nodeAfter, $from.nodeBefore].map((node) =>
    link.isInSet(node?.marks ?? []),
  )
  const mark = after ?? before
  if (!mark) return undefined
  let [start, end] = [$from.pos, $from.pos]
  while (start > $from.start() && doc.rangeHasMark(start - 1, start, mark)) start--
  while (end < $from.end() && doc.rangeHasMark(end, end + 1, mark)) end++
  return to <= end ? { start, end, mark } : undefined
}

/** Makes a link of the selected words. Without any, its title is inserted. */
export const setLink =
  (to: string, title: string): Command =>
  ({ tr, selection }, dispatch) => {
    const mark = link.create({ to })
    if (selection.empty) tr.replaceSelectionWith(schema.text(title, [mark]), false)
    else tr.addMark(selection.from, selection.to, mark)
    dispatch?.(tr.scrollIntoView())
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const found = linkAt(state)
  if (found) dispatch?.(state.tr.removeMark(found.start, found.end, link))
  return found !== undefined
}

/** Makes a paragraph of the line with the cursor, if it is empty or the cursor at its start. */
const makePlain =
  (isAtPlace: (state: EditorState) => boolean): Command =>
  (state, dispatch) =>
    state.selection.empty &&
    isAtPlace(state) &&
    setBlockType(paragraph)(state, (tr) => dispatch?.(tr.scrollIntoView()))

const isEmptyEntry = ({ selection: { $from } }: EditorState) => $from.parent.content.size === 0
const isAtStart = ({ selection: { $from } }: EditorState) => $from.parentOffset === 0

const breakLine: Command = ({ tr, selection }, dispatch) => {
  if (selection.$from.parent.type === heading) return false
  dispatch?.(tr.insertText("\n").scrollIntoView())
  return true
}

const isEntry = [list, numbers]

export const keys: Record<string, Command> = {
  ...baseKeymap,
  Enter: chainCommands(
    makePlain(isEmptyEntry),
    splitBlockAs(({ type }) => (isEntry.includes(type) ? { type } : null)),
  ),
  "Shift-Enter": chainCommands(breakLine, baseKeymap.Enter),
  Backspace: chainCommands(undoInputRule, makePlain(isAtStart), baseKeymap.Backspace),
  "Mod-b": toggleSign("bold"),
  "Mod-i": toggleSign("italic"),
}

/** Makes words between signs bold or italic when the last sign is typed. */
const markRule = (pattern: RegExp, sign: keyof typeof marks) =>
  new InputRule(pattern, ({ tr }, [, before, stars, words], start, end) => {
    const from = start + before.length
    const to = from + stars.length + words.length
    return tr
      .delete(to, end)
      .addMark(from + stars.length, to, marks[sign].create())
      .delete(from, from + stars.length)
      .removeStoredMark(marks[sign])
  })

/** Signs that take effect as they are typed. */
export const typedSigns = (type: MarkdownType) =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^[-*] $/, list),
      textblockTypeInputRule(/^1[.)] $/, numbers),
      ...(type === "Markdown" ? [textblockTypeInputRule(/^## $/, heading)] : []),
      markRule(/(^|[^*])(\*\*)([^\s*](?:[^*]*[^\s*])?)\*\*$/, "bold"),
      markRule(/(^|[^*])(\*)([^\s*](?:[^*]*[^\s*])?)\*$/, "italic"),
    ],
  })
