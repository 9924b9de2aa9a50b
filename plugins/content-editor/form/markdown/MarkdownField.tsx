import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react"
import { Toolbar } from "react-aria-components"
import styled from "styled-components"
import { settingsFile } from "../../../content-model/model/model"
import { valueAt } from "../../../content-model/lib/path"
import { isMarkdown } from "../../../content-model/fields/markdown/parseMarkdown"
import { savedValue } from "../../drafts/merge/drafts"
import { useEditorState } from "../../drafts/useWorkspace"
import { Button } from "../../ui/Button"
import { TextArea } from "../../ui/fields"
import type { IconName } from "../../ui/Icon"
import { text as word, type WordKey } from "../../ui/words/words"
import { DestinationPicker } from "../destinations/DestinationPicker"
import type { ControlProps } from "../parts/types"
import { pasteInto } from "./pasteInto"
import {
  isSignSet,
  linkAt,
  setLink,
  toggleSign,
  type Edit,
  type Selection,
  type Sign,
} from "./toggleSign"

const buttons: [sign: Sign, icon: IconName, label: WordKey, key?: string][] = [
  ["bold", "bold", "markdown.bold", "b"],
  ["italic", "italic", "markdown.italic", "i"],
  ["heading", "heading", "markdown.heading"],
  ["list", "list", "markdown.list"],
  ["numbers", "list-ordered", "markdown.numbers"],
]

/** A long text with buttons for its signs. */
export function MarkdownField({ value, onChange, schema, attributes, label }: ControlProps) {
  const { $ref: type = "", examples } = schema
  const published = valueAt(savedValue(useEditorState().snapshot, settingsFile()), ["address"])
  const area = useRef<HTMLTextAreaElement>(null)
  const [selection, setSelection] = useState<Selection>({ start: 0, end: 0 })
  const made = useRef<Edit>(undefined)
  const [isLinking, setIsLinking] = useState(false)
  const text = typeof value === "string" ? value : ""

  // The words come back from the form first, then the selection.
  useLayoutEffect(() => {
    if (made.current?.text !== text) return
    const { start, end } = made.current.selection
    area.current?.focus()
    area.current?.setSelectionRange(start, end)
    made.current = undefined
  }, [text])

  if (!isMarkdown(type)) return null
  const change = (edit: Edit) => {
    made.current = edit
    setSelection(edit.selection)
    if (edit.text !== text) onChange(edit.text)
  }
  const toggle = (sign: Sign) => change(toggleSign(text, selection, sign, type))
  const link = linkAt(text, selection)
  const pressLink = () => {
    if (link) change(setLink(text, selection, undefined, type))
    else setIsLinking(setLink(text, selection, "/", type).text !== text)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const key = event.key.toLowerCase()
    const [sign] = buttons.find(([, , , own]) => own === key) ?? []
    if (!sign && key !== "k") return
    event.preventDefault()
    // The editor's search has the same key.
    event.stopPropagation()
    if (sign) toggle(sign)
    else pressLink()
  }
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart: start, selectionEnd: end } = event.currentTarget
    const [words, html] = ["text/plain", "text/html"].map((one) => event.clipboardData.getData(one))
    const addresses = [String(published), location.origin]
    const edit = pasteInto(text, { start, end }, { words, html }, type, addresses)
    if (!edit) return
    event.preventDefault()
    change(edit)
  }
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
              aria-pressed={isSignSet(text, selection, sign, type)}
              onPress={() => toggle(sign)}
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
      <TextArea
        {...attributes}
        ref={area}
        value={text}
        placeholder={examples?.map(String)[0]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onSelect={({ currentTarget }) =>
          setSelection({ start: currentTarget.selectionStart, end: currentTarget.selectionEnd })
        }
        onKeyDown={handleKey}
        onPaste={handlePaste}
      />
      <DestinationPicker
        title={word("markdown.link")}
        chosen=""
        isOpen={isLinking}
        onChoose={(to) => change(setLink(text, selection, to, type))}
        onClose={() => setIsLinking(false)}
      />
    </>
  )
}

const Tools = styled(Toolbar)`
  display: flex;
  flex-wrap: wrap;
`
