import { useEffect, useRef } from "react"
import { I18nProvider } from "react-aria-components/I18nProvider"
import styled from "styled-components"
import { ButtonLink } from "../ui/Button"
import { ErrorBoundary } from "./ErrorBoundary"
import { Cluster } from "../ui/layout"
import { Icon, type IconName } from "../ui/Icon"
import { cleanPasted } from "../lib/cleanPasted"
import { colour, layer, size, space, type } from "../ui/theme"
import { Toasts } from "../ui/toast"
import { useLoaded } from "../drafts/useLoaded"
import { useWorkspace } from "../drafts/useWorkspace"
import { ChangesView } from "../features/changes/ChangesView"
import { PicturesView } from "../features/pictures/PicturesView"
import { goToSearch } from "../features/search/Search"
import { StartView } from "../features/start/StartView"
import { editorLanguage, text } from "../ui/words/words"
import { addressOf, useRoute, type Route } from "../ui/route"
import { SiteLink } from "./SiteLink"
import { ReadOnlyNotice, SaveProblem, SaveStatus, useSave } from "./SaveStatus"
import { letterOf } from "../lib/keys"

const links = [
  { view: "start", label: text("start.title"), icon: "layout-grid" },
  { view: "pictures", label: text("pictures.title"), icon: "images" },
  { view: "changes", label: text("changes.title"), icon: "git-compare-arrows" },
] satisfies { view: Route["view"]; label: string; icon: IconName }[]

/** The editor for a signed-in person: a bar, and a view below it. */
export function App() {
  const route = useRoute()
  const { refresh } = useWorkspace()
  const save = useSave()
  // The start page needs neither the form nor ProseMirror.
  const { data: items, problem } = useLoaded(() => import("../features/items/ItemView"), "items")
  useFocusOnNavigation(addressOf(route), route.view !== "edit" || items !== undefined)

  useEffect(() => {
    const handleReturn = () => document.visibilityState === "visible" && void refresh()
    const handleKey = (event: KeyboardEvent) => {
      const command = new Map([
        ["s", () => void save()],
        ["k", goToSearch],
      ]).get(letterOf(event))
      if (!command || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      command()
    }
    const listening = new AbortController()
    document.addEventListener("visibilitychange", handleReturn, listening)
    addEventListener("online", handleReturn, listening)
    addEventListener("keydown", handleKey, listening)
    document.addEventListener("beforeinput", (event) => cleanPasted(event), listening)
    return () => listening.abort()
  }, [refresh, save])

  return (
    <I18nProvider locale={editorLanguage()}>
      <Bar as="header">
        <nav aria-label={text("app.name")}>
          {links.map(({ view, label, icon }) => (
            <ButtonLink
              key={view}
              $look="quiet"
              href={addressOf({ view })}
              aria-current={route.view === view ? "page" : undefined}
            >
              <Icon name={icon} />
              <span>{label}</span>
            </ButtonLink>
          ))}
        </nav>
        <SiteLink />
        <SaveStatus />
      </Bar>
      <ReadOnlyNotice />
      <SaveProblem />
      <main>
        <ErrorBoundary address={addressOf(route)}>
          {route.view === "start" && <StartView {...route} />}
          {route.view === "pictures" && <PicturesView />}
          {route.view === "changes" && <ChangesView />}
          {route.view === "edit" && items && <items.ItemView {...route} />}
          {route.view === "edit" && problem && <Broken problem={problem} />}
        </ErrorBoundary>
      </main>
      <Toasts />
    </I18nProvider>
  )
}

function Broken({ problem }: { problem: string }): never {
  throw new Error(problem)
}

/**
 * Moves the focus into another view once it is shown, unless the view has moved it to a field: to what leads to the
 * item that was left, else to the heading.
 */
function useFocusOnNavigation(address: string, isShown: boolean) {
  const shown = useRef(address)
  useEffect(() => {
    if (!isShown) return
    const left = shown.current
    shown.current = address
    if (left.split("?")[0] === address.split("?")[0]) return
    // A grid renders its rows after this effect.
    requestAnimationFrame(() => {
      const main = document.querySelector("main")
      if (main?.contains(document.activeElement)) return
      scrollTo(0, 0)
      const link = `[href="${CSS.escape(left)}"], [data-href="${CSS.escape(left)}"]`
      const origin = left.startsWith("#/edit/") && main?.querySelector<HTMLElement>(link)
      const place = origin || main?.querySelector("h1")
      place?.focus()
    })
  }, [address, isShown])
}

const Bar = styled(Cluster)`
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
  flex-wrap: nowrap;
  min-height: ${size.bar};
  padding: ${space.xs} ${space.m};
  border-bottom: 1px solid ${colour.line};
  background: ${colour.panel};
  font: ${type.label};

  > nav {
    display: flex;
    flex: none;
    margin-inline-end: auto;
  }

  > p {
    text-align: end;
  }

  @media (max-width: 40rem) {
    gap: 0;
    padding-inline: ${space.xs};

    > p {
      margin-inline-end: ${space.xs};
    }

    > a,
    > button {
      padding-inline: ${space.s};
    }

    > button svg {
      display: none;
    }

    > nav a {
      flex-direction: column;
      gap: 0;
      padding-inline: ${space.xs};
      font: ${type.small};
    }
  }

  /* On the narrowest phones the link to the site would cover the others. */
  container-type: inline-size;

  @container (max-width: 21.25rem) {
    > a {
      display: none;
    }
  }
`
