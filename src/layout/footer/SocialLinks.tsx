import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { Icon } from "../../components/icons/Icon"
import { colour, size, space } from "../../theme/tokens"

/** The social links of the footer, as round icon buttons. */
export const SocialLinks = ({ links }: { links: readonly Queries.SocialLinkFragment[] }) => (
  <List>
    {links.map(({ label, icon, to }) => (
      <li key={label}>
        <SocialButton to={to} label={label}>
          <Icon {...icon} />
        </SocialButton>
      </li>
    ))}
  </List>
)

const List = styled.ul.attrs({ role: "list" })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`

const SocialButton = styled(Action)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${size.target};
  height: ${size.target};
  padding: 0;
  border: 1px solid ${colour.mutedOnDeep};
  border-radius: 50%;
  background: none;
  color: ${colour.onDeep};
  cursor: pointer;

  &:hover {
    border-color: ${colour.accentOnDeep};
    color: ${colour.accentOnDeep};
  }
`

export const fragment = graphql`
  fragment SocialLink on SocialLink {
    label
    icon {
      paths
    }
    to
  }
`
