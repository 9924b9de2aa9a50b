/** How many bytes at the beginning of a file tell its type. */
export const headBytes = 65_536

/** Why a file is refused by its first bytes, if it is. */
export function refusal(bytes: BufferSource, { name, type }: Pick<File, "name" | "type">) {
  const head = new TextDecoder("latin1").decode(bytes)
  if (type.startsWith("image/svg") || /\.svgz?$/i.test(name)) return "pictures.svg"
  if (/^.{4}ftyp(?!avi)(?!.{0,40}avi)/s.test(head)) return "pictures.heic"
  const isAnimated = /^(GIF8|RIFF.{4}WEBP.*ANIM|.PNG.*acTL|.{4}ftypavis)/s.test(head)
  return isAnimated ? "pictures.animated" : undefined
}
