import { speak } from "./words"

/** The tags of the files `words.<tag>.json` in this folder, with a space between them. */
declare const editorLanguages: string

const key = "editor language"

/** The tags of the languages besides English. */
export const otherLanguages = editorLanguages ? editorLanguages.split(" ") : []

/** Lets the editor speak the language that the person has chosen in this browser; else English. */
export async function loadLanguage() {
  const tag = localStorage.getItem(key) ?? ""
  if (!otherLanguages.includes(tag)) return
  speak(tag, await (await fetch(`words.${tag}.json`)).json())
  document.documentElement.lang = tag
}

/** Opens the editor anew in another language. */
export function chooseLanguage(tag: string) {
  localStorage.setItem(key, tag)
  location.reload()
}
