import { useState } from "react"
import styled from "styled-components"
import { isRecord } from "../../../content-model/isRecord"
import { typeName } from "../../../content-model/schema/jsonSchema"
import { Disclosure } from "../../components/Disclosure"
import { Page } from "../../components/layout"
import { space } from "../../components/theme"
import { text } from "../../words"
import { itemTypes } from "./collections"
import { DeletedItems } from "./DeletedItems"
import { ItemList } from "./ItemList"
import { PageCards } from "./PageCards"
import { Search } from "./Search"

/** All content as the marketer knows it: search, pages, and the items of each type. */
export function StartView() {
  const [query, setQuery] = useState(storedQuery)
  const handleQuery = (value: string) => {
    setQuery(value)
    history.replaceState({ query: value }, "")
  }
  return (
    <Page $width="80rem" $gap="l">
      <h1 tabIndex={-1}>{text("start.title")}</h1>
      <Search query={query} onChange={handleQuery} />
      {query.trim() === "" && (
        <>
          <PageCards />
          <Lists>
            {itemTypes.map((type) => (
              <ItemList key={typeName(type)} type={type} />
            ))}
          </Lists>
          <Disclosure summary={text("start.deletedItems")}>
            <DeletedItems />
          </Disclosure>
        </>
      )}
    </Page>
  )
}

/** The query of this entry of the browser's history: a person may come back from a result. */
function storedQuery() {
  const state: unknown = history.state
  return isRecord(state) && typeof state.query === "string" ? state.query : ""
}

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  align-items: start;
  gap: ${space.l};
`
