type Key = Pick<KeyboardEvent, "key" | "code">

/** The Latin letter of a key. On a layout without Latin letters it is that at the same place of a QWERTY keyboard. */
export const letterOf = ({ key, code }: Key) =>
  (/^(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(key) && /^Key(.)$/.exec(code)?.[1].toLowerCase()) ||
  key.toLowerCase()

/** Whether a key belongs to an input method. Safari ends a composition before the key that ends it: the code tells. */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent) =>
  isComposing || keyCode === 229
