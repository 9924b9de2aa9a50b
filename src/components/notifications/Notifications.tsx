import { graphql } from "gatsby"
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react"
import styled from "styled-components"
import { connect, loadToaster, type Notice } from "./notify"
import { layer, print, space } from "../../theme/tokens"

type ToasterModule = NonNullable<Awaited<ReturnType<typeof loadToaster>>>

/** Shows a notification with `alert` if the library fails to load. */
const alertFallback = ({ title, description }: Notice) =>
  window.alert([title, description].filter(Boolean).join("\n"))

/**
 * The live regions in which notifications appear. The regions are in the built HTML; the library
 * that fills them loads with the first notification.
 */
export function Notifications({ label, close }: Queries.NotificationsFragment) {
  const region = useRef<HTMLDivElement>(null)
  const [toaster, setToaster] = useState<ToasterModule>()
  const [notice, setNotice] = useState<Notice>()
  const returnFocusTo = useRef<HTMLElement>(null)
  const pausedBy = useRef({ pointer: false, focus: false })

  useEffect(
    () =>
      connect((latest) => {
        setNotice({ ...latest })
        void loadToaster().then((loaded) => (loaded ? setToaster(loaded) : alertFallback(latest)))
      }),
    [],
  )

  useEffect(() => {
    if (!toaster || !notice || !region.current) return
    const handleClose = () => {
      pausedBy.current = { pointer: false, focus: false }
      if (region.current?.contains(document.activeElement)) returnFocusTo.current?.focus()
    }
    toaster.show(notice, region.current.offsetWidth, handleClose)
  }, [toaster, notice])

  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") toaster?.dismiss()
    }
    document.addEventListener("keydown", handleKey)
    return () => document.removeEventListener("keydown", handleKey)
  }, [toaster])

  const setPaused = (by: "pointer" | "focus", isPaused: boolean) => {
    pausedBy.current[by] = isPaused
    if (pausedBy.current.pointer || pausedBy.current.focus) toaster?.pause()
    else toaster?.play()
  }
  const handlePointer = ({ pointerType, type }: PointerEvent) => {
    if (pointerType === "mouse") setPaused("pointer", type === "pointerenter")
  }
  const handleFocus = ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) {
      returnFocusTo.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
    }
    // Only a visible focus pauses: a mouse press also focuses, but shows no focus ring.
    setPaused("focus", target.matches(":focus-visible"))
  }
  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent) =>
    setPaused("focus", currentTarget.contains(relatedTarget))

  // The library resumes after a drag even if the drag was cancelled or pointer or focus remain.
  const handlePointerCancel = ({ target, nativeEvent }: PointerEvent) =>
    target.dispatchEvent(new window.PointerEvent("pointerup", nativeEvent))
  const handlePointerUp = () => {
    if (pausedBy.current.pointer || pausedBy.current.focus) toaster?.pause()
  }

  return (
    <Region
      ref={region}
      aria-label={label}
      onPointerEnter={handlePointer}
      onPointerLeave={handlePointer}
      onPointerCancel={handlePointerCancel}
      onPointerUp={handlePointerUp}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <div role="status" aria-live="polite">
        {toaster && <toaster.Toaster politeness="polite" close={close} />}
      </div>
      <div role="alert" aria-live="assertive">
        {toaster && <toaster.Toaster politeness="assertive" close={close} />}
      </div>
    </Region>
  )
}

const Region = styled.section`
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
