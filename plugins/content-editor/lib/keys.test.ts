import { isOfInputMethod, letterOf } from "./keys"

test.each([
  ["s", "KeyS", "s"],
  ["S", "KeyS", "s"],
  ["ы", "KeyS", "s"], // Russian
  ["س", "KeyS", "s"], // Arabic
  ["z", "KeyY", "z"], // German
  ["ö", "KeyO", "ö"],
  ["े", "KeyS", "s"], // Hindi
  [";", "KeyZ", ";"], // Dvorak
  [",", "KeyM", ","], // French
  ["Enter", "Enter", "enter"],
])("%s at %s is %s", (key, code, letter) => expect(letterOf({ key, code })).toBe(letter))

test("Enter that ends a composition belongs to the input method, also in Safari", () => {
  const keys = [{ isComposing: true }, { keyCode: 229 }, { isComposing: false, keyCode: 13 }]
  expect(keys.map((key) => isOfInputMethod(Object(key)))).toEqual([true, true, false])
})
