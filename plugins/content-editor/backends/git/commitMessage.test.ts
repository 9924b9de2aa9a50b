import { fullMessage, messageOf } from "./commitMessage"

const long = `Home page: ${"Heading, ".repeat(100)}Text`

test.each([
  ["Boldness: Title", "Boldness: Title"],
  ["A: new\nB: deleted\n", "2 changes to the content\n\n- A: new\n- B: deleted"],
  [long, `${long.slice(0, 63)} …\n\n- ${long}`],
])("%j becomes a short line, and below an empty one the rest", (summary, message) => {
  expect(fullMessage(messageOf(summary))).toBe(message)
  expect(message.split("\n")[0].length).toBeLessThanOrEqual(72)
})
