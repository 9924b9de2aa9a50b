import { graphql } from "gatsby"
import { useState } from "react"
import styled from "styled-components"
import { frameAttribute } from "../../../plugins/hosting/names/frame"
import { buttonStyles } from "../../components/Button"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { Picture } from "../../components/Picture"
import { takesPress } from "../../components/takesPress"
import { radius } from "../../theme/tokens"

type Props = Queries.EmbedFragment

/** A picture whose press loads a frame. Before it nothing is loaded from the provider; without script it is a link. */
export function Embed({ shows, picture, provider, address, label, ...heading }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const isFilm = shows === "film"
  return (
    <Section>
      <SectionHeading {...heading} />
      {isOpen ? (
        <Box
          as="iframe"
          $isFilm={isFilm}
          ref={focus}
          src={address}
          title={provider}
          allow="fullscreen"
          // Some providers refuse a page that does not tell its origin.
          referrerPolicy="strict-origin"
          sandbox={sandbox}
        />
      ) : (
        <Box
          $isFilm={isFilm}
          $variant="accent"
          href={address}
          // It opens no popup, but needs React, for which the loader lets such a link wait.
          aria-haspopup={false}
          onClick={(event) => {
            if (takesPress(event)) setIsOpen(true)
          }}
          {...{ [frameAttribute]: "" }}
        >
          <Picture {...picture} sizes={isFilm ? undefined : boxSizes} />
          <span>
            {label} – {provider}
          </span>
        </Box>
      )}
    </Section>
  )
}

// "Same origin" is that of the provider. Its frame may not lead the visitor away from this site.
const sandbox = "allow-forms allow-popups allow-same-origin allow-scripts"

// As wide as the box, or as high as it in the shape of the picture, 16 by 9.
const boxSizes = "max(min(80rem, 92.4vw), min(142svh, 71rem))"

const focus = (frame: HTMLElement | null) => frame?.focus()

/* The picture and the frame have one size, so nothing moves. */
const Box = styled.a<{ $isFilm: boolean; $variant?: "accent" }>`
  position: relative;
  display: grid;
  place-content: center;
  width: 100%;
  ${({ $isFilm }) => ($isFilm ? "aspect-ratio: 16 / 9;" : "height: min(80svh, 40rem);")}
  border: 0;
  border-radius: ${radius.large};
  overflow: hidden;
  text-decoration: none;

  img {
    position: absolute;
    inset: 0;
    height: 100%;
  }

  span {
    ${buttonStyles}
    z-index: 1;
  }
`

export const fragment = graphql`
  fragment Embed on Embed {
    title
    introduction {
      ...Markdown
    }
    shows
    picture {
      ...WidePicture
    }
    provider
    address
    label
  }
`
