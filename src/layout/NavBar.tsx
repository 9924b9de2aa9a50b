import { graphql, Link } from "gatsby"
import { useRef, type ToggleEvent } from "react"
import styled from "styled-components"
import { Action } from "../elements/Action"
import {
  colour,
  duration,
  from,
  layer,
  motion,
  print,
  radius,
  size,
  space,
  type,
} from "../theme/tokens"
import { useScrolledPast } from "./useScrolledPast"

const scrolledAfter = 20 // px
const menuId = "bar_menu"

type Props = Queries.NavBarFragment & { brand: Queries.BrandFragment }

/**
 * The bar at the top of every page. On small screens its links are a popover: the browser itself
 * opens it, and closes it on Escape or a tap outside, before and without script.
 */
export function NavBar({ label, menu, home, links, brand }: Props) {
  const isScrolled = useScrolledPast(scrolledAfter)
  const toggle = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)

  const handleTap = () => list.current?.matches(":popover-open") && list.current.hidePopover()
  const handleToggle = ({ newState, currentTarget }: ToggleEvent<HTMLUListElement>) => {
    const { activeElement } = document
    // A tap outside gives the focus to whatever holds the page's content together.
    const isOnControl = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0
    const isFocusLost = !isOnControl || currentTarget.contains(activeElement)
    if (newState === "closed" && isFocusLost) toggle.current?.focus()
  }

  return (
    <Bar data-scrolled={isScrolled || undefined}>
      <Row>
        <Brand to="/" aria-label={home}>
          <img src={brand.logo.url} width={brand.logo.width} height={brand.logo.height} alt="" />
          {brand.name}
        </Brand>
        <nav aria-label={label}>
          <Toggle ref={toggle} type="button" popoverTarget={menuId}>
            <Lines />
            {menu}
          </Toggle>
          <Links ref={list} id={menuId} popover="auto" onToggle={handleToggle}>
            {links.map((link) => (
              <li key={link.label}>
                <Action to={link.to} onClick={handleTap}>
                  {link.label}
                </Action>
              </li>
            ))}
          </Links>
        </nav>
      </Row>
    </Bar>
  )
}

const Bar = styled.header`
  position: fixed;
  z-index: ${layer.bar};
  inset: 0 0 auto;
  height: ${size.bar};
  view-transition-name: bar;
  border-bottom: 1px solid transparent;
  color: ${colour.ink};

  ${motion} {
    transition:
      background-color ${duration.quick},
      border-color ${duration.quick};
  }

  &[data-scrolled] {
    background: color-mix(in srgb, ${colour.paper} 94%, transparent);
    border-color: ${colour.line};
    backdrop-filter: blur(12px);
  }

  ${print} {
    display: none;
  }

  /* Without script nobody notices the scrolling. */
  @media (scripting: none) {
    background: ${colour.paper};
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  width: min(100% - 2 * ${space.gutter}, ${size.content});
  height: 100%;
  margin-inline: auto;

  > nav {
    flex: none;
  }
`

const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-width: 0;
  min-height: ${size.target};
  color: inherit;
  font: ${type.minor};
  font-size: clamp(1rem, 5.5vw, 1.25rem);
  line-height: 1;
  letter-spacing: -0.02em;
  text-decoration: none;

  ${from.tablet} {
    min-width: 9rem;
  }

  /* The name stays where both have no room. */
  > img {
    flex: 0 1 2.25rem;
    width: auto;
    min-width: 0;
    height: 2.25rem;
    object-fit: contain;
  }

  ${motion} {
    transition: opacity ${duration.quick};
  }

  /* At the top of the home page the hero says the name already, and larger. */
  @media (scripting: enabled) {
    ${Bar}:not([data-scrolled]) &[aria-current="page"]:not(:focus-visible) {
      opacity: 0;
      pointer-events: none;
    }
  }
`

const Toggle = styled.button`
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

  ${from.tablet} {
    display: none;
  }
`

const Lines = styled.span`
  width: 1.125rem;
  height: 0.625rem;
  border-block: 2px solid;
`

const Links = styled.ul`
  inset: calc(${size.bar} - ${space.xs}) ${space.m} auto;
  width: auto;
  padding: ${space.s};
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

  /* The disc of the logo marks the page one is on. */
  a[aria-current="page"]::before {
    content: "";
    width: 0.5rem;
    height: 0.5rem;
    margin-inline-end: ${space.xs};
    border: 0.25rem solid ${colour.brandInk};
    border-radius: 50%;
  }

  a[aria-current="page"] {
    color: ${colour.brandInk};
  }

  /* Below the bar, which stays as it is. */
  &::backdrop {
    top: ${size.bar};
    background: rgb(0 0 0 / 25%);
  }

  /* A browser that does not know popovers shows the links at all times, below the bar. */
  @supports not selector(:popover-open) {
    position: absolute;
  }

  ${from.tablet} {
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

export const fragment = graphql`
  fragment NavBar on NavBar {
    label
    menu
    skip
    home
    links {
      label
      to
    }
  }
  fragment Brand on Website {
    name
    slogan
    logo {
      url
      width
      height
    }
  }
`
