import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react"
import styled, { keyframes } from "styled-components"
import { Icon } from "../../components/Icon"
import { Picture } from "../../components/Picture"
import { VisuallyHidden } from "../../components/VisuallyHidden"
import { colour, duration, from, motion, radius, size, space, type } from "../../theme/tokens"

type Props = {
  entries: Queries.GalleryFragment["entries"]
  words: Queries.LargeViewWordsFragment
  /** The index of the picture that is shown first. */
  first: number
  onClose: () => void
}

/** The pictures of a gallery, one at a time, as large as the screen. A swipe scrolls to the next. */
export function LargeView({ entries, words, first, onClose }: Props) {
  const { label, close, previous, next } = words
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(first)

  const show = (index: number) => list.current?.children[index]?.scrollIntoView()
  useLayoutEffect(() => {
    dialog.current?.showModal()
    list.current?.children[first].scrollIntoView()
    const { style } = document.documentElement
    style.overflow = "hidden"
    return () => {
      style.overflow = ""
    }
  }, [first])

  const handleScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = list.current ?? {}
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(current + step)
  }
  // Beside the picture.
  const handleClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest("button, img, figcaption"))
      dialog.current?.close()
  }

  const { picture, caption } = entries[current]
  return (
    <Dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={handleKey}
      onClick={handleClick}
    >
      <p role="status">
        {current + 1} / {entries.length}
        <VisuallyHidden>{[picture.description, caption].filter(Boolean).join(". ")}</VisuallyHidden>
      </p>
      <Close type="button" aria-label={close} onClick={() => dialog.current?.close()}>
        <Icon paths={["M18 6L6 18", "M6 6l12 12"]} />
      </Close>
      <Previous
        type="button"
        aria-label={previous}
        aria-disabled={current === 0}
        onClick={() => show(current - 1)}
      >
        <Icon paths={["M15 18l-6-6 6-6"]} />
      </Previous>
      <Next
        type="button"
        aria-label={next}
        aria-disabled={current === entries.length - 1}
        onClick={() => show(current + 1)}
      >
        <Icon paths={["M9 18l6-6-6-6"]} />
      </Next>
      <Slides ref={list} role="list" tabIndex={0} onScroll={handleScroll}>
        {entries.map((entry, index) => (
          <li key={index} aria-hidden={index !== current}>
            <figure>
              <Picture {...widen(entry.picture)} priority={index === first} />
              {entry.caption && <figcaption>{entry.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </Slides>
    </Dialog>
  )
}

type Entry = Props["entries"][number]

/** A picture as wide as the screen. */
function widen({ file, ...picture }: Entry["picture"]) {
  const { images, ...data } = file.gatsbyImageData
  const { fallback, sources } = images
  const sizes = "100vw"
  const widened = {
    fallback: fallback && { ...fallback, sizes },
    sources: sources?.map((source) => ({ ...source, sizes })),
  }
  return { ...picture, file: { gatsbyImageData: { ...data, images: widened } } }
}

const appear = keyframes`
  from {
    opacity: 0;
  }
`

const Dialog = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${colour.deep};
  color: ${colour.onDeep};
  overflow: hidden;

  ${motion} {
    animation: ${appear} ${duration.quick};
  }

  :focus-visible {
    outline-color: ${colour.onDeep};
    outline-offset: -3px;
    box-shadow: none;
  }

  > p {
    position: absolute;
    inset: 0 auto auto ${space.m};
    line-height: calc(${size.target} + 2 * ${space.s});
    font-variant-numeric: tabular-nums;
  }
`

const Slides = styled.ul`
  display: flex;
  height: 100%;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > li {
    flex: none;
    width: 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }

  figure {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: ${space.m};
    place-items: center;
    height: 100%;
    margin: 0;
    /* The buttons stand around it. */
    padding: calc(${size.target} + 2 * ${space.s}) ${space.m};

    ${from.tablet} {
      padding: ${space.l} calc(${size.target} + 2 * ${space.l});
    }
  }

  picture {
    display: contents;
  }

  img {
    grid-area: 1 / 1;
    width: auto;
    max-height: 100%;
    border-radius: ${radius.small};
    object-fit: contain;
  }

  figcaption {
    max-width: ${size.measure};
    font: ${type.small};
    text-align: center;
  }
`

const RoundButton = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  padding: 0;
  border: 1px solid;
  border-radius: ${radius.full};
  background: ${colour.deep};
  cursor: pointer;

  &[aria-disabled="true"] {
    opacity: 0.4;
    cursor: default;
  }
`

const Close = styled(RoundButton)`
  inset: ${space.s} ${space.s} auto auto;
`

const Previous = styled(RoundButton)`
  inset: auto auto ${space.s} ${space.s};

  ${from.tablet} {
    inset: calc(50% - ${size.target} / 2) auto auto ${space.l};
  }
`

const Next = styled(RoundButton)`
  inset: auto ${space.s} ${space.s} auto;

  ${from.tablet} {
    inset: calc(50% - ${size.target} / 2) ${space.l} auto auto;
  }
`
