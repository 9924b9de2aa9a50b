import { graphql } from "gatsby"
import { useState, type MouseEvent } from "react"
import styled from "styled-components"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { loadChunk } from "../../components/loading/loadChunk"
import { Picture } from "../../components/Picture"
import { takesPress } from "../../components/takesPress"
import { from, radius, space, type } from "../../theme/tokens"
import { rowShares } from "./rowShares"

type Props = Queries.GalleryFragment & {
  website: { largeView: Queries.LargeViewWordsFragment | null }
}

const loadLargeView = () => loadChunk(import(/* webpackChunkName: "large-view" */ "./LargeView"))

type View = NonNullable<Awaited<ReturnType<typeof loadLargeView>>> & { first: number }

/** Pictures in rows of one height. A press shows one large: in a dialog, without script as a file. */
export function Gallery({ title, entries, website: { largeView } }: Props) {
  const [view, setView] = useState<View>()
  const ratios = entries.map(({ picture }) => ratioOf(picture))
  const [onTablet, onDesktop] = [2.5, 4].map((most) => rowShares(ratios, most).map(widthOf))

  const open = (event: MouseEvent<HTMLAnchorElement>, first: number) => {
    const { currentTarget } = event
    if (!takesPress(event)) return
    currentTarget.focus()
    void loadLargeView().then((loaded) =>
      loaded ? setView({ ...loaded, first }) : location.assign(currentTarget.href),
    )
  }
  return (
    <>
      <Section>
        <SectionHeading title={title} />
        <List>
          {entries.map(({ picture, caption }, index) => (
            <Entry key={index} $look={[ratios[index], onTablet[index], onDesktop[index]]}>
              <a
                href={largestFile(picture)}
                aria-haspopup={largeView ? "dialog" : undefined}
                aria-label={picture.description ? undefined : caption || `${index + 1}`}
                onClick={largeView ? (event) => open(event, index) : undefined}
              >
                <Picture {...picture} />
              </a>
              {caption}
            </Entry>
          ))}
        </List>
      </Section>
      {view && largeView && (
        <view.LargeView
          entries={entries}
          words={largeView}
          first={view.first}
          onClose={() => setView(undefined)}
        />
      )}
    </>
  )
}

type Picture = Queries.GalleryFragment["entries"][number]["picture"]

/** The aspect ratio in the list. Only an extreme picture is cropped. */
const ratioOf = ({ file: { gatsbyImageData } }: Picture) =>
  Math.min(Math.max(gatsbyImageData.width / gatsbyImageData.height, 0.6), 2.5)

// One pixel less, so that rounding breaks no row. The pictures grow to fill it.
const widthOf = ({ share, gaps }: ReturnType<typeof rowShares>[number]) =>
  `calc((100% - ${gaps} * ${space.l} - 1px) * ${share.toFixed(4)})`

/** The address of the largest file, in the format that all browsers show. */
function largestFile({ file }: Picture) {
  const { src = "", srcSet } = { ...file.gatsbyImageData.images.fallback }
  return (srcSet || src).replace(/^(.*\s)?(\S+) \d+w$/s, "$2")
}

const List = styled.ul.attrs({ role: "list" })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.l};
  font: ${type.small};

  > li {
    /* Two upright ones in a row of a phone; a lone one fills its row. */
    flex: calc(10 * var(--ratio)) 0 min(100%, calc(var(--ratio) * 10.5rem));
    /* A row of two upright pictures is no higher than a screen. */
    max-width: calc(var(--ratio) * 50rem);

    ${from.tablet} {
      flex-basis: var(--on-tablet);
    }

    ${from.desktop} {
      flex-basis: var(--on-desktop);
    }
  }

  a {
    display: block;
    margin-bottom: ${space.xs};
    border-radius: ${radius.small};
    cursor: zoom-in;

    &[aria-busy="true"] {
      opacity: 0.6;
    }
  }

  img {
    aspect-ratio: var(--ratio);
    border-radius: ${radius.small};
  }
`

/* Only what differs between the pictures, because each has styles of its own. */
const Entry = styled.li<{ $look: [ratio: number, onTablet: string, onDesktop: string] }>`
  ${({ $look: [ratio, onTablet, onDesktop] }) =>
    `--ratio:${ratio.toFixed(3)};--on-tablet:${onTablet};--on-desktop:${onDesktop};`}
`

export const fragment = graphql`
  fragment Gallery on Gallery {
    title
    entries {
      picture {
        ...PictureDetails
        file {
          gatsbyImageData(
            width: 652
            sizes: "auto, (min-width: 48rem) 40vw, 92vw"
            breakpoints: [360, 480, 652, 1000, 1300, 2000]
          )
        }
      }
      caption
    }
  }
  fragment LargeViewWords on LargeViewWords {
    label
    close
    previous
    next
  }
`
