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

test("a text that GitHub would refuse for its length ends with its last whole line", () => {
  const { body } = messageOf("🥚 Eggs: Title\n".repeat(5000))
  expect(body.length).toBeLessThanOrEqual(65_536)
  expect(body).toMatch(/\n- 🥚 Eggs: Title\n…$/)
})
