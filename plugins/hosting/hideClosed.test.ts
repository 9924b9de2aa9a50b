/** @jest-environment jsdom */
import { closedAttribute } from "./names/period"
import { hideClosedScript } from "./hideClosed"

const page = (attributes: string) =>
  `<html><body><aside ${attributes} class="a">Text</aside></body></html>`

const announced = page('data-announcement="abc1" data-until="1000"')

function closedBy(html: string, isOnOtherDay = false) {
  document.documentElement.removeAttribute(closedAttribute)
  const [, script = ""] =
    /^<script>(.*)<\/script>$/.exec(hideClosedScript(html, isOnOtherDay)) ?? []
  expect(script.length).toBeLessThanOrEqual(130)
  const element = document.createElement("script")
  element.textContent = script
  document.head.append(element)
  return document.documentElement.getAttribute(closedAttribute)
}

test("an announcement that is over is hidden", () => {
  expect(closedBy(announced)).toBe("abc1")
  expect(closedBy(announced, true)).toBe(null)
  jest.spyOn(Date, "now").mockReturnValue(999)
  expect(closedBy(announced)).toBe(null)
  // The visitor has closed it.
  localStorage.setItem("closed:abc1", "1")
  expect(closedBy(page('data-announcement="abc1"'))).toBe("abc1")
  localStorage.clear()
})

test("a page without an announcement has no script", () => {
  expect(hideClosedScript(page(""), false)).toBe("")
})
