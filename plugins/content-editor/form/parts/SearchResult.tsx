import styled from "styled-components"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import { Hint } from "../../components/fields"
import { colour, radius, space, type } from "../../components/theme"
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
    <Figure>
      <Hint as="figcaption">{text("form.searchResult")}</Hint>
      <Result>
        <p>{String(valueAt(site, ["name"]))}</p>
        <small>{[host, ...address.split("/").filter(Boolean)].join(" › ")}</small>
        <Title>{String(valueAt(value, ["title"]) ?? "")}</Title>
        <Description>{String(valueAt(value, ["description"]) ?? "")}</Description>
      </Result>
    </Figure>
  )
}

const Figure = styled.figure`
  margin: 0;
`

const Result = styled.div`
  max-width: 38rem;
  margin-top: ${space.xs};
  padding: ${space.l};
  border: 1px solid ${colour.line};
  border-radius: ${radius.medium};
  background: ${colour.field};

  > small {
    color: ${colour.muted};
    font: ${type.small};
  }
`

// Search engines show one line of the title and about two of the description.
const Title = styled.p`
  overflow: hidden;
  margin-block: ${space.xs};
  color: ${colour.link};
  font: ${type.heading};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${colour.muted};
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
`
