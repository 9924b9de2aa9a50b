declare module "gatsby-plugin-sharp" {
  /** The data of an image for gatsby-plugin-image. Its files are written after the queries. */
  export function generateImageData(options: {
    file: object
    args: object
    pathPrefix: string
    reporter: object
    cache: object
  }): Promise<unknown>
}
