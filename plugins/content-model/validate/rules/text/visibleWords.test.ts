/** @jest-environment node */
import { readDocument, testIssues } from "../../../testing/readDocument"
import { visibleWordIssues } from "./visibleWords"

/** The issues of a contact item, given its content and its destination. */
const check = (contact: string) => {
  const [content, to] = contact.split(" → ")
  return visibleWordIssues(
    readDocument("contact-info/phone.json", `content: "${content} "`, `to: "${to}"`),
  )
}

const other = "7:9 warning other-destination Destination (to): leads to"

testIssues(check, {
  "+91 40 9999 0000 → tel:+914055501234": `${other} "+914055501234", but visitors read "+91 40 9999 0000". Write "tel:+914099990000", or correct what they read.`,
  "Call 040/99990000 → tel:+1-000-555-0199": `${other} "+1-000-555-0199", but visitors read "040/99990000". Correct one of the two.`,
  "+91 98765 05678 → https://wa.me/919876505679": `${other} "919876505679", but visitors read "+91 98765 05678". Write "https://wa.me/919876505678", or correct what they read.`,
  "sales@aim.big → mailto:hello@aim.big?subject=Eggs": `${other} "hello@aim.big", but visitors read "sales@aim.big". Write "mailto:sales@aim.big", or correct what they read.`,
})

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

testIssues((change) => visibleWordIssues(readDocument("site.json", change)), {
  'name: "Big Birds"':
    '36:13 warning label-without-name Name of the link on the logo, for screen readers (home): does not contain the brand name that is shown there, so people who speak to their device cannot choose this link. Write "Big Birds, home page" in your language.',
})

test("the name of the link on the logo may have more words, and other capitals", () =>
  expect(
    visibleWordIssues(readDocument("site.json", 'navigation.home: "Start of AIM FOR BIG"')),
  ).toEqual([]))
