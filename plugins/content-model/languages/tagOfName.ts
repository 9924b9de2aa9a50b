const letters = "abcdefghijklmnopqrstuvwxyz"
const tags = [...letters].flatMap((first) => [...letters].map((second) => first + second))

/** The tag of a language, such as `te`, from its name in itself or in English; undefined if no language has it. */
export function tagOfName(name: string) {
  const nameIn = (tag: string, language: string) =>
    new Intl.DisplayNames([language], { type: "language", fallback: "none" }).of(tag)
  const isNamed = (one?: string) => one?.toLowerCase() === name.trim().toLowerCase()
  return tags.find((tag) => isNamed(nameIn(tag, "en")) || isNamed(nameIn(tag, tag)))
}
