import { expect } from "@playwright/test"
import { isDeepStrictEqual } from "node:util"
import { isAlive, visit } from "./browsing"
import { contact } from "./support/content"
import { expectNoNotice, notice } from "./notices"
import { fails, sendButton, takes, test, wordsIn, write, type Message } from "./postbox"

const { sent, failed } = contact.form

/** Numbers from 0 to 1 that look like chance and are the same in each run. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

const another = (number: number): Message => ({
  name: `Asha ${number} O’Rao & “Sons”`,
  email: `asha+${number}@example.com`,
  message: `Message ${number} – हैदराबाद 🥚\n\n${"a=b&c%20d<p>+;\n".repeat(number % 50)}End.`,
})

// A record of so many steps would take longer than they do.
test.use({ trace: "off", contextOptions: { reducedMotion: "reduce" } })

test("100 tries lose no word and send no message twice", async ({ page, postbox }) => {
  test.setTimeout(90_000)
  const random = seeded(20261121)
  const off = "nothing, being off"
  const nothing = { name: "", email: "", message: "" }
  const answers = [...Object.keys(takes), ...Object.keys(fails), off]
  const written: Message[] = []
  const counts = { delivered: 0, failed: 0, returns: 0, lost: 0, twice: 0 }

  await visit(page, "/contact/")
  for (let attempt = 0; attempt < 100; attempt++) {
    if (written.length === counts.delivered) {
      written.push(another(written.length))
      await write(page, written[written.length - 1])
    }
    // The first tries meet every answer there is.
    const kind = answers[attempt] ?? answers[Math.floor(random() * answers.length)]
    postbox.answer = takes[kind] ?? fails[kind]
    if (kind === off) await postbox.close()
    await sendButton(page).press("Enter")
    await expect(notice(page), kind).toContainText(kind in takes ? sent.title : failed.title)
    if (kind === off) await postbox.reopen()
    await page.keyboard.press("Escape")
    await expectNoNotice(page)
    counts[kind in takes ? "delivered" : "failed"]++
    if (random() < 0.1) {
      counts.returns++
      await page.reload()
      await isAlive(page)
    }
    const words = kind in takes ? nothing : written[written.length - 1]
    if (!isDeepStrictEqual(await wordsIn(page), words)) counts.lost++
  }

  const arrived = new Set<string>()
  for (const { mark, isTaken } of postbox.posts) {
    if (arrived.has(mark)) counts.twice++
    if (isTaken) arrived.add(mark)
  }
  console.log(`100 tries: ${JSON.stringify(counts)}, ${postbox.posts.length} posts`)
  expect(counts).toMatchObject({ lost: 0, twice: 0 })
  expect(arrived.size).toBe(counts.delivered)
  // Also those that ask again carry the very words, and a mark belongs to one message.
  const received = new Map(postbox.posts.map((post) => [post.mark, post.words]))
  const whole = written.slice(0, received.size).map((words) => ({ ...words, website: "" }))
  expect([...received.values()]).toEqual(whole)
})
