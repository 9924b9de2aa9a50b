import styled from "styled-components"
import { PartMarks } from "../../form/parts/Marks"
import { CountedEntry, UnfinishedLink } from "../../form/parts/Unfinished"
import { partsOf } from "../../form/parts/fileParts"
import { ContentIcon } from "../../ui/Icon"
import { Card, Stack } from "../../ui/layout"
import { addressOf } from "../../ui/route"
import { colour, space, type } from "../../ui/theme"

/** The parts of a file, each with a form of its own. */
export const Parts = ({ file, title }: { file: string; title: string }) => (
  <Stack as="section" $gap="s">
    <h2>{title}</h2>
    <List aria-label={title}>
      {partsOf(file).map(({ title: name, icon, fields }) => (
        <CountedEntry key={name}>
          <Part as="a" href={addressOf({ view: "edit", file, path: [], part: fields[0] })}>
            <ContentIcon name={icon} />
            <span>{name}</span>
            <PartMarks {...{ file, fields }} />
          </Part>
          <UnfinishedLink {...{ file, fields }} />
        </CountedEntry>
      ))}
    </List>
  </Stack>
)

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${space.s};
`

const Part = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  font: ${type.label};

  > svg {
    color: ${colour.muted};
  }
`
