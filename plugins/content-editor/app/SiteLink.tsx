import { settingsFile } from "../../content-model/model/model"
import { isHidden } from "../../content-model/read/content"
import { pageAddress } from "../../content-model/read/pageAddress"
import { addressOfItem } from "../drafts/items/links"
import { savedValue } from "../drafts/merge/drafts"
import { useEditorState } from "../drafts/useWorkspace"
import { ButtonLink } from "../ui/Button"
import { Icon } from "../ui/Icon"
import { useRoute } from "../ui/route"
import { text } from "../ui/words/words"

/** Opens the site, in which the editor is, in another tab: the page of the open item, as it is saved, else the first page. */
export function SiteLink() {
  const route = useRoute()
  const { snapshot } = useEditorState()
  const file = route.view === "edit" ? route.file : settingsFile()
  const value = savedValue(snapshot, file)
  const address = addressOfItem(file, value) ?? pageAddress(file)
  // The site has no page of what is not saved, a draft or hidden.
  const path = address && value !== null && !isHidden(value) ? address : "/"
  return (
    <ButtonLink
      $look="quiet"
      href={`..${path}`}
      target="_blank"
      rel="noreferrer"
      aria-label={text("app.viewSite")}
    >
      <Icon name="external-link" />
    </ButtonLink>
  )
}
