import styled from "styled-components"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import { Hint } from "../../components/fields"
import { Card, Small } from "../../components/layout"
import { colour, space, type } from "../../components/theme"
import { valueAt } from "../../state/content/paths"
import { useFileValue } from "../../state/useWorkspace"
import { text } from "../../words"

/** A page as a search engine lists it. */
export function SearchResult({ file, value }: { file: string; value: unknown }) {
  const site = useFileValue("site.json")
  const address = contentTypeOf(file)?.meta()?.address
  if (!address) return null
  const host = String(valueAt(site, ["address"])).replace("https://", "")
  return (
    <Result as="figure" $gap="xs">
      <Hint as="figcaption">{text("form.searchResult")}</Hint>
      <p>{String(valueAt(site, ["name"]))}</p>
      <Small>{[host, ...address.split("/").filter(Boolean)].join(" › ")}</Small>
      <strong>{String(valueAt(value, ["title"]) ?? "")}</strong>
      <Small>{String(valueAt(value, ["description"]) ?? "")}</Small>
    </Result>
  )
}

// Search engines show about two lines of the title and of the description.
const Result = styled(Card)`
  max-width: 38rem;
  margin: 0;
  padding: ${space.l};

  > strong,
  > small {
    display: -webkit-box;
    overflow: hidden;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
  }

  > strong {
    color: ${colour.link};
    font: ${type.heading};
  }
`
