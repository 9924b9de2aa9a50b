import type { EditorState } from "prosemirror-state"
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import { Toolbar } from "react-aria-components/Toolbar"
import styled from "styled-components"
import { settingsFile } from "../../../content-model/model/model"
import { valueAt } from "../../../content-model/lib/path"
import type { MarkdownType } from "../../../content-model/fields/markdown/parseMarkdown"
import { savedValue } from "../../drafts/merge/drafts"
import { useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { Button } from "../../ui/Button"
import { EditableArea } from "../../ui/fields"
import type { IconName } from "../../ui/Icon"
import { colour, space } from "../../ui/theme"
import { showToast } from "../../ui/toast"
import { text as word, type WordKey } from "../../ui/words/words"
import { DestinationPicker, destinationsIn } from "../destination/DestinationPicker"
import { asText, useForm, type ControlProps } from "../parts/types"
import { isSignSet, linkAt, removeLink, setLink, toggleSign, type Sign } from "./commands"
import { createEditor } from "./createEditor"

const buttons: [sign: Sign, icon: IconName, label: WordKey][] = [
  ["bold", "bold", "markdown.bold"],
  ["italic", "italic", "markdown.italic"],
  ["heading", "heading", "markdown.heading"],
  ["list", "list", "markdown.list"],
  ["numbers", "list-ordered", "markdown.numbers"],
]

/** A text whose words look as its page shows them, with buttons for its signs. */
export function MarkdownField({ value, schema, onChange, attributes, label }: ControlProps) {
  const text = asText(value)
  const type: MarkdownType = schema.$ref === "Markdown" ? "Markdown" : "RichText"
  const { snapshot } = useEditorState()
  const siteAddress = String(valueAt(savedValue(snapshot, settingsFile()), ["address"]))
  const { undo, getState } = useWorkspace()
  const { file } = useForm()
  const mount = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<ReturnType<typeof createEditor>>()
  const [state, setState] = useState<EditorState>()
  const [isLinking, setIsLinking] = useState(false)

  const handleChange = useEffectEvent(onChange)
  const pressLink = () => {
    if (editor && linkAt(editor.view.state)) editor.run(removeLink)
    else setIsLinking(true)
  }
  const handleLink = useEffectEvent(pressLink)
  const tellLoss = useEffectEvent(() => showToast(word("markdown.lost"), () => void undo(file)))

  useLayoutEffect(() => {
    if (!mount.current) return
    const created = createEditor(mount.current, type, siteAddress, {
      onChange: (changed) => handleChange(changed),
      onState: setState,
      onLink: () => handleLink(),
      onLoss: () => tellLoss(),
    })
    setEditor(created)
    return () => created.view.destroy()
  }, [type, siteAddress])
  useLayoutEffect(() => editor?.read(text), [editor, text])

  const link = state && linkAt(state)
  const titleOf = (to: string) =>
    destinationsIn(getState()).find(({ address }) => address === to)?.title ?? to
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
        aria-placeholder={schema.examples?.map(String)[0]}
      />
      {isLinking && (
        <DestinationPicker
          title={word("markdown.link")}
          chosen=""
          onChoose={(to) => editor?.run(setLink(to, titleOf(to)))}
          onClose={() => setIsLinking(false)}
        />
      )}
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
