import styled from "styled-components"
import { pageAddress } from "../../../content-model/pageAddress"
import { Hint } from "../../components/fields"
import { Card, Small } from "../../components/layout"
import { colour, type } from "../../components/theme"
import { valueAt } from "../../state/content/paths"
import { useFileValue } from "../../state/useWorkspace"
import { text } from "../../words"
import { asText } from "../TextFields"

/** A page as a search engine lists it. */
export function SearchResult({ file, value }: { file: string; value: unknown }) {
  const site = useFileValue("site.json")
  const address = pageAddress(file)
  if (!address) return null
  const host = asText(valueAt(site, ["address"])).replace("https://", "")
  return (
    <Card as="section" $gap="xs">
      <Hint>{text("form.searchResult")}</Hint>
      <p>{asText(valueAt(site, ["name"]))}</p>
      <Small>{[host, ...address.split("/").filter(Boolean)].join(" › ")}</Small>
      <Result>{asText(valueAt(value, ["title"]))}</Result>
      <Small>{asText(valueAt(value, ["description"]))}</Small>
    </Card>
  )
}

const Result = styled.strong`
  color: ${colour.link};
  font: ${type.heading};
`
