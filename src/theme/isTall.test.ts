import { isTall } from "./isTall"

test.each([
  [
    ["te", "hi-IN", "pa-Arab", "zh-Hans-CN", "vi", "sr-Latn-x"],
    [true, true, true, true, true, false],
  ],
  [["en-IN", "de", "hi-Latn", "el", "sr", "", "en-"], Array(7).fill(false)],
])("the letters of %j are high: %j", (languages, expected) => {
  expect(languages.map(isTall)).toEqual(expected)
})
