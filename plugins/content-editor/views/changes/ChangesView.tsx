import { Page, Stack } from "../../components/layout"
import { text } from "../../words"
import { SavedChanges } from "./SavedChanges"
import { UnsavedChanges } from "./UnsavedChanges"

/** What has changed, in words: kept in this browser, then saved and not published. */
export const ChangesView = () => (
  <Page $width="56rem" $gap="xl">
    <h1 tabIndex={-1}>{text("changes.heading")}</h1>
    <Stack as="section">
      <h2>{text("changes.unsaved")}</h2>
      <UnsavedChanges />
    </Stack>
    <Stack as="section">
      <h2>{text("changes.saved")}</h2>
      <SavedChanges />
    </Stack>
  </Page>
)
