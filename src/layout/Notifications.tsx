import { graphql } from "gatsby"
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react"
import styled from "styled-components"
import { connect, loadToaster, type Notice } from "../elements/notify"
import { layer, print, space } from "../theme/tokens"

type ToasterModule = Awaited<ReturnType<typeof loadToaster>>

/**
 * Where notifications appear and are spoken. Both live regions are part of the page from the start;
 * the library that fills them is loaded with the first notification.
 */
export function Notifications({ label, close }: Queries.NotificationsFragment) {
  const place = useRef<HTMLDivElement>(null)
  const [toaster, setToaster] = useState<ToasterModule>()
  const [notice, setNotice] = useState<Notice>()
  const cameFrom = useRef<HTMLElement>(null)
  const held = useRef({ pointer: false, focus: false })

  useEffect(
    () =>
      connect((next) => {
        setNotice({ ...next })
        void loadToaster().then(setToaster)
      }),
    [],
  )

  useEffect(() => {
    if (!toaster || !notice || !place.current) return
    const handleClose = () => {
      held.current = { pointer: false, focus: false }
      if (place.current?.contains(document.activeElement)) cameFrom.current?.focus()
    }
    toaster.show(notice, place.current.offsetWidth, handleClose)
  }, [toaster, notice])

  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") toaster?.dismiss()
    }
    document.addEventListener("keydown", handleKey)
    return () => document.removeEventListener("keydown", handleKey)
  }, [toaster])

  const hold = (by: "pointer" | "focus", isHeld: boolean) => {
    held.current[by] = isHeld
    if (held.current.pointer || held.current.focus) toaster?.pause()
    else toaster?.play()
  }
  const handlePointer = ({ pointerType, type }: PointerEvent) => {
    if (pointerType === "mouse") hold("pointer", type === "pointerenter")
  }
  const handleFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
    }
    hold("focus", true)
  }
  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent) =>
    hold("focus", currentTarget.contains(relatedTarget))

  const words = { label, close }
  return (
    <Place
      ref={place}
      onPointerEnter={handlePointer}
      onPointerLeave={handlePointer}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <div role="status" aria-live="polite">
        {toaster && <toaster.Toaster urgency="polite" {...words} />}
      </div>
      <div role="alert" aria-live="assertive">
        {toaster && <toaster.Toaster urgency="assertive" {...words} />}
      </div>
    </Place>
  )
}

const Place = styled.div`
  position: fixed;
  z-index: ${layer.notification};
  inset-block-end: ${space.m};
  inset-inline-end: ${space.m};
  width: min(26rem, 100% - 2 * ${space.m});

  ${print} {
    display: none;
  }
`

export const fragment = graphql`
  fragment Notifications on Notifications {
    label
    close
    notAvailable {
      title
      description
    }
  }
`
