import { useState } from "react"
import styled from "styled-components"
import { space, type } from "../../components/theme"
import { text } from "../../words"
import { itemTypes } from "./collections"
import { DeletedItems } from "./DeletedItems"
import { ItemList } from "./ItemList"
import { PageCards } from "./PageCards"
import { Search } from "./Search"

/** All content as the marketer knows it: search, pages, and the items of each type. */
export function StartView() {
  const [query, setQuery] = useState("")
  return (
    <Page>
      <Title>{text("start.title")}</Title>
      <Search query={query} onChange={setQuery} />
      {query.trim() === "" && (
        <>
          <PageCards />
          <Lists>
            {itemTypes.map((name) => (
              <ItemList key={name} name={name} />
            ))}
          </Lists>
          <DeletedItems />
        </>
      )}
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: 80rem;
  margin-inline: auto;
  padding: ${space.l};
`

const Title = styled.h1`
  font: ${type.title};
`

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  align-items: start;
  gap: ${space.l};
`
