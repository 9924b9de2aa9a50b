import { useLayoutEffect, useRef } from "react"
import { toast, ToastContainer, type ToastOptions } from "react-toastify/unstyled"
import styled, { keyframes } from "styled-components"
import {
  colour,
  depth,
  duration,
  forcedColours,
  motion,
  radius,
  size,
  space,
  type,
} from "../../theme/tokens"
import type { Notice } from "./notify"

const autoCloseMs = 5000 // ms
// A swipe of 50 px dismisses, one of 49 px springs back: the library asks for more than its limit.
const swipeThresholdPx = 49.5 // px

/** The two live regions, by how urgently a screen reader speaks them. */
export const politenessLevels = ["polite", "assertive"] as const
type Politeness = (typeof politenessLevels)[number]

/** Shows a notice that is `width` CSS pixels wide, and nothing else. */
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

/** Where notices of one urgency appear. F8 moves the focus to the one that is shown. */
export function Toaster({ politeness: urgency, close }: Props) {
  const closeButton = ({ closeToast }: { closeToast: (reason: true) => void }) => (
    <CloseButton type="button" aria-label={close} title={close} onClick={() => closeToast(true)} />
  )
  const container = useRef<HTMLDivElement>(null)
  // The region around this one was on the page before the notice, so it is the one that speaks.
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

const slideIn = keyframes`
  from {
    opacity: 0;
    transform: translateY(1rem);
  }
`

const countdown = keyframes`
  to {
    transform: scaleX(0);
  }
`

const ToastStyles = styled.div`
  .Toastify__toast {
    position: relative;
    display: flex;
    flex-wrap: wrap-reverse;
    align-items: start;
    justify-content: end;
    gap: ${space.s};
    overflow: hidden auto;
    max-height: calc(100dvh - 2 * ${space.m});
    padding: ${space.m};
    padding-inline-start: ${space.l};
    border: 1px solid ${colour.line};
    border-inline-start: 0.375rem solid ${colour.brand};
    border-radius: ${radius.small};
    background: ${colour.card};
    box-shadow: ${depth.high};
    touch-action: pan-y;
    /* Else a second drag takes the selected words along. */
    user-select: none;
    -webkit-user-select: none;

    ${motion} {
      animation: ${slideIn} ${duration.normal} ease-out;
    }
  }

  .Toastify__toast--error {
    border-inline-start-color: ${colour.danger};
  }

  .Toastify__toast[data-in="false"] {
    display: none;
  }

  /* The library closes the notice when this animation ends, also where it is not to be seen. */
  .Toastify__progress-bar {
    position: absolute;
    inset: auto 0 0;
    height: 3px;
    background: currentcolor;
    opacity: 0.25;
    transform-origin: left;
    animation: ${countdown} linear forwards;
  }

  @media (prefers-reduced-motion: reduce) {
    .Toastify__progress-bar {
      opacity: 0;
    }
  }
`

const Content = styled.div`
  display: grid;
  flex: 1 1 10rem;
  gap: 0.25rem;
  min-width: 0;
  overflow-wrap: anywhere;
  font: ${type.small};

  > strong {
    color: ${colour.ink};
    font: ${type.label};
  }

  > a {
    display: inline-flex;
    justify-self: start;
    align-items: center;
    min-height: ${size.target};
    color: ${colour.brandInk};
    font: ${type.label};
  }
`

const CloseButton = styled.button`
  flex: none;
  position: relative;
  width: ${size.target};
  height: ${size.target};
  margin: calc(-1 * ${space.xs});
  border: 0;
  border-radius: ${radius.full};
  background: none;
  color: ${colour.ink};
  cursor: pointer;

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: calc(50% - 1px) 30%;
    background: currentcolor;
    rotate: 45deg;

    ${forcedColours} {
      background: ButtonText;
    }
  }

  &::after {
    rotate: -45deg;
  }

  &:hover {
    background: ${colour.mist};
  }
`
