import styled from "styled-components"
import { space, type } from "../../components/theme"
import { text } from "../../words"
import { SavedChanges } from "./SavedChanges"
import { UnsavedChanges } from "./UnsavedChanges"

/** What has changed, in words: kept in this browser, then saved and not published. */
export const ChangesView = () => (
  <Page>
    <h1>{text("changes.heading")}</h1>
    <section>
      <h2>{text("changes.unsaved")}</h2>
      <UnsavedChanges />
    </section>
    <section>
      <h2>{text("changes.saved")}</h2>
      <SavedChanges />
    </section>
  </Page>
)

const Page = styled.div`
  display: grid;
  gap: ${space.xl};
  max-width: 56rem;
  margin-inline: auto;
  padding: ${space.l};

  h1 {
    font: ${type.title};
  }

  > section {
    display: grid;
    gap: ${space.m};
  }

  h2 {
    font: ${type.heading};
  }
`
