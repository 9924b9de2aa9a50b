import { useRef, useState } from "react"
import styled from "styled-components"
import { Icon } from "../../../src/components/Icon"
import { iconPaths, iconNames } from "../../content-model/graphql/icons"
import type { ControlProps } from "./types"
import { Hint, Input, Button, Row } from "./styles"

const maxIcons = 90 // shown at once

/** The name of an icon, with a dialog to search all icons. */
export function IconField({ value, onChange, id, label, isInvalid, describedBy }: ControlProps) {
  const name = typeof value === "string" ? value : ""
  const dialog = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState("")
  const searchWords = search.toLowerCase().split(/\s+/)
  const matches = iconNames.filter((icon) => searchWords.every((word) => icon.includes(word)))
  const choose = (icon: string) => {
    onChange(icon)
    dialog.current?.close()
  }
  return (
    <Row>
      {iconNames.includes(name) && <Icon paths={iconPaths(name).paths} />}
      <Input
        id={id}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        value={name}
        style={{ flex: 1 }}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Button aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        Choose an icon
      </Button>
      <Dialog ref={dialog} aria-label={`Icons for: ${label}`}>
        <Row>
          <Input
            aria-label="Search icons"
            placeholder="Search, for example: hand"
            value={search}
            style={{ flex: 1 }}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <Button onClick={() => dialog.current?.close()}>Close</Button>
        </Row>
        <Hint role="status">
          {matches.length > maxIcons
            ? `The first ${maxIcons} of ${matches.length} icons: type to narrow them down.`
            : `${matches.length} icons`}
        </Hint>
        <Icons>
          {matches.slice(0, maxIcons).map((icon) => (
            <Button key={icon} aria-pressed={icon === name} onClick={() => choose(icon)}>
              <Icon paths={iconPaths(icon).paths} />
              <span>{icon}</span>
            </Button>
          ))}
        </Icons>
      </Dialog>
    </Row>
  )
}

const Dialog = styled.dialog`
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
