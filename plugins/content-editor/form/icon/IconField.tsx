import { useState } from "react"
import { iconNames } from "../../../content-model/fields/icon/iconPaths"
import { model } from "../../../content-model/model/model"
import { Button } from "../../ui/Button"
import { ContentIcon } from "../../ui/Icon"
import { text } from "../../ui/words/words"
import { Picker } from "../parts/Picker"
import { asText, type ControlProps } from "../parts/types"

type IconTags = Record<string, string[] | undefined>

/** An icon, with a dialog to choose one of all icons by its meaning. */
export function IconField({ value, onChange, label, attributes }: ControlProps) {
  const name = asText(value)
  const words = name ? text("form.changeIcon", { name }) : text("form.chooseIcon")
  const [isOpen, setIsOpen] = useState(false)
  const [tags, setTags] = useState<IconTags[]>([])
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
      {isOpen && (
        <Picker
          title={label}
          search={text("form.searchIcons")}
          find={(search) =>
            searchIcons(search, tags).map((icon) => ({
              id: icon,
              title: icon.replaceAll("-", " "),
              picture: <ContentIcon name={icon} />,
            }))
          }
          chosen={name}
          onChoose={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

/** The icons whose name or tags begin with each word. Those with the word in their name come first. */
export function searchIcons(search: string, tags: IconTags[]) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = (texts: string[]) => {
    const parts = texts.flatMap((one) => one.split(/[ -]/))
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
  const tagsOf = (name: string) => tags.flatMap((all) => all[name] ?? [])
  const named = iconNames.filter((name) => matches([name]))
  const meant = iconNames.filter((name) => matches([name, ...tagsOf(name)]))
  return [...new Set([...named, ...meant])]
}
