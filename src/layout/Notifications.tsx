import { graphql } from "gatsby"
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react"
import styled from "styled-components"
import { connect, loadToaster, type Notice } from "../elements/notify"
import { layer, print, space } from "../theme/tokens"

type ToasterModule = NonNullable<Awaited<ReturnType<typeof loadToaster>>>

/** Has the browser itself say a notification, where the library does not come. */
const sayPlainly = ({ title, description }: Notice) =>
  window.alert([title, description].filter(Boolean).join("\n"))

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
      connect((latest) => {
        setNotice({ ...latest })
        void loadToaster().then((loaded) => (loaded ? setToaster(loaded) : sayPlainly(latest)))
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
  const handleFocus = ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
    }
    // A press of the mouse gives it the focus too, but unseen: it would stay for no visible reason.
    hold("focus", target.matches(":focus-visible"))
  }
  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent) =>
    hold("focus", currentTarget.contains(relatedTarget))

  // The library knows neither an abandoned drag nor that the pointer or the focus may still be here.
  const handlePointerCancel = ({ target, nativeEvent }: PointerEvent) =>
    target.dispatchEvent(new window.PointerEvent("pointerup", nativeEvent))
  const handlePointerUp = () => {
    if (held.current.pointer || held.current.focus) toaster?.pause()
  }

  return (
    <Place
      ref={place}
      aria-label={label}
      onPointerEnter={handlePointer}
      onPointerLeave={handlePointer}
      onPointerCancel={handlePointerCancel}
      onPointerUp={handlePointerUp}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <div role="status" aria-live="polite">
        {toaster && <toaster.Toaster urgency="polite" close={close} />}
      </div>
      <div role="alert" aria-live="assertive">
        {toaster && <toaster.Toaster urgency="assertive" close={close} />}
      </div>
    </Place>
  )
}

const Place = styled.section`
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
      ...Notice
    }
  }
`
