/** @jest-environment jsdom */
import { pressName } from "./press"

document.body.innerHTML = `
  <header><a href="/about/">About</a></header>
  <main>
    <a href="/services/"><span>See  all</span></a>
    <button aria-label="Browse">B</button>
    <a href="tel:+914055501234">Call</a>
    <a href="mailto:a@b.example?body=private">Write</a>
    <a href="https://wa.me/914055501234?text=private">Chat</a>
    <a href="/price-list.pdf">Prices</a>
    <form><button>Send</button></form>
  </main>
  <footer><a href="tel:+91405550">Phone</a></footer>`

test.each([
  ["header a", undefined],
  ["span", "button: /x/ › See all"],
  ["main > button", "button: /x/ › Browse"],
  ["main [href^=tel]", "phone: /x/ › +914055501234"],
  ["[href^=mailto]", "e-mail: /x/"],
  ["[href*=wa]", "WhatsApp: /x/"],
  ["[href$=pdf]", "download: /x/ › price-list.pdf"],
  ["form button", undefined],
  ["footer a", "phone: /x/ › +91405550"],
])("a press on %s is the event %j", (selector, name) => {
  expect(pressName(document.querySelector(selector), "/x/")).toBe(name)
})
