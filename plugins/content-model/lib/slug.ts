const letters: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" }

/** A title as small letters, digits and hyphens; empty if it has none of them. */
export const slugOf = (title: string, maxLength = Infinity) =>
  title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]/g, (character) => letters[character] ?? "-")
    .replace(/-+/g, "-")
    .replace(/^-/, "")
    .slice(0, maxLength)
    .replace(/-$/, "")
