import { useState } from "react"
import { GridList, GridListItem } from "react-aria-components"
import styled from "styled-components"
import { Hint, Input } from "../../components/fields"
import { colour, radius, space, type } from "../../components/theme"
import { contentValues, thumbnailUrl } from "../../state/contentValues"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"
import { factsOf, nameOf } from "./pictureNames"
import { picturesIn, placeOf, usesByPicture } from "./uses"

type Props = {
  onAction: (file: string) => void
  /** The files that are offered, as a regular expression. Default: all. */
  pattern?: string
}

/** The pictures with size, weight and use, and a search over their names and places. */
export function PictureGrid({ onAction, pattern = "" }: Props) {
  const state = useEditorState()
  const [search, setSearch] = useState("")
  const values = contentValues(state)
  const uses = usesByPicture(values)
  const wanted = search.toLowerCase().split(/\s+/)
  const pictures = picturesIn(state).flatMap((picture) => {
    const places = (uses.get(picture.file) ?? []).map((use) => placeOf(use, values))
    const words = [picture.file, ...places].join(" ").toLowerCase()
    const isOffered = new RegExp(pattern, "i").test(picture.file)
    const isFound = wanted.every((word) => words.includes(word))
    return isOffered && isFound ? { ...picture, count: places.length } : []
  })
  return (
    <>
      <Input
        type="search"
        aria-label={text("pictures.search")}
        placeholder={text("pictures.search")}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Grid
        layout="grid"
        aria-label={text("pictures.title")}
        onAction={(key) => onAction(String(key))}
        renderEmptyState={() => text("pictures.none")}
      >
        {pictures.map(({ file, url, count, ...facts }) => (
          <Card key={file} id={file} textValue={nameOf(file)}>
            <img src={thumbnailUrl(url)} alt="" loading="lazy" decoding="async" />
            <strong>{nameOf(file)}</strong>
            <Hint>{factsOf(facts)}</Hint>
            <Hint>{count > 0 ? text("pictures.uses", { count }) : text("pictures.unused")}</Hint>
          </Card>
        ))}
      </Grid>
    </>
  )
}

const Grid = styled(GridList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space.l};
`

const Card = styled(GridListItem)`
  padding: ${space.s};
  border: 1px solid ${colour.line};
  border-radius: ${radius.medium};
  background: ${colour.panel};
  font: ${type.label};
  cursor: pointer;

  &[data-hovered] {
    background: ${colour.hover};
  }

  img {
    display: block;
    width: 100%;
    margin-bottom: ${space.s};
    aspect-ratio: 4 / 3;
    border-radius: ${radius.small};
    background: ${colour.hover};
    object-fit: contain;
  }
`
