import { useState } from "react"
import {
  Button,
  ComboBox,
  Input as AriaInput,
  ListBox,
  ListBoxItem,
  Text,
} from "react-aria-components"
import styled from "styled-components"
import { Input } from "../components/fields"
import { optionStyle, Options } from "../components/options"
import { Symbol } from "../components/Symbol"
import { colour, size } from "../components/theme"
import { useEditorState } from "../state/useWorkspace"
import { text } from "../words"
import { destinationsIn } from "./parts/destinations"
import type { ControlProps } from "./types"

/** A link target: a page, a section or a document of this site by its title, or any address. */
export function DestinationField(props: ControlProps) {
  const { value, onChange, id, label, isInvalid, describedBy } = props
  const address = typeof value === "string" ? value : ""
  const [typing, setTyping] = useState<{ words: string; address: string }>()
  const typed = typing?.address === address ? typing.words : undefined // not after an undo
  const targets = destinationsIn(useEditorState())
  const chosen = targets.find((target) => target.address === address)
  const shown = targets.filter((target) =>
    `${target.title} ${target.address}`.toLowerCase().includes((typed ?? "").toLowerCase()),
  )
  return (
    <ComboBox
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      isInvalid={isInvalid}
      allowsCustomValue
      items={shown}
      value={typed === undefined && chosen ? chosen.address : null}
      inputValue={typed ?? chosen?.title ?? address}
      onInputChange={(words) => {
        const meant = targets.find(({ title }) => title === words)?.address ?? words
        setTyping({ words, address: meant })
        onChange(meant)
      }}
      onChange={(key) => {
        if (key === null) return // the words that were typed are the address
        setTyping(undefined)
        onChange(String(key))
      }}
      onBlur={() => setTyping(undefined)}
    >
      <Row>
        <Input as={AriaInput} placeholder={text("form.destination")} />
        <Open aria-label={text("form.destinations")}>
          <Symbol name="chevron-down" />
        </Open>
      </Row>
      <Options>
        <ListBox<(typeof targets)[number]>>
          {(target) => (
            <Option id={target.address} textValue={target.title}>
              <Text slot="label">{target.title}</Text>
              <Text slot="description">{target.address}</Text>
            </Option>
          )}
        </ListBox>
      </Options>
    </ComboBox>
  )
}

const Row = styled.div`
  position: relative;

  > input {
    padding-inline-end: ${size.target};
  }
`

const Open = styled(Button)`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: ${size.target};
  border: 0;
  background: none;
  color: ${colour.muted};
  cursor: pointer;
`

const Option = styled(ListBoxItem)`
  ${optionStyle}
`
