import { graphql } from "gatsby"
import { HeadedSection } from "../../components/containers/Aside"
import { PictureCard } from "../../components/containers/PictureCard"
import { Rows } from "../../components/containers/Rows"

export function Cards({ entries, ...heading }: Queries.CardsFragment) {
  const count = entries.length
  const pictures = entries.flatMap(({ picture }) => picture?.file.gatsbyImageData ?? [])
  // One shape for all, and no upright picture loses its top and bottom.
  const isUpright = pictures.some(({ width, height }) => width <= height)
  return (
    <HeadedSection {...heading} isAside={count === 2 && pictures.length === 0}>
      <Rows $count={count} $most={[3, count === 5 && pictures.length > 0 ? 5 : 4]}>
        {entries.map((entry, index) => (
          <PictureCard key={index} {...entry} isUpright={isUpright} isBeside={count === 2} />
        ))}
      </Rows>
    </HeadedSection>
  )
}

export const fragment = graphql`
  fragment Cards on Cards {
    title
    introduction {
      ...Markdown
    }
    entries {
      icon {
        paths
      }
      picture {
        ...CardPicture
      }
      detail
      title
      text {
        ...Markdown
      }
      to
    }
  }
`
