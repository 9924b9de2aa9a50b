import styled from "styled-components"
import { schemas } from "../../../content-model/schema/jsonSchema"
import { addressOf } from "../../admin/route"
import { Card, Small } from "../../components/layout"
import { colour, depth, space, type } from "../../components/theme"
import { contentValues } from "../../state/contentValues"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"
import { singleTypes } from "./collections"
import { Marks } from "./Marks"
import { Thumbnail } from "./Thumbnail"

/** The pages and the settings of the site as cards. */
export function PageCards() {
  const values = contentValues(useEditorState())
  return (
    <Cards aria-label={text("start.pages")}>
      {singleTypes.map((name) => {
        const { title, files = "", address } = schemas[name]
        return (
          <li key={name}>
            <PageCard as="a" href={addressOf({ view: "edit", file: files, path: [] })} $gap="s">
              <Thumbnail file={files} value={values.get(files)} />
              <div>
                {title}
                <Small>{address}</Small>
              </div>
              <Marks file={files} />
            </PageCard>
          </li>
        )
      })}
    </Cards>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 45%), 1fr));
  gap: ${space.m};
`

const PageCard = styled(Card)`
  grid-template-rows: 6rem;
  align-content: start;
  height: 100%;
  color: ${colour.text};
  font: ${type.label};
  text-decoration: none;

  &:hover {
    border-color: ${colour.control};
    box-shadow: ${depth.high};
  }
`
