import { useLayoutEffect, useRef } from "react"
import { toast, ToastContainer, type ToastOptions } from "react-toastify/unstyled"
import { CloseButton, Content, ToastStyles } from "./toastStyles"
import type { Notice } from "./notify"

const autoCloseMs = 5000
// The library dismisses above its threshold: 50 px dismisses, 49 px springs back.
const swipeThresholdPx = 49.5

/** The `aria-live` values of the two live regions. */
export const politenessLevels = ["polite", "assertive"] as const
type Politeness = (typeof politenessLevels)[number]

/** Replaces the notification that is shown. `width` is that of the notification, in CSS pixels. */
export function show(
  { title, description, tone, link }: Notice,
  width: number,
  onClose: () => void,
) {
  const options: ToastOptions = {
    containerId: (tone === "destructive" ? "assertive" : "polite") satisfies Politeness,
    type: tone === "destructive" ? "error" : "default",
    draggablePercent: (100 * swipeThresholdPx) / width,
    onClose,
  }
  toast.dismiss()
  toast(
    <Content>
      <strong>{title}</strong>
      {description && <span>{description}</span>}
      {link && (
        <a href={link.to} draggable={false}>
          {link.label}
        </a>
      )}
    </Content>,
    options,
  )
}

export const dismiss = () => toast.dismiss()
export const pause = () => toast.pause()
export const play = () => toast.play()

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
