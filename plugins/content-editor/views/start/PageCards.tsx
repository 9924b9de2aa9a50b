import styled from "styled-components"
import { schemas } from "../../../content-model/schema/jsonSchema"
import { addressOf } from "../../admin/route"
import { colour, depth, radius, space, type } from "../../components/theme"
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
    <section aria-label={text("start.pages")}>
      <Cards>
        {singleTypes.map((name) => {
          const { title, files = "", address } = schemas[name]
          return (
            <li key={name}>
              <Card href={addressOf({ view: "edit", file: files, path: [] })}>
                <Picture>
                  <Thumbnail file={files} value={values.get(files)} />
                </Picture>
                <Title>{title}</Title>
                <Address>{address}</Address>
                <Marks file={files} />
              </Card>
            </li>
          )
        })}
      </Cards>
    </section>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 45%), 1fr));
  gap: ${space.m};
`

const Card = styled.a`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  height: 100%;
  padding: ${space.s} ${space.s} ${space.m};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.panel};
  color: ${colour.text};
  text-decoration: none;

  &:hover {
    border-color: ${colour.control};
    box-shadow: ${depth.high};
  }
`

const Picture = styled.span`
  aspect-ratio: 16 / 10;
  margin-bottom: ${space.xs};
`

const Title = styled.span`
  padding-inline: ${space.xs};
  font: ${type.label};
`

const Address = styled.span`
  padding-inline: ${space.xs};
  color: ${colour.muted};
  font: ${type.small};
`
