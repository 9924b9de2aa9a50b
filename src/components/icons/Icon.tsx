import styled from "styled-components"

/** A line icon in the colour and size of the surrounding text. */
export function Icon({ paths, className }: { paths: readonly string[]; className?: string }) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </Svg>
  )
}

const Svg = styled.svg`
  flex: none;
  width: 1.5em;
  height: 1.5em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`
