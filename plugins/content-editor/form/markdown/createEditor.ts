import { keydownHandler } from "prosemirror-keymap"
import { EditorState, TextSelection, type Command, type Transaction } from "prosemirror-state"
import { EditorView } from "prosemirror-view"
import type { MarkdownType } from "../../../content-model/fields/markdown/parseMarkdown"
import { keys, typedSigns } from "./commands"
import { readMarkdown, toMarkdown } from "./document"
import { lossyPaste, pasteInto } from "./pasteInto"

type Handlers = {
  onChange: (text: string) => void
  onState: (state: EditorState) => void
  onLink: () => void
  /** What was pasted had a look with a meaning, or a picture. */
  onLoss: () => void
}

/** Takes over the selection of the browser, whose event may come after that of the next key. */
function readSelection(view: EditorView) {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {}
  if (view.composing || !anchorNode || !focusNode || anchorOffset === undefined) return
  if (focusOffset === undefined || ![anchorNode, focusNode].every((it) => view.dom.contains(it)))
    return
  const { doc, tr, selection } = view.state
  const [anchor, head] = [
    view.posAtDOM(anchorNode, anchorOffset),
    view.posAtDOM(focusNode, focusOffset),
  ].map((position) => doc.resolve(position))
  const read = TextSelection.between(anchor, head)
  if (!read.eq(selection)) view.dispatch(tr.setSelection(read))
}

/** Lets a person write in an element. Undo is that of the whole form. `siteAddress` begins copied links to pages. */
export function createEditor(
  mount: HTMLElement,
  type: MarkdownType,
  siteAddress: string,
  handlers: Handlers,
) {
  let written = ""
  let reading = readMarkdown(written, type)

  const paste = (view: EditorView, data: DataTransfer | null) => {
    const [words, html] = ["text/plain", "text/html"].map((one) => data?.getData(one) ?? "")
    const addresses = [siteAddress, location.origin]
    const pasted = pasteInto(view.state, { words, html }, type, addresses)
    view.dispatch(pasted.scrollIntoView())
    if (pasted.getMeta(lossyPaste)) handlers.onLoss()
  }
  const openLink: Command = () => {
    handlers.onLink()
    return true
  }
  const handleKey = keydownHandler({ ...keys, "Mod-k": openLink })
  const view = new EditorView(
    { mount },
    {
      state: EditorState.create({ doc: reading.doc, plugins: [typedSigns(type)] }),
      dispatchTransaction(transaction: Transaction) {
        view.updateState(view.state.apply(transaction))
        handlers.onState(view.state)
        if (!transaction.docChanged || transaction.getMeta("read")) return
        const text = toMarkdown(view.state.doc, reading, type)
        if (text !== written) handlers.onChange((written = text))
      },
      handleKeyDown(_view, event) {
        readSelection(view)
        const isHandled = handleKey(view, event)
        // The editor's search has the same key as a link.
        if (isHandled) event.stopPropagation()
        return isHandled
      },
      // ProseMirror's own clipboard would need an exception from Trusted Types.
      handleDOMEvents: {
        // When a dialog gives the focus back, Chromium puts the cursor at the start.
        focus() {
          view.focus()
        },
        paste(_view, event) {
          event.preventDefault()
          readSelection(view)
          paste(view, event.clipboardData)
          return true
        },
        drop(_view, event) {
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
          if (view.dragging || !place) return false
          event.preventDefault()
          const { tr } = view.state
          view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(place.pos))))
          paste(view, event.dataTransfer)
          return true
        },
      },
    },
  )
  return {
    view,
    run(command: Command) {
      command(view.state, view.dispatch, view)
      view.focus()
    },
    /** Shows a text that was changed elsewhere. The cursor stays at its words. */
    read(text: string) {
      if (text === written) return
      written = text
      reading = readMarkdown(text, type)
      const { doc, tr } = view.state
      const { doc: next } = reading
      const start = doc.content.findDiffStart(next.content)
      const ends = doc.content.findDiffEnd(next.content)
      if (start !== null && ends) {
        const overlap = Math.max(0, start - Math.min(ends.a, ends.b))
        tr.replace(start, ends.a + overlap, next.slice(start, ends.b + overlap))
      }
      if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content)
      // Somebody may be between two words, in the plain field that stood here until now.
      if (text.endsWith(" ")) tr.insertText(" ", tr.doc.content.size - 1)
      view.dispatch(tr.setMeta("read", true))
    },
  }
}
