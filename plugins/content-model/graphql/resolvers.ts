import { themeColours, themeColourNames, itemColours, type ItemColours } from "./colours"
import { iconPaths } from "./icons"

type FieldResolver = {
  /** The name of the GraphQL type. */
  type: string
  /** @throws where the value is not what the model asks for. */
  resolve(value: unknown): unknown
}

/** The shapes that the site receives as more than what is written, and what is made of each. */
export const resolvers: Record<string, FieldResolver> = {
  Colour: { type: "Colour", resolve: itemColours },
  IconName: { type: "Icon", resolve: iconPaths },
  Palette: { type: "Palette", resolve: themeColours },
}

/** What is made, in GraphQL. */
export const resolvedTypes = `
  type Tones { ${(["fill", "onFill", "ink", "wash"] satisfies (keyof ItemColours)[]).join(": String! ")}: String! }
  type Colour { light: Tones! dark: Tones! }
  type Icon { name: String! paths: [String!]! }
  type Scheme { ${themeColourNames.join(": String! ")}: String! }
  type Palette { light: Scheme! dark: Scheme! }
`
