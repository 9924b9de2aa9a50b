import styled from "styled-components"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import { Hint } from "../../components/fields"
import { Card, Small } from "../../components/layout"
import { colour, space, type } from "../../components/theme"
import { valueAt } from "../../state/paths"
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
      <q>{String(valueAt(value, ["description"]) ?? "")}</q>
    </Result>
  )
}

// Search engines show one line of the title and about two of the description.
const Result = styled(Card)`
  max-width: 38rem;
  margin: 0;
  padding: ${space.l};

  > strong,
  > q {
    display: -webkit-box;
    overflow: hidden;
    color: ${colour.link};
    font: ${type.heading};
    -webkit-line-clamp: 1;
    -webkit-box-orient: vertical;
  }

  > q {
    color: ${colour.muted};
    font: ${type.body};
    quotes: none;
    -webkit-line-clamp: 2;
  }
`
