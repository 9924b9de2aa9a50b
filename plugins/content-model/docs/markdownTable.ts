import type { FieldSchema } from "../model/fieldMeta"

/** A name as code in Markdown. */
export const code = (name: string) => `\`${name}\``

/** Joins the texts that are not empty. */
export const join = (separator: string, ...texts: (string | undefined)[]) =>
  texts.filter(Boolean).join(separator)

/** A table in Markdown. */
export const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n")

const maxSide = 16 // of a ratio in small numbers
const tolerance = 0.01 // widths and heights of pictures are rounded

/** The ratio and the size of a picture in words, such as `4:3, at least 1600 × 1200 pixels`. */
export function shapeOf({ minSize, isTurnable }: FieldSchema) {
  if (!minSize) return ""
  const [width, height] = minSize
  const size = `at least ${width} × ${height} pixels`
  if (isTurnable) return `upright or not, ${size} or ${height} × ${width}`
  for (let below = 1; below <= maxSide; below++) {
    const beside = Math.round((width / height) * below)
    if (Math.abs(beside / below - width / height) < tolerance) return `${beside}:${below}, ${size}`
  }
  return size
}
