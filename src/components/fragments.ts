import { graphql } from "gatsby"

/** Fragments that several sections share. e2e/pages/audits.spec.ts compares `sizes` with the layout. */
export const fragments = graphql`
  fragment Action on Action {
    label
    to
  }
  fragment Notice on Notice {
    title
    description
  }
  fragment OpeningHours on HoursTable {
    title
    rows {
      days
      name
      hours
      until
    }
    forScript
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
  fragment PictureDetails on Picture {
    description
    focus {
      x
      y
    }
  }
  fragment HalfPicture on Picture {
    ...PictureDetails
    file {
      gatsbyImageData(
        width: 1000
        aspectRatio: 1.3333
        sizes: "(min-width: 90rem) calc(18rem + 20vw), (min-width: 64rem) calc(43.2vw - 1.7rem), (min-width: 48rem) and (orientation: landscape) calc(45vw - 1.1rem), calc(92.4vw - 0.8rem)"
        breakpoints: [570, 652, 680, 1000, 1300, 1600]
      )
    }
  }
  fragment WidePicture on Picture {
    ...PictureDetails
    file {
      gatsbyImageData(
        width: 1300
        aspectRatio: 1.7778
        sizes: "(min-width: 90rem) 80rem, calc(92.4vw - 0.8rem)"
        breakpoints: [360, 680, 1000, 1300, 1600]
      )
    }
  }
  fragment CardPicture on Picture {
    ...PictureDetails
    file {
      gatsbyImageData(
        width: 652
        sizes: "(min-width: 64rem) 25rem, (min-width: 48rem) 45vw, 92vw"
        breakpoints: [360, 480, 652, 1000, 1300]
      )
    }
  }
`
