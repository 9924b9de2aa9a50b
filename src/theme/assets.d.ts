/** The address at which the built site serves the font. */
declare module "*.woff2" {
  const address: string
  export default address
}

declare module "*.css"
