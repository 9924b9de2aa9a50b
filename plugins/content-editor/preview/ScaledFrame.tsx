import { useState, type ComponentProps } from "react"
import styled from "styled-components"
import { colour, depth } from "../components/theme"

type Props = ComponentProps<"iframe"> & {
  title: string
  /** The width of the page in CSS pixels. */
  widthPx: number
  scheme: "light" | "dark"
}

/** A frame of a real width, scaled down where there is less space. */
export function ScaledFrame({ widthPx, scheme, ...props }: Props) {
  const [space, setSpace] = useState({ width: widthPx, height: 0 })
  const scale = Math.min(1, space.width / widthPx)

  const observe = (stage: HTMLElement | null) => {
    if (!stage) return undefined
    const observer = new ResizeObserver(() =>
      setSpace({ width: stage.clientWidth, height: stage.clientHeight }),
    )
    observer.observe(stage)
    return () => observer.disconnect()
  }

  return (
    <Stage ref={observe}>
      <Frame
        {...props}
        style={{
          width: widthPx,
          height: space.height / scale,
          left: Math.max(0, (space.width - widthPx) / 2),
          transform: `scale(${scale})`,
          // The page in the frame reads this as the visitor's preference.
          colorScheme: scheme,
        }}
      />
    </Stage>
  )
}

const Stage = styled.div`
  position: relative;
  min-height: 0;
  overflow: hidden;
  background: ${colour.ground};
`

const Frame = styled.iframe`
  position: absolute;
  top: 0;
  border: 0;
  background: ${colour.panel};
  box-shadow: ${depth.high};
  transform-origin: 0 0;
`
