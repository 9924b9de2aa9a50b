import { graphql } from "gatsby"
import { useEffect, useRef, useState } from "react"
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
export function Notifications({ label, close, hotkey }: Queries.NotificationsFragment) {
  const region = useRef<HTMLElement>(null)
  const [toaster, setToaster] = useState<ToasterModule>()
  const [notice, setNotice] = useState<Notice>()

  useEffect(
    () =>
      connect((latest) => {
        setNotice({ ...latest })
        void loadToaster().then((loaded) => (loaded ? setToaster(loaded) : alertFallback(latest)))
      }),
    [],
  )
  useEffect(
    () => (region.current ? toaster?.handleRegionEvents(region.current) : undefined),
    [toaster],
  )
  useEffect(() => {
    if (notice && region.current) toaster?.show(notice, region.current, hotkey)
  }, [toaster, notice, hotkey])

  return (
    <Region ref={region} aria-label={label}>
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
    hotkey
    notAvailable {
      ...Notice
    }
  }
`
