import { graphql, withPrefix } from "gatsby"
import { useSyncExternalStore, type MouseEvent } from "react"
import styled from "styled-components"
import { Action } from "../components/Action"
import { CloseButton } from "../components/CloseButton"
import { announcementAttribute, closedAttribute, untilOf } from "../../plugins/hosting/names/period"
import { colour, print, size, space, type } from "../theme/tokens"
import { closeAnnouncement, hashOf, isClosed, subscribeToClosed } from "./closedAnnouncements"

const textId = "announcement_text"

type Props = {
  all: readonly Queries.AnnouncementFragment[] | null
  /** The path of the page, with the path prefix. */
  path: string
  /** The name of the button that closes it. */
  close: string
}

/** The first announcement for the page, above the bar, until the visitor closes it. */
export function Announcement({ all, path, close }: Props) {
  const announcement = all?.find(
    ({ pages }) => !pages || pages.some((page) => withPrefix(page) === path),
  )
  const hash = hashOf(announcement?.text || "")
  const isHidden = useSyncExternalStore(
    subscribeToClosed,
    () => isClosed(hash),
    () => false,
  )
  if (!announcement || isHidden) return null
  const { text, to, shown } = announcement
  const handleClose = ({ currentTarget }: MouseEvent) => {
    // The focus moves to the next control, or the keyboard would begin at the top of the page.
    const bar = currentTarget.closest("aside")?.nextElementSibling
    bar?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true })
    closeAnnouncement(hash)
  }
  return (
    <Strip
      key={hash}
      aria-labelledby={textId}
      $hash={hash}
      {...{ [announcementAttribute]: hash }}
      {...untilOf(shown)}
    >
      <p id={textId}>{to === null ? text : <Action to={to}>{text}</Action>}</p>
      <Close type="button" aria-label={close} title={close} onClick={handleClose} />
    </Strip>
  )
}

const Strip = styled.aside<{ $hash: string }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  anchor-name: --strip;
  padding-inline: ${space.gutter};
  border-bottom: 1px solid transparent;
  background: ${colour.deep};
  color: ${colour.onDeep};
  font: ${type.small};

  > p {
    flex: 1;
    padding-block: ${space.s};
    text-align: center;
    text-wrap: balance;
  }

  /* As high as the strip. */
  a {
    display: block;
    margin-block: calc(-1 * ${space.s});
    padding-block: ${space.s};
    color: inherit;
  }

  /* Before React knows that it is closed. */
  html[${closedAttribute}="${({ $hash }) => $hash}"] & {
    display: none;
  }

  ${print} {
    display: none;
  }

  /* The bar begins below the announcement, and covers the top of the page once that is scrolled. */
  & + header {
    position: sticky;
    margin-bottom: calc(-1 * ${size.bar});
    anchor-name: --bar;
  }

  /* The focus there must not scroll the page, which keeps other targets clear of the bar. */
  & + header :is(a, button) {
    scroll-margin-block: calc(-1 * (${size.bar} + ${space.m})) calc(${size.bar} + ${space.m});
  }

  /* The menu opens below the bar, or at the lower edge where browsers do not know anchors. */
  & + header :popover-open {
    inset-block: auto ${space.m};

    /* Here the list scrolls, not the page. */
    a {
      scroll-margin: 0;
    }

    @supports (top: anchor(bottom)) {
      position-anchor: --bar;
      inset-block: calc(anchor(bottom) - ${space.xs}) auto;
      max-height: calc(100% - ${size.bar} - anchor-size(--strip height));

      &::backdrop {
        position-anchor: --bar;
        top: anchor(bottom);
      }
    }
  }
`

const Close = styled(CloseButton)`
  margin: 0;
  margin-inline-end: calc(-1 * ${space.s});
  color: inherit;

  &:hover {
    background: color-mix(in srgb, currentcolor 20%, transparent);
  }

  @media (scripting: none) {
    display: none;
  }
`

export const fragment = graphql`
  fragment Announcement on Announcement {
    text
    to
    pages
    shown {
      until
    }
  }
`
