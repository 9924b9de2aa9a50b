declare module "subset-font" {
  type Axis = number | { min: number; max: number }
  type Options = {
    targetFormat: "truetype" | "woff2"
    variationAxes?: Record<string, Axis>
    noLayoutClosure?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
