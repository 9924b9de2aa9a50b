/** @jest-environment jsdom */
import { closedAttribute } from "./names/period"
import { insertHideClosed } from "./hideClosed"

const page = (attributes: string) =>
  `<html><head><title></title></head><body><aside ${attributes} class="a">Text</aside></body></html>`

const announced = page('data-announcement="abc1" data-until="1000"')

function closedBy(html: string) {
  document.documentElement.removeAttribute(closedAttribute)
  const [, script = ""] = /<script>(.*)<\/script><\/head>/.exec(html) ?? []
  expect(script.length).toBeLessThanOrEqual(130)
  const element = document.createElement("script")
  element.textContent = script
  document.head.append(element)
  return document.documentElement.getAttribute(closedAttribute)
}

test("an announcement that is over is hidden", () => {
  expect(closedBy(insertHideClosed(announced))).toBe("abc1")
  expect(closedBy(insertHideClosed(announced, true))).toBe(null)
  jest.spyOn(Date, "now").mockReturnValue(999)
  expect(closedBy(insertHideClosed(announced))).toBe(null)
  // The visitor has closed it.
  localStorage.setItem("closed:abc1", "1")
  expect(closedBy(insertHideClosed(page('data-announcement="abc1"')))).toBe("abc1")
  localStorage.clear()
})

test("the page of an earlier build has the script once, and none without an announcement", () => {
  const once = insertHideClosed(announced)
  expect(insertHideClosed(once)).toBe(once)
  const bare = once.replace(/<aside.*<\/aside>/, "")
  expect(insertHideClosed(bare)).toBe(announced.replace(/<aside.*<\/aside>/, ""))
})
