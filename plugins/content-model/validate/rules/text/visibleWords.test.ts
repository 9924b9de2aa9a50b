/** @jest-environment node */
import { readDocument } from "../../../testing/readDocument"
import { visibleWordIssues } from "./visibleWords"

/** The issues of a contact item, given its content and its destination. */
const check = (contact: string) => {
  const [content, to] = contact.split(" → ")
  return visibleWordIssues(
    readDocument("contact-info/phone.json", `content: "${content} "`, `to: "${to}"`),
  )
}

test.each([
  "+91 40 5550 1234 → tel:+914055501234",
  "040 5550 1234 → tel:+91-40-5550-1234",
  "+49 (0)30 123456 → tel:+4930123456",
  "1800 123 456 or 040 5550 1234 → tel:+914055501234",
  "Hello@aim.big → mailto:hello%40aim.big",
  "Hello@aim.big → mailto:hello@aim.big?subject=Eggs",
  "Call us → tel:+914055501234",
  "+91 40 5550 1234 → /contact/",
  "+91 40 5550 1234 → mailto:hello@aim.big",
  "40, Mill Road → tel:+914055501234",
])("%s is no contradiction", (contact) => expect(check(contact)).toEqual([]))

test("the name of the link on the logo may have more words, and other capitals", () =>
  expect(
    visibleWordIssues(readDocument("site.json", 'navigation.home: "Start of AIM FOR BIG"')),
  ).toEqual([]))
