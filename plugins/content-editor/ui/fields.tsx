import styled, { css } from "styled-components"
import { colour, radius, size, space, type } from "./theme"

const controlStyle = css`
  display: block;
  width: 100%;
  min-height: ${size.target};
  padding: ${space.s} ${space.m};
  border: 1px solid ${colour.control};
  border-radius: ${radius.small};
  background: ${colour.field};
  font: ${type.body};
  text-overflow: ellipsis;

  &[aria-invalid="true"] {
    border-color: ${colour.danger};
  }

  &::placeholder {
    color: ${colour.muted};
  }
`

export const Input = styled.input`
  ${controlStyle}
`

export const Select = styled.select`
  ${controlStyle}
`

/** Grows with its text, up to a part of the window; by its number of lines where `field-sizing` is unknown. */
export const TextArea = styled.textarea.attrs(({ value = "" }) => ({
  rows: Math.ceil(String(value).length / 50) + 1,
}))`
  ${controlStyle}
  min-height: 5.5rem;
  max-height: 50vh;
  resize: vertical;
  field-sizing: content;
`

/** An element in which a person writes words with a look. */
export const EditableArea = styled.div`
  ${controlStyle}
  min-height: 5.5rem;
  max-height: 50vh;
  overflow: auto;
  resize: vertical;
`

export const Label = styled.label`
  display: block;
  margin-bottom: ${space.xs};
  font: ${type.label};

  > :is(input, select, textarea) {
    margin-top: ${space.s};
  }
`

/** Marks a label. */
export const Optional = styled.span`
  color: ${colour.muted};
  font-weight: 400;
`

export const Hint = styled.p`
  margin-top: ${space.xs};
  color: ${colour.muted};
  font: ${type.small};
`

/** A problem at a field. */
export const FieldIssue = styled(Hint)<{ $isError: boolean }>`
  color: ${({ $isError }) => ($isError ? colour.danger : colour.warning)};
`
