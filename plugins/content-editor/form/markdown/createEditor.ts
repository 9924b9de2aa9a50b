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

/** Lets ProseMirror read the browser's selection now: its event may come after that of the next key. */
const readSelection = () => document.dispatchEvent(new Event("selectionchange"))

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
        const isHandled = handleKey(view, event)
        // The editor's search has the same key as a link.
        if (isHandled) event.stopPropagation()
        return isHandled
      },
      handleDOMEvents: {
        keydown({ composing }) {
          if (!composing) readSelection()
        },
        // When a dialog gives the focus back, Chromium puts the cursor at the start.
        focus() {
          view.focus()
        },
        // ProseMirror's own clipboard would need an exception from Trusted Types.
        paste(_view, event) {
          event.preventDefault()
          readSelection()
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
      view.dispatch(tr.setMeta("read", true))
    },
  }
}
