import { graphql, Link } from "gatsby"
import { useContext, type ComponentProps } from "react"
import styled from "styled-components"
import { Action, LanguageBase } from "../../components/Action"
import { Section } from "../../components/containers/Section"
import { untilOf } from "../../../plugins/hosting/names/period"
import { colour, from, print, space, type } from "../../theme/tokens"
import { FooterBase } from "./FooterBase"
import { SocialLinks } from "./SocialLinks"

type Props = Omit<Queries.FooterFragment, "more"> &
  ComponentProps<typeof FooterBase> & {
    brand: Queries.BrandFragment
    services: Queries.FooterServicesFragment["nodes"]
  }

export function Footer({ brand, services, ...texts }: Props) {
  const base = useContext(LanguageBase)
  return (
    <FooterSection as="footer" $background="deep">
      <Columns>
        <Slogan>{brand.slogan}</Slogan>
        <nav aria-labelledby="footer_links">
          <h2 id="footer_links">{texts.linksTitle}</h2>
          <ul>
            {texts.links.map(({ label, to, shown }) => (
              <li key={label} {...untilOf(shown)}>
                <Action to={to}>{label}</Action>
              </li>
            ))}
          </ul>
        </nav>
        {services.length > 0 && (
          <nav aria-labelledby="footer_services">
            <h2 id="footer_services">{texts.servicesTitle}</h2>
            <ul>
              {services.map(({ id, title, shown }) => (
                <li key={id} {...untilOf(shown)}>
                  <Link to={`${base}/services/#${id}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {texts.social.length > 0 && (
          <div>
            <h2>{texts.socialTitle}</h2>
            <SocialLinks links={texts.social} />
          </div>
        )}
      </Columns>
      <FooterBase {...texts} />
    </FooterSection>
  )
}

const FooterSection = styled(Section)`
  padding-block: ${space.xl} ${space.l};
  color: ${colour.mutedOnDeep};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: ${colour.onDeep};
    text-decoration: underline;
  }
`

const Columns = styled.div`
  display: grid;
  gap: ${space.xl};

  ${print} {
    > :not(:first-child) {
      display: none;
    }
  }

  h2 {
    margin-bottom: ${space.xs};
    color: ${colour.onDeep};
    font: ${type.label};
    letter-spacing: 0;
  }

  ${from.tablet} {
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 24rem) repeat(3, auto);

    > :first-child {
      grid-column: auto;
    }
  }
`

const Slogan = styled.p`
  color: ${colour.onDeep};
  font: ${type.minor};
  text-wrap: balance;
`

export const fragment = graphql`
  fragment Footer on Footer {
    linksTitle
    links {
      label
      to
      shown {
        until
      }
    }
    servicesTitle
    socialTitle
    social {
      ...SocialLink
    }
    ...FooterBase
  }
  fragment FooterServices on ServiceConnection {
    nodes {
      id: jsonId
      title
      shown {
        until
      }
    }
  }
`
