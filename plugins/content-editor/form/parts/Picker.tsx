import { useState, type KeyboardEvent, type ReactNode } from "react"
import { ListBox, ListBoxItem } from "react-aria-components/ListBox"
import styled, { css } from "styled-components"
import { Button } from "../../ui/Button"
import { Dialog } from "../../ui/Dialog"
import { Hint, Input } from "../../ui/fields"
import { Line, Small } from "../../ui/layout"
import { optionStyle } from "../../ui/MenuButton"
import { space, type } from "../../ui/theme"
import { isOfInputMethod } from "../../lib/keys"
import { text } from "../../ui/words/words"

type Option = {
  id: string
  title: string
  mark?: ReactNode
  hint?: string
  picture: ReactNode
}

type Props = {
  title: string
  /** What can be searched for. */
  search: string
  find: (search: string) => Option[]
  /** The option that is chosen now. */
  chosen?: string
  onChoose: (id: string) => void
  onClose: () => void
  /** The width of a column of rows. Without it, the options are tiles. */
  columnWidth?: string
  /** Makes what is not there yet, from what was searched for. */
  create?: { label: string; onPress: (search: string) => void }
}

const maxOptions = 120 // shown at once

/** Whether some texts contain each word of a search. */
export const matches = (search: string, ...texts: string[]) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.join(" ").toLowerCase().includes(word))

/** A dialog to choose one of many, with a search over them. */
export function Picker(props: Props) {
  const { title, search, find, chosen, onChoose, onClose, columnWidth, create } = props
  const [words, setWords] = useState("")
  const found = find(words)
  return (
    <Dialog title={title} onClose={onClose} isWide>
      <div>
        <Line>
          <Input
            type="search"
            onKeyDown={leadToResults}
            aria-label={search}
            placeholder={search}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          {create && (
            <Button icon="plus" onPress={() => create.onPress(words.trim())}>
              {create.label}
            </Button>
          )}
        </Line>
        <Hint role="status">{text("form.found", { count: found.length })}</Hint>
      </div>
      <Options
        aria-label={title}
        layout="grid"
        selectionMode="single"
        shouldSelectOnPressUp // The release would take the focus from what the choice leads to.
        selectedKeys={chosen === undefined ? [] : [chosen]}
        items={found.slice(0, maxOptions)}
        onSelectionChange={(keys) => {
          onClose()
          for (const key of keys) onChoose(String(key))
        }}
        $columnWidth={columnWidth}
      >
        {({ id, title: name, mark, hint, picture }) => (
          <ListBoxItem id={id} textValue={name}>
            {picture}
            <span>
              {name} {mark}
              {hint && <Small>{hint}</Small>}
            </span>
          </ListBoxItem>
        )}
      </Options>
    </Dialog>
  )
}

/** The arrow down leads to the results, Enter chooses the first. */
function leadToResults(event: KeyboardEvent<HTMLInputElement>) {
  const { key, currentTarget } = event
  if (!["ArrowDown", "Enter"].includes(key) || isOfInputMethod(event.nativeEvent)) return
  event.preventDefault()
  const dialog = currentTarget.closest("dialog")
  const results = dialog?.querySelector<HTMLElement>("[role=listbox]")
  if (key === "ArrowDown") results?.focus()
  else if (currentTarget.value) results?.querySelector<HTMLElement>("[role=option]")?.click()
}

const tile = css`
  justify-items: center;
  align-content: start; /* All icons of a row stand on one line. */
  min-height: 6rem;
  font: ${type.small};
  text-align: center;
`

const row = css`
  grid-template-columns: 3rem minmax(0, 1fr);
  grid-auto-rows: minmax(3rem, auto);
`

const Options = styled(ListBox<Option>)<{ $columnWidth?: string }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(${({ $columnWidth = "6rem" }) => $columnWidth}, 100%), 1fr)
  );
  align-content: start;
  min-height: 50vh;

  > [role="option"] {
    ${optionStyle}
    display: grid;
    gap: ${space.s};
    ${({ $columnWidth }) => ($columnWidth ? row : tile)}
  }

  > * > svg {
    width: 1.75rem;
    height: 1.75rem;
  }
`
