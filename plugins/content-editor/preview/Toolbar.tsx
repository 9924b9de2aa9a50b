import { useState } from "react"
import { ToggleButton, ToggleButtonGroup } from "react-aria-components"
import styled from "styled-components"
import { Button } from "../components/Button"
import { Select } from "../components/fields"
import { Symbol } from "../components/Symbol"
import { colour, radius, size, space, type } from "../components/theme"
import { text } from "../words"
import { pages, type PreviewTarget } from "./pages"

const icons = {
  desktop: "monitor",
  tablet: "tablet",
  phone: "smartphone",
  light: "sun",
  dark: "moon",
} as const

type Props = {
  /** The path of the page that is shown. */
  path: string
  /** Where the link leads that was clicked last. */
  link?: PreviewTarget
  onNavigate: (target: PreviewTarget) => void
  device: ChoiceProps
  scheme: ChoiceProps
}

/** Chooses the page, its width and its colour scheme. */
export function Toolbar({ path, link, onNavigate, device, scheme }: Props) {
  const linked = pages.find((page) => page.path === link?.path && page.path !== path)
  return (
    <Bar>
      <Select
        aria-label={text("preview.page")}
        value={path}
        onChange={({ currentTarget: { value } }) => onNavigate({ path: value })}
      >
        {pages.map((page) => (
          <option key={page.path} value={page.path}>
            {page.title}
          </option>
        ))}
      </Select>
      {link && linked ? (
        <Button look="quiet" icon="arrow-right" onPress={() => onNavigate(link)}>
          {text("preview.go", { page: linked.title })}
        </Button>
      ) : (
        <p>{text("preview.hint")}</p>
      )}
      <Choice aria-label={text("preview.width")} {...device} />
      <Choice aria-label={text("preview.scheme")} {...scheme} />
    </Bar>
  )
}

type ChoiceProps = ReturnType<typeof useChoice>

/** A choice that the browser remembers. */
export function useChoice<Id extends keyof typeof icons>(ids: readonly Id[], initial: Id) {
  const key = `editor preview ${ids.join()}`
  const [value, setValue] = useState(
    () => ids.find((id) => id === localStorage.getItem(key)) ?? initial,
  )
  const choose = (id: unknown) => {
    const chosen = ids.find((one) => one === id) ?? initial
    localStorage.setItem(key, chosen)
    setValue(chosen)
  }
  return { ids, value, choose }
}

const Choice = ({ ids, value, choose, ...label }: ChoiceProps & { "aria-label": string }) => (
  <Group
    {...label}
    disallowEmptySelection
    selectedKeys={[value]}
    onSelectionChange={([id]) => choose(id)}
  >
    {ids.map((id) => (
      <Toggle key={id} id={id} aria-label={text(`preview.${id}`)}>
        <Symbol name={icons[id]} />
        <span>{text(`preview.${id}`)}</span>
      </Toggle>
    ))}
  </Group>
)

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
  padding: ${space.s};
  border-bottom: 1px solid ${colour.line};
  background: ${colour.panel};

  > select {
    flex: 1 1 6rem;
    min-width: 0;
    max-width: 12rem;
  }

  > p {
    color: ${colour.muted};
    font: ${type.small};
  }

  > :nth-child(3) {
    margin-inline-start: auto;
  }

  @media (max-width: 72rem) {
    p,
    span {
      display: none;
    }
  }
`

const Group = styled(ToggleButtonGroup)`
  display: flex;
  border: 1px solid ${colour.line};
  border-radius: ${radius.medium};
`

const Toggle = styled(ToggleButton)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-width: ${size.target};
  min-height: ${size.target};
  padding: ${space.xs} ${space.s};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  font: ${type.label};

  &[data-selected] {
    background: ${colour.selected};
  }
`
