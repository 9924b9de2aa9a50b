import type { ReactNode } from "react"
import styled from "styled-components"
import { ButtonLink } from "../components/Button"
import { Symbol, type SymbolName } from "../components/Symbol"
import { colour, layer, size, space, type } from "../components/theme"
import { text } from "../words"
import { SignOutButton } from "../views/signIn/SignOutButton"
import { addressOf, useRoute, type Route } from "./route"
import { SaveProblem, SaveStatus } from "./SaveStatus"

const links = [
  { view: "start", label: text("start.title"), icon: "layout-grid" },
  { view: "pictures", label: text("pictures.title"), icon: "images" },
  { view: "changes", label: text("changes.title"), icon: "git-compare-arrows" },
] satisfies { view: Route["view"]; label: string; icon: SymbolName }[]

/** The bar at the top of every view. */
export function Frame({ children }: { children: ReactNode }) {
  const { view } = useRoute()
  return (
    <>
      <Bar>
        <nav aria-label={text("app.name")}>
          {links.map(({ view: target, label, icon }) => (
            <ButtonLink
              key={target}
              $look="quiet"
              href={addressOf({ view: target })}
              aria-label={label}
              aria-current={view === target ? "page" : undefined}
            >
              <Symbol name={icon} />
              <span>{label}</span>
            </ButtonLink>
          ))}
        </nav>
        <SaveStatus />
      </Bar>
      <SaveProblem />
      <main>{children}</main>
      {view === "start" && <SignOutButton />}
    </>
  )
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-height: ${size.bar};
  padding: ${space.xs} ${space.m};
  border-bottom: 1px solid ${colour.line};
  background: ${colour.panel};
  font: ${type.label};

  > nav {
    display: flex;
    gap: ${space.xs};
  }

  [aria-current="page"] {
    background: ${colour.selected};
  }

  @media (max-width: 48rem) {
    > nav span {
      display: none;
    }
  }
`
