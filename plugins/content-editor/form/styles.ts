import styled, { css } from "styled-components"

// The editor's own look is Decap's; these parts sit in its forms and follow its colours.
const colours = {
  line: "#dfdfe3",
  ink: "#313d3e",
  quiet: "#5d626f",
  active: "#3a69c7",
  wrong: "#b3001e",
  doubt: "#7a4d00",
}

const inputStyle = css`
  box-sizing: border-box;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 2px solid ${colours.line};
  border-radius: 5px;
  background: #fff;
  color: ${colours.ink};
  font: inherit;
  font-size: 0.9375rem;
  line-height: 1.5;

  &:focus-visible {
    border-color: ${colours.active};
    outline: 1px solid ${colours.active};
  }

  &[aria-invalid="true"] {
    border-color: ${colours.wrong};
  }
`

export const Input = styled.input`
  ${inputStyle}
`

/** As high as its text. */
export const TextArea = styled.textarea`
  ${inputStyle}
  min-height: 5.5rem;
  resize: vertical;
  field-sizing: content;
`

export const Button = styled.button`
  min-height: 2.25rem;
  padding: 0 0.75rem;
  border: 0;
  border-radius: 5px;
  background: #e4e7ec;
  color: ${colours.ink};
  font: inherit;
  font-size: 0.875rem;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: #d3d8e0;
  }

  &:focus-visible {
    outline: 2px solid ${colours.active};
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
  border: 2px solid ${colours.line};
  border-radius: 5px;
  background: #fff;
`

export const Label = styled.label`
  display: block;
  margin-bottom: 0.25rem;
  color: ${colours.quiet};
  font-size: 0.8125rem;
  font-weight: 600;
`

export const Hint = styled.p`
  margin: 0.25rem 0 0;
  color: ${colours.quiet};
  font-size: 0.75rem;
`

export const IssueMessage = styled.p<{ $isError: boolean }>`
  margin: 0.375rem 0 0;
  color: ${({ $isError }) => ($isError ? colours.wrong : colours.doubt)};
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`
