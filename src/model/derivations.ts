import { palette, schemeColours, tones, type Tones } from "./colour"
import { icon } from "./icons"

type Derivation = {
  /** The name of the GraphQL type. */
  type: string
  /** @throws where the value is not what the model asks for. */
  make(value: unknown): unknown
}

/** The shapes that the site receives as more than what is written, and what is made of each. */
export const derivations: Record<string, Derivation> = {
  Colour: { type: "Colour", make: tones },
  IconName: { type: "Icon", make: icon },
  Palette: { type: "Palette", make: palette },
}

/** What is made, in GraphQL. */
export const derivedTypes = `
  type Tones { ${(["fill", "onFill", "ink", "wash"] satisfies (keyof Tones)[]).join(": String! ")}: String! }
  type Colour { light: Tones! dark: Tones! }
  type Icon { name: String! paths: [String!]! }
  type Scheme { ${schemeColours.join(": String! ")}: String! }
  type Palette { light: Scheme! dark: Scheme! }
`
