import { useId, useState } from "react"
import styled from "styled-components"
import { Symbol } from "../components/Symbol"
import { colour, radius, size, space } from "../components/theme"
import { text } from "../words"

const icons = {
  desktop: "monitor",
  tablet: "tablet",
  phone: "smartphone",
  light: "sun",
  dark: "moon",
} as const

/** The value and the radio buttons of a choice that the browser remembers. */
export function useChoice<Id extends keyof typeof icons>(ids: readonly Id[], initial: Id) {
  const key = `editor preview ${ids.join()}`
  const [value, setValue] = useState(
    () => ids.find((id) => id === localStorage.getItem(key)) ?? initial,
  )
  const name = useId()
  const choose = (id: Id) => {
    localStorage.setItem(key, id)
    setValue(id)
  }
  const radios = ids.map((id) => (
    <label key={id} title={text(`preview.${id}`)}>
      <input
        type="radio"
        name={name}
        aria-label={text(`preview.${id}`)}
        checked={id === value}
        onChange={() => choose(id)}
      />
      <Symbol name={icons[id]} />
    </label>
  ))
  return [value, radios] as const
}

/** The bar above the page. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
  padding: ${space.s};
  border-bottom: 1px solid ${colour.line};
  background: ${colour.panel};

  > select {
    flex: 1 0 8rem;
    width: auto;
    max-width: 12rem;
    margin-inline-end: auto;
  }

  > fieldset {
    display: flex;
    margin: 0;
    padding: 0;
    border: 1px solid ${colour.line};
    border-radius: ${radius.medium};
  }

  label {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: ${size.target};
    min-height: ${size.target};
    border-radius: ${radius.medium};

    &:has(:checked) {
      background: ${colour.selected};
    }
  }

  /* Covers its label. */
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: ${radius.medium};
    appearance: none;
    cursor: pointer;
  }

  @container (max-width: 30rem) {
    > select {
      flex-basis: 100%;
      max-width: none;
    }
  }
`
