import type { IGatsbyImageData } from "gatsby-plugin-image"
import styled from "styled-components"
import { colour, space, type } from "../theme/tokens"

type Props = {
  file: { gatsbyImageData: IGatsbyImageData }
  description: string | null
  /** The page's main picture: loaded at once, before the others. */
  priority?: boolean
  className?: string
}

// The library's own component brings react-dom/server into the browser; its data does not. What
// knows neither AVIF nor WebP gets one picture of a middle size.
export function Picture({ file, description, priority = false, className }: Props) {
  const { images, width, height, backgroundColor } = file.gatsbyImageData
  return (
    <picture>
      {images.sources?.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <Image
        src={images.fallback?.src}
        alt={description ?? ""}
        width={width}
        height={height}
        $background={backgroundColor}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        className={className}
      />
    </picture>
  )
}

const Image = styled.img<{ $background?: string }>`
  position: relative;
  width: 100%;
  background: ${({ $background }) => $background};
  object-fit: cover;

  /* Only a picture that does not come has it. Its description is spoken already. */
  &::after {
    content: attr(alt) / "";
    position: absolute;
    inset: 0;
    display: grid;
    align-content: center;
    padding: ${space.l};
    background: ${colour.mist};
    color: ${colour.ink};
    font: ${type.small};
    text-align: center;
  }
`
