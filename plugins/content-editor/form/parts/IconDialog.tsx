import { useEffect, useState } from "react"
import { ListBox, ListBoxItem, Text } from "react-aria-components"
import styled from "styled-components"
import { Dialog } from "../../components/Dialog"
import { Hint, Input } from "../../components/fields"
import { Symbol } from "../../components/Symbol"
import { colour, radius, space, type } from "../../components/theme"
import { text } from "../../words"
import { searchIcons, type IconTags } from "./searchIcons"

const maxIcons = 120 // shown at once

const focusAtStart = (input: HTMLInputElement | null) => input?.focus()

type Props = {
  label: string
  value: string
  isOpen: boolean
  onClose: () => void
  onChoose: (name: string) => void
}

/** All icons, found by name and by meaning. */
export function IconDialog({ label, value, isOpen, onClose, onChoose }: Props) {
  const [search, setSearch] = useState("")
  const [tags, setTags] = useState<IconTags>({})
  useEffect(() => {
    if (isOpen) void import("lucide-static/tags.json").then((file) => setTags(file.default))
  }, [isOpen])
  const found = isOpen ? searchIcons(search, tags) : []
  const hint =
    found.length > maxIcons
      ? text("form.firstIcons", { max: maxIcons, count: found.length })
      : text("form.icons", { count: found.length })
  return (
    <Dialog title={label} isOpen={isOpen} onClose={onClose} isWide>
      <div>
        <Input
          ref={focusAtStart}
          type="search"
          aria-label={text("form.searchIcons")}
          placeholder={text("form.searchIconsExample")}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <Hint role="status">{hint}</Hint>
      </div>
      <Icons
        aria-label={text("form.iconList")}
        layout="grid"
        selectionMode="single"
        selectedKeys={[value]}
        items={found.slice(0, maxIcons).map((id) => ({ id }))}
        onSelectionChange={(keys) => {
          for (const key of keys) onChoose(String(key))
          onClose()
        }}
      >
        {({ id }) => (
          <Icon id={id} textValue={id}>
            <Symbol name={id} />
            <Text slot="label">{id.replaceAll("-", " ")}</Text>
          </Icon>
        )}
      </Icons>
    </Dialog>
  )
}

const Icons = styled(ListBox<{ id: string }>)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${space.s};
  min-height: 50vh;
  align-content: start;
`

const Icon = styled(ListBoxItem)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space.s};
  min-height: 6rem;
  padding: ${space.s};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  font: ${type.small};
  text-align: center;
  cursor: pointer;

  > svg {
    width: 1.75rem;
    height: 1.75rem;
  }

  &[data-hovered] {
    background: ${colour.hover};
  }

  &[data-selected] {
    border-color: ${colour.control};
    background: ${colour.selected};
  }
`
