import styled from "styled-components"
import { addressOf } from "../../admin/route"
import { Card, Small } from "../../components/layout"
import { colour, space, type } from "../../components/theme"
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
      {singleTypes.map((one) => {
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
    </Cards>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 45%), 1fr));
  gap: ${space.m};

  a {
    grid-template-rows: 6rem;
    align-content: start;
    height: 100%;
    color: ${colour.text};
    font: ${type.label};
    text-decoration: none;
  }

  a:hover {
    border-color: ${colour.control};
  }
`
