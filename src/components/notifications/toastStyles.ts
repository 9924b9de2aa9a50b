import styled, { keyframes } from "styled-components"
import { colour, depth, duration, motion, radius, size, space, type } from "../../theme/tokens"

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

export const ToastStyles = styled.div`
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
    /* Otherwise a second drag would drag the selected text. */
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

  /* The library closes the notification when this animation ends, even if it is invisible. */
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

export const Content = styled.div`
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

  > a,
  > button {
    display: inline-flex;
    justify-self: start;
    align-items: center;
    min-height: ${size.target};
    padding: 0;
    border: 0;
    background: none;
    color: ${colour.brandInk};
    font: ${type.label};
    text-decoration: underline;
    cursor: pointer;
  }
`
