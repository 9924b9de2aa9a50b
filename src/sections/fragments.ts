import { graphql } from "gatsby"

/** What several sections ask for. */
export const fragments = graphql`
  fragment Action on Action {
    label
    to
  }
  fragment Notice on Notice {
    title
    description
  }
  fragment Colour on Colour {
    light {
      ...Tones
    }
    dark {
      ...Tones
    }
  }
  fragment Tones on Tones {
    fill
    onFill
    ink
    wash
  }
  fragment HalfPicture on Picture {
    description
    file {
      gatsbyImageData(
        width: 800
        aspectRatio: 1.3333
        sizes: "(min-width: 88rem) 36rem, (min-width: 64rem) 42vw, calc(100vw - 2.5rem)"
        breakpoints: [360, 560, 800, 1200, 1600]
        placeholder: DOMINANT_COLOR
        formats: [AUTO, WEBP, AVIF]
      )
    }
  }
`
