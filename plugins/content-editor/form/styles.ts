import styled, { css } from "styled-components"

// These parts are shown inside Decap's forms and use its colours.
const colours = {
  border: "#dfdfe3",
  text: "#313d3e",
  muted: "#5d626f",
  focus: "#3a69c7",
  error: "#b3001e",
  warning: "#7a4d00",
}

const inputStyle = css`
  box-sizing: border-box;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 2px solid ${colours.border};
  border-radius: 5px;
  background: #fff;
  color: ${colours.text};
  font: inherit;
  font-size: 0.9375rem;
  line-height: 1.5;

  &:focus-visible {
    border-color: ${colours.focus};
    outline: 1px solid ${colours.focus};
  }

  &[aria-invalid="true"] {
    border-color: ${colours.error};
  }
`

export const Input = styled.input`
  ${inputStyle}
`

/** Grows with its text. */
export const TextArea = styled.textarea`
  ${inputStyle}
  min-height: 5.5rem;
  resize: vertical;
  field-sizing: content;
`

export const Button = styled.button.attrs({ type: "button" })`
  min-height: 2.25rem;
  padding: 0 0.75rem;
  border: 0;
  border-radius: 5px;
  background: #e4e7ec;
  color: ${colours.text};
  font: inherit;
  font-size: 0.875rem;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: #d3d8e0;
  }

  &:focus-visible {
    outline: 2px solid ${colours.focus};
    outline-offset: 2px;
  }

  &:disabled {
    opacity: 0.45;
    cursor: default;
  }
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
`

export const Stack = styled.div`
  display: grid;
  gap: 1rem;
`

export const Group = styled.div`
  display: grid;
  gap: 1rem;
  padding: 1rem;
  border: 2px solid ${colours.border};
  border-radius: 5px;
  background: #fff;
`

export const Label = styled.label`
  display: block;
  margin-bottom: 0.25rem;
  color: ${colours.muted};
  font-size: 0.8125rem;
  font-weight: 600;
`

export const Hint = styled.p`
  margin: 0.25rem 0 0;
  color: ${colours.muted};
  font-size: 0.75rem;
`

export const IssueMessage = styled.p<{ $isError: boolean }>`
  margin: 0.375rem 0 0;
  color: ${({ $isError }) => ($isError ? colours.error : colours.warning)};
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`
