import { useState } from "react"
import { ListBox, ListBoxItem, Text } from "react-aria-components"
import styled from "styled-components"
import { iconNames } from "../../../content-model/fields/icon/iconPaths"
import type { ContentValues } from "../../../content-model/read/content"
import { model } from "../../../content-model/model/model"
import { textsIn } from "../../drafts/items/textsIn"
import { useContentValues } from "../../drafts/useWorkspace"
import { Button } from "../../ui/Button"
import { Dialog, DialogSearch } from "../../ui/Dialog"
import { Hint } from "../../ui/fields"
import { optionStyle } from "../../ui/MenuButton"
import { ContentIcon } from "../../ui/Icon"
import { space, type } from "../../ui/theme"
import { text } from "../../ui/words/words"
import { asText } from "../text/TextFields"
import type { ControlProps } from "../parts/types"

type IconTags = Record<string, string[] | undefined>

const maxIcons = 120 // shown at once

/** An icon, with a dialog to choose one of all icons by its meaning. */
export function IconField({ value, onChange, label, attributes }: ControlProps) {
  const name = asText(value)
  const words = name ? text("form.changeIcon", { name }) : text("form.chooseIcon")
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState("")
  const [tags, setTags] = useState<IconTags[]>([])
  const values = useContentValues()
  const found = isOpen ? searchIcons(search, tags, iconsIn(values)) : []
  const open = async () => {
    setIsOpen(true)
    setTags([(await import("lucide-static/tags.json")).default, model.iconTags ?? {}])
  }
  return (
    <>
      <Button {...attributes} aria-label={`${label}: ${words}`} onPress={() => void open()}>
        {iconNames.includes(name) && <ContentIcon name={name} />}
        {words}
      </Button>
      <Dialog title={label} isOpen={isOpen} onClose={() => setIsOpen(false)} isWide>
        <div>
          <DialogSearch
            aria-label={text("form.searchIcons")}
            placeholder={text("form.searchIconsExample")}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <Hint role="status">{text("form.icons", { count: found.length })}</Hint>
        </div>
        <Icons
          aria-label={text("form.iconList")}
          layout="grid"
          selectionMode="single"
          selectedKeys={[name]}
          items={found.slice(0, maxIcons).map((icon) => ({ id: icon }))}
          onSelectionChange={(keys) => {
            for (const key of keys) onChange(String(key))
            setIsOpen(false)
          }}
        >
          {({ id: icon }) => (
            <ListBoxItem id={icon} textValue={icon}>
              <ContentIcon name={icon} />
              <Text slot="label">{icon.replaceAll("-", " ")}</Text>
            </ListBoxItem>
          )}
        </Icons>
      </Dialog>
    </>
  )
}

/**
 * The icons whose name or tags begin with each word. Those with the word in their name come first, and of all those that
 * the site uses.
 */
export function searchIcons(search: string, tags: IconTags[], used: string[] = []) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = (texts: string[]) => {
    const parts = texts.flatMap((one) => one.split(/[ -]/))
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
  const names = [...used.filter((name) => iconNames.includes(name)), ...iconNames]
  const named = names.filter((name) => matches([name]))
  const meant = names.filter((name) => matches([name, ...tags.flatMap((all) => all[name] ?? [])]))
  return [...new Set([...named, ...meant])]
}

/** The icons that content names. */
const iconsIn = (values: ContentValues) =>
  [...values].flatMap(([file, value]) =>
    textsIn(file, value).flatMap(({ schema, text: icon }) =>
      schema.$ref === "IconName" ? [icon] : [],
    ),
  )

const Icons = styled(ListBox<{ id: string }>)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  align-content: start;
  min-height: 50vh;

  > [role="option"] {
    ${optionStyle}
    display: grid;
    /* All icons of a row stand on one line. */
    align-content: start;
    justify-items: center;
    gap: ${space.s};
    min-height: 6rem;
    padding-block: ${space.m};
    font: ${type.small};
    text-align: center;
  }

  svg {
    width: 1.75rem;
    height: 1.75rem;
  }
`
