import { useEffect } from "react"
import { I18nProvider } from "react-aria-components"
import { GlobalStyle } from "../components/theme"
import { Toasts } from "../components/toast"
import { useWorkspace } from "../state/useWorkspace"
import { ChangesView } from "../views/changes/ChangesView"
import { ItemView } from "../views/item/ItemView"
import { PicturesView } from "../views/pictures/PicturesView"
import { useSearchKeys } from "../views/start/Search"
import { StartView } from "../views/start/StartView"
import { Frame } from "./Frame"
import { useRoute } from "./route"

/** The editor for a signed-in person. */
export function App() {
  const route = useRoute()
  const { save, refresh } = useWorkspace()
  useSearchKeys()

  useEffect(() => {
    const handleReturn = () => document.visibilityState === "visible" && void refresh()
    document.addEventListener("visibilitychange", handleReturn)
    addEventListener("online", handleReturn)
    return () => {
      document.removeEventListener("visibilitychange", handleReturn)
      removeEventListener("online", handleReturn)
    }
  }, [refresh])

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void save()
    }
    addEventListener("keydown", handleKey)
    return () => removeEventListener("keydown", handleKey)
  }, [save])

  return (
    <I18nProvider locale="en-GB">
      <GlobalStyle />
      <Frame>
        {route.view === "start" && <StartView />}
        {route.view === "pictures" && <PicturesView />}
        {route.view === "changes" && <ChangesView />}
        {route.view === "edit" && <ItemView file={route.file} path={route.path} />}
      </Frame>
      <Toasts />
    </I18nProvider>
  )
}
