/**
 * Whether the letters of a language need higher lines than those of Latin, Cyrillic and Greek, without tracking.
 * Vietnamese letters do, with two signs above each other. In the editor's preview, the tag may be invalid.
 */
export function isTall(tag: string) {
  const [valid] = tag.match(/^[a-z]{2,3}(-[A-Z][a-z]{3})?\b/) || ["en"]
  return !/^(?!vi).*-(Latn|Cyrl|Grek)/.test(String(new Intl.Locale(valid).maximize()))
}
