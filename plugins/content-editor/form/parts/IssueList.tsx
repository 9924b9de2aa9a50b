import { Menu, MenuItem, MenuTrigger, Text } from "react-aria-components"
import styled from "styled-components"
import type { Path } from "../../../content-model/schema/jsonSchema"
import type { Issue } from "../../../content-model/validate/issues"
import { Button } from "../../components/Button"
import { optionStyle, Options } from "../../components/options"
import { depth, from, layer, radius, space } from "../../components/theme"
import { labelOf } from "../../state/describe"
import { text } from "../../words"
import { messageOf } from "./messageOf"

type Props = {
  file: string
  issues: Issue[]
  /** Whether a new file has issues that are not shown yet. */
  hasHidden: boolean
  onShowAll: () => void
  onSelect: (path: Path) => void
}

/** What must be corrected before the file can be saved. Each issue leads to its field. */
export const IssueList = ({ file, issues, hasHidden, onShowAll, onSelect }: Props) => (
  <Place role="status">
    {issues.length > 0 && (
      <MenuTrigger>
        <Button look="danger" icon="circle-alert">
          {text("form.errors", { count: issues.length })}
        </Button>
        <Options placement="top start">
          <Menu aria-label={text("form.toCorrect")}>
            {issues.map((issue, index) => (
              <Item key={index} id={index} onAction={() => onSelect([...issue.path])}>
                <Text slot="label">{labelOf(file, issue.path)}</Text>
                <Text slot="description">{messageOf(issue)}</Text>
              </Item>
            ))}
          </Menu>
        </Options>
      </MenuTrigger>
    )}
    {hasHidden && (
      <Button icon="list-checks" onPress={onShowAll}>
        {text("form.showMissing")}
      </Button>
    )}
  </Place>
)

// At the end, so that it moves no field when it appears.
const Place = styled.div`
  position: sticky;
  bottom: 5rem;
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  justify-self: end;

  > button {
    border-radius: ${radius.full};
    box-shadow: ${depth.high};
  }

  ${from.desktop} {
    bottom: ${space.l};
  }
`

const Item = styled(MenuItem)`
  ${optionStyle}
  max-width: 30rem;
`
