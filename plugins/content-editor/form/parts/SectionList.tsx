import { Menu, MenuItem, MenuTrigger } from "react-aria-components"
import styled from "styled-components"
import type { Path } from "../../../content-model/schema/jsonSchema"
import { Button } from "../../components/Button"
import { optionStyle, Options } from "../../components/options"
import { colour, from, layer, size, space } from "../../components/theme"
import { text } from "../../words"
import type { Section } from "./sections"

type Props = { sections: Section[]; onSelect: (path: Path) => void }

/** A menu that leads to a section from anywhere in the form. */
export const SectionList = ({ sections, onSelect }: Props) => (
  <Place>
    <MenuTrigger>
      <Button icon="list">{text("form.sections")}</Button>
      <Options placement="bottom start">
        <Menu aria-label={text("form.sections")}>
          {sections.map(({ name, title, fields: [[first]] }) => (
            <Item key={name} onAction={() => onSelect([first])}>
              {title}
            </Item>
          ))}
        </Menu>
      </Options>
    </MenuTrigger>
  </Place>
)

const Place = styled.nav`
  position: sticky;
  top: ${size.bar};
  z-index: ${layer.bar - 1};
  margin-top: calc(-1 * ${space.l});
  padding-block: ${space.s};
  background: ${colour.ground};

  ${from.desktop} {
    top: calc(2 * ${size.bar});
  }
`

const Item = styled(MenuItem)`
  ${optionStyle}
`
