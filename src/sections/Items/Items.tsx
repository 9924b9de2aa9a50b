import { graphql } from "gatsby"
import { useContext } from "react"
import styled from "styled-components"
import { Action, LanguageBase } from "../../components/Action"
import { Aside, HeadedSection } from "../../components/containers/Aside"
import { Card } from "../../components/containers/Cards"
import { Rows } from "../../components/containers/Rows"
import { IconBadge } from "../../components/icons/IconBadge"
import { Picture } from "../../components/Picture"
import { OpeningHours } from "../../components/OpeningHours"
import { untilOf, type Shown } from "../../../plugins/hosting/names/period"
import { colour, item, space, type } from "../../theme/tokens"

type Props = Queries.ItemsFragment & Pick<Queries.PageQuery, "ventures" | "values" | "contactInfo">

/** The ventures, the values or the contact items of the site on another page. */
export function Items({ list, ventures, values, contactInfo, ...heading }: Props) {
  const base = useContext(LanguageBase)
  if (list === "contact")
    return (
      <Aside {...heading}>
        <Contacts $count={contactInfo?.nodes.length ?? 0} $most={[2, 2]}>
          {contactInfo?.nodes.map(({ title, content, description, to, hours, shown }) => (
            <li key={title} {...untilOf(shown)}>
              <h3>{title}</h3>
              <p>{to === null ? content : <Action to={to}>{content}</Action>}</p>
              <p>{description}</p>
              {hours && <OpeningHours {...hours} />}
            </li>
          ))}
        </Contacts>
      </Aside>
    )
  const entries =
    list === "ventures"
      ? ventures?.nodes.map(({ id, page, subtitle, ...look }) => (
          <Item key={id} {...look} text={subtitle} to={page ?? `${base}/services/#${id}`} />
        ))
      : values?.nodes.map(({ title, description, ...look }) => (
          <Item key={title} {...look} title={title} text={description} to={null} />
        ))
  const count = entries?.length ?? 0
  return (
    <HeadedSection {...heading} isAside={count === 2 && list === "values"}>
      <Rows $count={count}>{entries}</Rows>
    </HeadedSection>
  )
}

type ItemProps = Pick<Queries.ValueFragment, "icon" | "colour"> & {
  title: string
  text: string
  to: string | null
  shown: Shown
  image?: Queries.CardPictureFragment
}

const Item = ({ icon, title, text, to, shown, image, ...look }: ItemProps) => (
  <Content $colour={look.colour} {...untilOf(shown)}>
    {image && <Picture {...image} />}
    <IconBadge icon={icon} />
    <h3>{to === null ? title : <Action to={to}>{title}</Action>}</h3>
    <p>{text}</p>
  </Content>
)

const Contacts = styled(Rows)`
  > li {
    display: grid;
    align-content: start;
    gap: ${space.xs};
    padding-top: ${space.m};
    border-top: 1px solid ${colour.line};
  }

  h3 {
    color: ${colour.brandInk};
    font: ${type.label};
  }

  h3 + p {
    color: ${colour.ink};
    font: ${type.lead};
  }

  a {
    color: inherit;
  }
`

const Content = styled(Card)`
  display: grid;
  max-width: none;
  align-content: start;
  gap: ${space.s};
  padding: ${space.l};

  a {
    color: ${item.ink};
  }

  /* As on the home page: the icon overlaps the lower edge of the picture, and the whole card is a link. */
  &:has(img) {
    position: relative;
    overflow: hidden;
    padding-top: 0;

    img {
      width: calc(100% + 2 * ${space.l});
      max-width: none;
      margin-inline: calc(-1 * ${space.l});
      aspect-ratio: 4 / 3;
    }

    > span {
      position: relative;
      margin-top: calc(-1 * ${space.xl});
      border: 0.375rem solid ${item.wash};
      box-sizing: content-box;
    }

    a::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
`

export const fragment = graphql`
  fragment Items on Items {
    title
    introduction {
      ...Markdown
    }
    list
  }
`
