import { graphql, Link } from "gatsby"
import styled from "styled-components"
import { Action } from "../components/Action"
import { Section } from "../components/containers/Section"
import { colour, from, print, space, type } from "../theme/tokens"
import { CurrentYear } from "./CurrentYear"
import { SocialLinks } from "./SocialLinks"

type Props = Queries.FooterFragment & {
  brand: Queries.BrandFragment
  services: Queries.FooterServicesFragment["nodes"]
  builtIn: string | null
}

export function Footer({ brand, services, builtIn, ...texts }: Props) {
  const [beforeYear, afterYear] = texts.copyright.split("{year}")
  return (
    <FooterSection as="footer" $background="deep">
      <Columns>
        <Slogan>{brand.slogan}</Slogan>
        <nav aria-labelledby="footer_links">
          <h2 id="footer_links">{texts.linksTitle}</h2>
          <ul>
            {texts.links.map(({ label, to }) => (
              <li key={label}>
                <Action to={to}>{label}</Action>
              </li>
            ))}
          </ul>
        </nav>
        {services.length > 0 && (
          <nav aria-labelledby="footer_services">
            <h2 id="footer_services">{texts.servicesTitle}</h2>
            <ul>
              {services.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`/services/#${id}`}>{title}</Link>
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
      <Base>
        <p>
          {beforeYear}
          <CurrentYear built={builtIn} />
          {afterYear}
        </p>
        {texts.more?.map(({ label, to }) => (
          <Action key={label} to={to}>
            {label}
          </Action>
        ))}
      </Base>
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

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
  align-items: center;
  margin-top: ${space.xl};
  padding-top: ${space.l};
  border-top: 1px solid color-mix(in srgb, ${colour.mutedOnDeep} 30%, transparent);
  font: ${type.small};

  > p {
    margin-inline-end: auto;
  }
`

export const fragment = graphql`
  fragment Footer on Footer {
    linksTitle
    links {
      label
      to
    }
    servicesTitle
    socialTitle
    social {
      ...SocialLink
    }
    more {
      label
      to
    }
    copyright
  }
  fragment FooterServices on ServiceConnection {
    nodes {
      id: jsonId
      title
    }
  }
`
