import { useRef, type FocusEvent, type ToggleEvent } from "react"
import styled from "styled-components"
import { Action } from "../components/Action"
import { countLetters } from "../components/countLetters"
import type { LinkIn } from "../types"
import { untilOf } from "../../plugins/hosting/names/period"
import {
  colour,
  forcedColours,
  from,
  radius,
  size,
  space,
  type,
  withoutPopover,
} from "../theme/tokens"

const menuId = "bar_menu"

type Length = { $letters: number }

/** Where the links fit into one line, with those to other languages. */
const wide = ({ $letters }: Length) =>
  $letters > 70 ? from.wide : $letters > 40 ? from.desktop : from.tablet

export type MenuProps = Pick<Queries.NavBarFragment, "label" | "menu"> & {
  links: readonly LinkIn<Queries.NavBarFragment["links"]>[]
}

/**
 * The links of the navigation bar. On small screens they are a popover, which the browser opens and
 * closes without JavaScript.
 */
export function Menu({ label, menu, links }: MenuProps) {
  const toggle = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)

  // Browsers without the Popover API have no `hidePopover`.
  const close = () => list.current?.hidePopover?.()
  const handleToggle = ({ newState, currentTarget }: ToggleEvent<HTMLUListElement>) => {
    const { activeElement } = document
    // A tap outside moves the focus to <main> or <body>.
    const isOnControl = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0
    const isFocusLost = !isOnControl || currentTarget.contains(activeElement)
    if (newState === "closed" && isFocusLost) toggle.current?.focus()
  }
  // Open, it would cover what the keyboard reaches next.
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget?.closest("header") === null) close()
  }

  const $letters = countLetters(links.map((link) => link.label).join(""))
  return (
    <nav aria-label={label}>
      <Toggle $letters={$letters} ref={toggle} type="button" popoverTarget={menuId}>
        {menu}
      </Toggle>
      <Links
        $letters={$letters}
        ref={list}
        id={menuId}
        popover="auto"
        onToggle={handleToggle}
        onBlur={handleBlur}
      >
        {links.map((link) => (
          <li key={link.label} {...untilOf(link.shown)}>
            <Action to={link.to} lang={link.lang} onClick={close}>
              {link.label}
            </Action>
          </li>
        ))}
      </Links>
    </nav>
  )
}

const Toggle = styled.button<Length>`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${size.target};
  padding-inline: ${space.m};
  border: 0;
  border-radius: ${radius.full};
  background: ${colour.brand};
  color: ${colour.onBrand};
  font: ${type.label};
  white-space: nowrap;
  cursor: pointer;

  /* The icon. After a click, WebKit moves the focus into the menu only if the button has no child. */
  &::before {
    content: "";
    width: 1.125rem;
    height: 0.625rem;
    border-block: 2px solid;
  }

  /* A cross while the menu is open. */
  nav:has(:popover-open) > & {
    &::before,
    &::after {
      content: "";
      order: -1;
      width: 1.125rem;
      height: 0;
      border-block: 1px solid;
      rotate: 45deg;
    }

    &::after {
      margin-inline-start: calc(-1.125rem - ${space.s});
      rotate: -45deg;
    }
  }

  ${forcedColours} {
    border: 1px solid;
  }

  ${wide} {
    display: none;
  }

  ${withoutPopover} {
    display: none;
  }
`

const Links = styled.ul<Length>`
  inset: calc(${size.bar} - ${space.xs}) ${space.m} auto;
  width: auto;
  max-height: calc(100% - ${size.bar});
  padding: ${space.s};
  scroll-padding-block: ${space.s};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.card};
  color: ${colour.ink};

  a {
    display: flex;
    align-items: center;
    min-height: ${size.target};
    padding-inline: ${space.m};
    border-radius: ${radius.full};
    color: inherit;
    font: ${type.lead};
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    background: ${colour.mist};
  }

  /* The disc of the logo marks the current page. */
  a[aria-current="page"]::before {
    content: "";
    margin-inline-end: ${space.xs};
    border: 0.25rem solid ${colour.brandInk};
    border-radius: 50%;
  }

  a[aria-current="page"] {
    color: ${colour.brandInk};
  }

  /* Opens below the bar. */
  &::backdrop {
    top: ${size.bar};
    background: rgb(0 0 0 / 25%);
  }

  /* Without popovers the links are always visible: put them at the lower edge of the screen. */
  ${withoutPopover} {
    position: fixed;
    inset: auto 0 0;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-around;
    padding: 0;
    border-width: 1px 0 0;
    border-radius: 0;

    a {
      padding-inline: ${space.xs};
      font: ${type.label};
    }
  }

  ${wide} {
    position: static;
    overflow: visible;
    display: flex;
    gap: ${space.xs};
    padding: 0;
    border: 0;
    background: none;

    a {
      font: ${type.label};
    }
  }
`
