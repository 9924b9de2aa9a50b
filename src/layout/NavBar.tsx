import { graphql, Link } from "gatsby"
import { useContext, useSyncExternalStore } from "react"
import styled from "styled-components"
import { colour, duration, from, layer, motion, size, space, type } from "../theme/tokens"
import {
  failureAttribute,
  scrolledAfterAttribute,
  scrolledAttribute,
} from "../../plugins/hosting/names/hydration"
import { LanguageBase } from "../components/Action"
import { Menu, type MenuProps } from "./Menu"

const scrollThresholdPx = 20

type Props = Pick<Queries.NavBarFragment, "home"> &
  MenuProps & {
    brand: Queries.BrandFragment
    /** The words for a press that has no effect, because React could not be loaded. */
    failure: string
  }

function subscribeToScroll(handleScroll: () => void) {
  window.addEventListener("scroll", handleScroll, { passive: true })
  return () => window.removeEventListener("scroll", handleScroll)
}

/** The bar at the top of every page. */
export function NavBar({ brand, failure, ...navigation }: Props) {
  const base = useContext(LanguageBase)
  const isScrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > scrollThresholdPx,
    () => false,
  )
  return (
    <Bar
      {...{
        [scrolledAttribute]: isScrolled || undefined,
        [scrolledAfterAttribute]: scrollThresholdPx,
        [failureAttribute]: failure,
      }}
    >
      <Row>
        <Brand to={`${base}/`} aria-label={navigation.home}>
          <img src={brand.logo.url} width={brand.logo.width} height={brand.logo.height} alt="" />
          {brand.name}
        </Brand>
        <Menu {...navigation} />
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

  &[${scrolledAttribute}] {
    background: ${colour.paper};
    border-color: ${colour.line};

    /* Without popovers, a backdrop filter would become the containing block of the fixed links. */
    @supports (color: color-mix(in srgb, red, red)) and selector(:popover-open) {
      background: color-mix(in srgb, ${colour.paper} 94%, transparent);
      -webkit-backdrop-filter: blur(12px);
      backdrop-filter: blur(12px);
    }
  }

  /* Without JavaScript the scroll position is unknown. */
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
  font-size: clamp(0.75rem, 5.5vw, 1.25rem);
  line-height: 1;
  letter-spacing: -0.02em;
  text-decoration: none;

  ${from.tablet} {
    min-width: 9rem;
  }

  /* If space is short, the name stays and the logo goes. */
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

  /* At the top of the home page the hero already shows the name. */
  @media (scripting: enabled) {
    ${Bar}:not([${scrolledAttribute}]) &[aria-current="page"]:not(:focus-visible) {
      opacity: 0;
      pointer-events: none;
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
      shown {
        until
      }
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
