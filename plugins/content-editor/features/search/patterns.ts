const minDigits = 5 // fewer are also a year or a price

/** Words as a pattern that matches just them. */
export const escapeSigns = (words: string) => words.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")

/** Whether words are a telephone number. */
export const isNumber = (words: string) =>
  /^[+(\d][\d\s()./-]*$/.test(words) && digitsOf(words).length >= minDigits

/** The pattern of the digits of a number, with any signs between them. */
export const numberPattern = (words: string) => [...digitsOf(words)].join("[\\s()./-]{0,3}")

const digitsOf = (words: string) => words.replace(/\D/g, "")
