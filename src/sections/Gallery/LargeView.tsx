import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react"
import { Icon } from "../../components/icons/Icon"
import { Picture } from "../../components/Picture"
import { VisuallyHidden } from "../../components/VisuallyHidden"
import { Close, Dialog, Next, Previous, Slides } from "./largeViewStyles"

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
        {/* One text: React replaces it where a translation has changed it. */}
        <span>{`${current + 1} / ${entries.length}`}</span>
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
              <Picture {...entry.picture} sizes="100vw" priority={index === first} />
              {entry.caption && <figcaption>{entry.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </Slides>
    </Dialog>
  )
}
