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

declare module "gatsby-plugin-sharp/process-file" {
  /** Writes a picture in the sizes and formats of `transforms`. */
  export function processFile(
    file: string,
    transforms: { outputPath: string; args: object }[],
    options: { stripMetadata: boolean },
  ): Promise<unknown>
}
