/** The letters and signs of a text that have a width: no combining ones, nor marks of the editor's preview. */
export const countLetters = (text: string) => text.replace(/[\p{M}\p{C}]/gu, "").length
