import { graphql } from "gatsby"
import styled from "styled-components"
import { Columns, Heading, space, type } from "../../theme"

/** Ingredients beside numbered steps. */
export const Recipe = ({ title, ingredients, steps }: Queries.RecipeFragment) => (
  <Ground>
    <Columns>
      <Heading>
        <h2>{title}</h2>
        <ul>
          {ingredients.map((ingredient) => (
            <li key={ingredient}>{ingredient}</li>
          ))}
        </ul>
      </Heading>
      <Steps role="list">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </Columns>
  </Ground>
)

const Ground = styled.div`
  border-block: 2px solid var(--line);
  background: var(--card);
`

const Steps = styled.ol`
  display: grid;
  gap: ${space.l};
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 36rem);
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    color: var(--brandInk);
    font: ${type.title};
  }
`

export const fragment = graphql`
  fragment Recipe on Recipe {
    title
    ingredients
    steps
  }
`
