import { useState } from "react"
import { GridList, GridListItem } from "react-aria-components/GridList"
import styled from "styled-components"
import { Button } from "../../ui/Button"
import { Input } from "../../ui/fields"
import { Card, Small } from "../../ui/layout"
import { colour, radius, space } from "../../ui/theme"
import { contentValues } from "../../drafts/values/contentValues"
import { placeOf } from "../../drafts/values/describe"
import { useEditorState } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { matches } from "../parts/Picker"
import { factsOf, nameOf } from "./pictureNames"
import { SmallPicture } from "./Thumbnail"
import { picturesIn, usesByPicture } from "./uses"

type Props = {
  onAction: (file: string) => void
  /** The files that are offered, as a regular expression. Default: all. */
  pattern?: string
  /** Whether the unused pictures can be shown alone. */
  canFilter?: boolean
}

/** The pictures with size, weight and use, and a search over their names and places. */
export function PictureGrid({ onAction, pattern = "", canFilter = false }: Props) {
  const state = useEditorState()
  const [search, setSearch] = useState("")
  const [isUnused, setIsUnused] = useState(false)
  const values = contentValues(state)
  const uses = usesByPicture(values)
  const offered = picturesIn(state).filter(({ file }) => new RegExp(pattern, "i").test(file))
  const unused = offered.filter(({ file }) => !uses.has(file)).length
  const pictures = offered.flatMap((picture) => {
    const places = (uses.get(picture.file) ?? []).map((use) => placeOf(use, values.get(use.file)))
    const isFound = matches(search, picture.file, ...places)
    return isFound && !(isUnused && places.length > 0) ? [{ ...picture, count: places.length }] : []
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
      {canFilter && (
        <div>
          <Button aria-pressed={isUnused} onPress={() => setIsUnused(!isUnused)}>
            {text("pictures.onlyUnused", { count: unused })}
          </Button>
        </div>
      )}
      <Grid
        layout="grid"
        aria-label={text("pictures.title")}
        onAction={(key) => onAction(String(key))}
        renderEmptyState={() => text("pictures.none")}
      >
        {pictures.map(({ file, url, count, ...facts }) => (
          <Card key={file} as={GridListItem} id={file} textValue={nameOf(file)} $gap="xs">
            <SmallPicture url={url} />
            <strong>{nameOf(file)}</strong>
            <Small>{factsOf(facts)}</Small>
            <Small>{count > 0 ? text("pictures.uses", { count }) : text("pictures.unused")}</Small>
          </Card>
        ))}
      </Grid>
    </>
  )
}

const Grid = styled(GridList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8rem, 15%)), 1fr));
  gap: ${space.l};

  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: ${radius.small};
    background: ${colour.hover};
    object-fit: contain;
  }
`
