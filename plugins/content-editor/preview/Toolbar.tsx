import styled from "styled-components"
import { Button } from "../components/Button"
import { Select } from "../components/fields"
import { colour, from, space, type } from "../components/theme"
import { text } from "../words"
import { Choice, useStoredChoice } from "./Choice"
import { pages, type PreviewTarget } from "./pages"

const devices = [
  { id: "desktop", label: text("preview.desktop"), icon: "monitor" },
  { id: "tablet", label: text("preview.tablet"), icon: "tablet" },
  { id: "phone", label: text("preview.phone"), icon: "smartphone" },
] as const
const widthsPx = { desktop: 1280, tablet: 768, phone: 360 }

const schemes = [
  { id: "light", label: text("preview.light"), icon: "sun" },
  { id: "dark", label: text("preview.dark"), icon: "moon" },
] as const

/** The width and the colour scheme of the page. The browser remembers them. */
export function useLook() {
  const ownDevice = innerWidth < widthsPx.tablet ? "phone" : "desktop"
  const [device, setDevice] = useStoredChoice("editor preview device", devices, ownDevice)
  const [scheme, setScheme] = useStoredChoice("editor preview scheme", schemes, "light")
  return { device, setDevice, widthPx: widthsPx[device], scheme, setScheme }
}

type Props = {
  /** The path of the page that is shown. */
  path: string
  /** Where the link leads that was clicked last. */
  link?: PreviewTarget
  onNavigate: (target: PreviewTarget) => void
  look: ReturnType<typeof useLook>
}

/** Chooses the page, its width and its colour scheme. */
export function Toolbar({ path, link, onNavigate, look }: Props) {
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
      <Choice
        label={text("preview.width")}
        options={devices}
        value={look.device}
        onChange={look.setDevice}
      />
      <Choice
        label={text("preview.scheme")}
        options={schemes}
        value={look.scheme}
        onChange={look.setScheme}
      />
    </Bar>
  )
}

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
    width: auto;
    min-width: 0;
    max-width: 12rem;
  }

  > p {
    display: none;
    color: ${colour.muted};
    font: ${type.small};

    ${from.desktop} {
      display: block;
    }
  }

  > :nth-child(3) {
    margin-inline-start: auto;
  }
`
