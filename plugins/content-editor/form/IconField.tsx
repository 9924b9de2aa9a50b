import { useRef, useState } from "react"
import styled from "styled-components"
import { Icon } from "../../../src/components/Icon"
import { iconPaths, iconNames } from "../../content-model/graphql/icons"
import type { ControlProps } from "./Field"
import { Hint, Input, Button, Row } from "./styles"

const mostShown = 90 // icons; more names than fit are found by typing

/** An icon, typed by its name or chosen among all by their pictures. */
export function IconField({ value, onChange, id, label, isWrong, describedBy }: ControlProps) {
  const name = typeof value === "string" ? value : ""
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState("")
  const wanted = words.toLowerCase().split(/\s+/)
  const found = iconNames.filter((one) => wanted.every((word) => one.includes(word)))
  const choose = (chosen: string) => {
    onChange(chosen)
    dialog.current?.close()
  }
  return (
    <Row>
      {iconNames.includes(name) && <Icon paths={iconPaths(name).paths} />}
      <Input
        id={id}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        value={name}
        style={{ flex: 1 }}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Button type="button" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        Choose an icon
      </Button>
      <Choice ref={dialog} aria-label={`Icons for: ${label}`}>
        <Row>
          <Input
            aria-label="Search icons"
            placeholder="Search, for example: hand"
            value={words}
            style={{ flex: 1 }}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <Button type="button" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </Row>
        <Hint role="status">
          {found.length > mostShown
            ? `The first ${mostShown} of ${found.length} icons: type to see fewer.`
            : `${found.length} icons`}
        </Hint>
        <Icons>
          {found.slice(0, mostShown).map((one) => (
            <Button key={one} type="button" aria-pressed={one === name} onClick={() => choose(one)}>
              <Icon paths={iconPaths(one).paths} />
              <span>{one}</span>
            </Button>
          ))}
        </Icons>
      </Choice>
    </Row>
  )
}

const Choice = styled.dialog`
  width: min(46rem, 90vw);
  height: min(40rem, 85vh);
  padding: 1.25rem;
  border: 0;
  border-radius: 8px;
`

const Icons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: 0.5rem;
  margin-top: 0.75rem;

  > button {
    display: grid;
    justify-items: center;
    gap: 0.375rem;
    padding: 0.625rem 0.25rem;
    font-size: 0.75rem;
    overflow-wrap: anywhere;
  }

  > button[aria-pressed="true"] {
    outline: 2px solid currentcolor;
  }
`
