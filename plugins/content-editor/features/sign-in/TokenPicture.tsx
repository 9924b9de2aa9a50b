import styled from "styled-components"
import { colour, radius, space } from "../../ui/theme"

/** What the steps at the host look like: the filled-in form, and the new token. */
const drawings = {
  form: (
    <>
      <rect x="16" y="14" width="120" height="8" />
      <rect x="16" y="34" width="200" height="14" className="field" />
      <rect x="16" y="56" width="200" height="14" className="field" />
      <path d="m24 39 4 4 8-8M24 61l4 4 8-8" />
    </>
  ),
  token: (
    <>
      <rect x="16" y="14" width="96" height="20" rx="10" className="button" />
      <rect x="16" y="46" width="168" height="24" className="field" />
      <path d="M26 58h110" className="letters" />
      <path d="M196 50h14v16h-14zM200 50v-4h14v16h-4" />
    </>
  ),
}

export const TokenPicture = ({ of }: { of: keyof typeof drawings }) => (
  <Drawing viewBox="0 0 232 84" aria-hidden="true">
    {drawings[of]}
  </Drawing>
)

const Drawing = styled.svg`
  display: block;
  width: min(100%, 16rem);
  margin-block: ${space.s};
  border: 1px solid ${colour.line};
  border-radius: ${radius.small};
  background: ${colour.ground};
  fill: ${colour.muted};

  > path {
    fill: none;
    stroke: ${colour.success};
    stroke-width: 2.5;
  }

  > .letters {
    stroke: ${colour.muted};
    stroke-width: 5;
    stroke-dasharray: 5 4;
  }

  > .field {
    fill: ${colour.field};
    stroke: ${colour.control};
  }

  > .button {
    fill: ${colour.success};
  }
`
