import { useLayoutEffect, useRef } from "react"
import { toast, ToastContainer, type ToastOptions } from "react-toastify/unstyled"
import { CloseButton } from "../CloseButton"
import { VisuallyHidden } from "../VisuallyHidden"
import type { Notice } from "./notify"
import { returnFocus } from "./regionEvents"
import { Content, ToastStyles } from "./toastStyles"

export { handleRegionEvents } from "./regionEvents"

const autoCloseMs = 5000

// The library dismisses above its threshold: 50 px dismisses, 49 px springs back.
const swipeThresholdPx = 49.5

/** The `aria-live` values of the two live regions. */
type Politeness = "polite" | "assertive"

/** Replaces the notification that is shown. Its width is that of the region. */
export function show(
  { title, description, tone, link, action }: Notice,
  region: HTMLElement,
  hotkey: string,
) {
  const options: ToastOptions = {
    containerId: (tone === "destructive" ? "assertive" : "polite") satisfies Politeness,
    type: tone === "destructive" ? "error" : "default",
    draggablePercent: (100 * swipeThresholdPx) / region.offsetWidth,
    onClose: () => returnFocus(region),
  }
  const handleAction = () => {
    action?.run()
    toast.dismiss()
  }
  toast.dismiss()
  toast(
    // As a function: an element would get attributes of the library.
    () => (
      <Content>
        <strong>{title}</strong>
        {description && <span>{description}</span>}
        {link && (
          <a href={link.to} draggable={false}>
            {link.label}
          </a>
        )}
        {action && (
          <button type="button" onClick={handleAction}>
            {action.label}
          </button>
        )}
        {(link ?? action) && <VisuallyHidden>{hotkey}</VisuallyHidden>}
      </Content>
    ),
    options,
  )
}

type Props = { politeness: Politeness; close: string }

/** The container of one live region. F8 moves the focus to its notification. */
export function Toaster({ politeness: urgency, close }: Props) {
  const closeButton = ({ closeToast }: { closeToast: (reason: true) => void }) => (
    <CloseButton type="button" aria-label={close} title={close} onClick={() => closeToast(true)} />
  )
  const container = useRef<HTMLDivElement>(null)
  // The outer live region existed before the notification, so only that one may announce it.
  useLayoutEffect(() => {
    const section = container.current?.querySelector("section")
    section?.removeAttribute("aria-live")
    section?.removeAttribute("aria-label")
  }, [])
  return (
    <ToastStyles ref={container}>
      <ToastContainer
        containerId={urgency}
        autoClose={autoCloseMs}
        closeButton={closeButton}
        draggable
        hideProgressBar
        hotKeys={(event) => event.key === "F8"}
        icon={false}
        pauseOnFocusLoss={false}
        pauseOnHover={false}
        role="group"
        transition={false}
      />
    </ToastStyles>
  )
}
