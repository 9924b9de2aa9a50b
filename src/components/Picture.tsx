import type { IGatsbyImageData } from "gatsby-plugin-image"
import styled from "styled-components"
import { colour, space, type } from "../theme/tokens"

/** Its focus stays in view where the picture is cropped. */
type Props = Queries.PictureDetailsFragment & {
  file: { gatsbyImageData: IGatsbyImageData }
  /** In place of the query's `sizes`. */
  sizes?: string
  /** Loads eagerly and with high priority: for the page's main picture. */
  priority?: boolean
  className?: string
}

/**
 * Renders the data of gatsby-plugin-image. Its own component would add react-dom/server to the
 * browser's script. Browsers without AVIF get WebP.
 */
export function Picture({ file, description, focus, priority = false, ...props }: Props) {
  const { images, width, height, backgroundColor } = file.gatsbyImageData
  const sizes = props.sizes || images.fallback?.sizes
  return (
    <picture>
      {images.sources?.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <Image
        {...images.fallback}
        sizes={sizes}
        alt={description || ""}
        width={width}
        height={height}
        $background={backgroundColor}
        $focus={focus}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        className={props.className}
      />
    </picture>
  )
}

const Image = styled.img<{ $background?: string; $focus: Props["focus"] }>`
  position: relative;
  width: 100%;
  background: ${({ $background }) => $background};
  object-fit: cover;
  ${({ $focus }) => $focus && `object-position: ${$focus.x}% ${$focus.y}%;`}

  /* Shows the description if the image fails to load. Screen readers read it already. */
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
