import { useState } from "react"
import styled from "styled-components"
import { isRecord } from "../../../content-model/isRecord"
import { contentTypes } from "../../../content-model/schema/contentTypes"
import { addressOf } from "../../admin/route"
import { Disclosure } from "../../components/Disclosure"
import { Card, Page, Small } from "../../components/layout"
import { space, type } from "../../components/theme"
import { contentValues } from "../../state/content/contentValues"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"
import { DeletedItems } from "./DeletedItems"
import { ItemList } from "./ItemList"
import { Marks } from "./Marks"
import { Search } from "./Search"
import { Thumbnail } from "./Thumbnail"

const [collections, pages] = [true, false].map((hasItems) =>
  contentTypes.filter((one) => one.meta()?.files?.includes("*") === hasItems),
)

/** All content as the marketer knows it: search, pages, and the items of each type. */
export function StartView() {
  const values = contentValues(useEditorState())
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
          <Pages aria-label={text("start.pages")}>
            {pages.map((one) => {
              const { title, files: file = "", address } = one.meta() ?? {}
              return (
                <li key={file}>
                  <Card as="a" href={addressOf({ view: "edit", file, path: [] })} $gap="s">
                    <Thumbnail file={file} value={values.get(file)} />
                    <div>
                      {title}
                      <Small>{address}</Small>
                    </div>
                    <Marks file={file} />
                  </Card>
                </li>
              )
            })}
          </Pages>
          <Lists>
            {collections.map((one) => (
              <ItemList key={one.meta()?.id} type={one} />
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

const Pages = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 45%), 1fr));
  gap: ${space.m};

  a {
    grid-template-rows: 6rem;
    height: 100%;
    font: ${type.label};
  }
`

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  align-items: start;
  gap: ${space.l};
`
