import { keydownHandler } from "prosemirror-keymap"
import {
  EditorState,
  TextSelection,
  type Command,
  type Selection,
  type Transaction,
} from "prosemirror-state"
import { EditorView } from "prosemirror-view"
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import { Toolbar } from "react-aria-components"
import styled from "styled-components"
import { settingsFile } from "../../../content-model/model/model"
import { valueAt } from "../../../content-model/lib/path"
import type { MarkdownType } from "../../../content-model/fields/markdown/parseMarkdown"
import { savedValue } from "../../drafts/merge/drafts"
import { useEditorState } from "../../drafts/useWorkspace"
import { Button } from "../../ui/Button"
import { EditableArea } from "../../ui/fields"
import type { IconName } from "../../ui/Icon"
import { colour, space } from "../../ui/theme"
import { text as word, type WordKey } from "../../ui/words/words"
import { DestinationPicker, useDestinations } from "../destinations/DestinationPicker"
import type { ControlProps } from "../parts/types"
import {
  isSignSet,
  keys,
  linkAt,
  removeLink,
  setLink,
  toggleSign,
  typedSigns,
  type Sign,
} from "./commands"
import { readMarkdown, toMarkdown } from "./document"
import { pasteInto } from "./pasteInto"

const buttons: [sign: Sign, icon: IconName, label: WordKey][] = [
  ["bold", "bold", "markdown.bold"],
  ["italic", "italic", "markdown.italic"],
  ["heading", "heading", "markdown.heading"],
  ["list", "list", "markdown.list"],
  ["numbers", "list-ordered", "markdown.numbers"],
]

type Handlers = {
  onChange: (text: string) => void
  onState: (state: EditorState) => void
  onLink: () => void
  addresses: () => string[]
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

/** Lets a person write in an element. Undo is that of the whole form. */
export function createEditor(mount: HTMLElement, type: MarkdownType, handlers: Handlers) {
  let written = ""
  let reading = readMarkdown(written, type)

  const paste = (view: EditorView, data: DataTransfer | null) => {
    if (!data) return
    const [words, html] = ["text/plain", "text/html"].map((one) => data.getData(one))
    const pasted = pasteInto(view.state, { words, html }, type, handlers.addresses())
    view.dispatch(pasted.scrollIntoView())
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
      const { doc, tr } = view.state
      const { doc: next } = readMarkdown(text, type)
      const start = doc.content.findDiffStart(next.content)
      const ends = doc.content.findDiffEnd(next.content)
      if (start !== null && ends) {
        const overlap = Math.max(0, start - Math.min(ends.a, ends.b))
        tr.replace(start, ends.a + overlap, next.slice(start, ends.b + overlap))
      }
      if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content)
      view.dispatch(tr.setMeta("read", true))
      reading = readMarkdown(text, type, view.state.doc)
    },
  }
}

type Props = Pick<ControlProps, "onChange" | "label" | "attributes"> & {
  type: MarkdownType
  text: string
  placeholder?: string
}

/** A text whose words look as its page shows them, with buttons for its signs. */
export function MarkdownEditor({ type, text, onChange, attributes, label, placeholder }: Props) {
  const published = valueAt(savedValue(useEditorState().snapshot, settingsFile()), ["address"])
  const destinations = useDestinations()
  const mount = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<ReturnType<typeof createEditor>>()
  const [state, setState] = useState<EditorState>()
  const [isLinking, setIsLinking] = useState(false)
  const selected = useRef<Selection>(undefined)
  // The plain field that stood here may have had the focus.
  const [hasFocus] = useState(() => document.activeElement?.id === attributes.id)

  const handleChange = useEffectEvent(onChange)
  const pressLink = () => {
    if (!editor) return
    selected.current = editor.view.state.selection
    if (linkAt(editor.view.state)) editor.run(removeLink)
    else setIsLinking(true)
  }
  const handleLink = useEffectEvent(pressLink)
  const addresses = useEffectEvent(() => [String(published), location.origin])

  useLayoutEffect(() => {
    if (!mount.current) return
    const created = createEditor(mount.current, type, {
      onChange: (changed) => handleChange(changed),
      onState: setState,
      onLink: () => handleLink(),
      addresses: () => addresses(),
    })
    setEditor(created)
    if (hasFocus) created.view.focus()
    return () => created.view.destroy()
  }, [type, hasFocus])
  useLayoutEffect(() => editor?.read(text), [editor, text])

  const link = state && linkAt(state)
  const titleOf = (to: string) => destinations.find(({ address }) => address === to)?.title ?? to
  return (
    <>
      <Tools aria-label={word("markdown.tools", { field: label })}>
        {buttons
          .filter(([sign]) => sign !== "heading" || type === "Markdown")
          .map(([sign, icon, key]) => (
            <Button
              key={sign}
              look="quiet"
              icon={icon}
              preventFocusOnPress
              aria-label={word(key)}
              aria-pressed={state !== undefined && isSignSet(state, sign)}
              onPress={() => editor?.run(toggleSign(sign))}
            />
          ))}
        <Button
          look="quiet"
          icon={link ? "unlink" : "link"}
          preventFocusOnPress
          aria-label={word(link ? "markdown.unlink" : "markdown.link")}
          onPress={pressLink}
        />
      </Tools>
      <Lines
        {...attributes}
        ref={mount}
        role="textbox"
        aria-multiline
        aria-label={label}
        aria-placeholder={placeholder}
      />
      <DestinationPicker
        title={word("markdown.link")}
        chosen=""
        isOpen={isLinking}
        onChoose={(to) => editor?.run(setLink(to, titleOf(to), selected.current))}
        onClose={() => setIsLinking(false)}
      />
    </>
  )
}

const Tools = styled(Toolbar)`
  display: flex;
  flex-wrap: wrap;
`

const Lines = styled(EditableArea)`
  white-space: break-spaces;

  > * + * {
    margin-top: ${space.s};
  }

  > ul + ul,
  > ol + ol {
    margin-top: 0;
  }

  > :not(ol) {
    counter-reset: entry;
  }

  counter-reset: entry;

  > :is(ul, ol) {
    padding-inline-start: ${space.xl};
  }

  > ul {
    list-style: disc;
  }

  > ol {
    counter-increment: entry;

    > li::before {
      content: counter(entry) ".";
      position: absolute;
      margin-inline-start: calc(-1 * ${space.xl});
    }
  }

  &[aria-placeholder]:has(> p:only-child > br:only-child)::before {
    float: inline-start;
    height: 0;
    color: ${colour.muted};
    content: attr(aria-placeholder);
  }
`
