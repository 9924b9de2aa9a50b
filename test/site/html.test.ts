/** @jest-environment node */
import { HtmlValidate } from "html-validate/node"
import { readHtmlPages } from "../../scripts/lib/files"

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  // Firefox would restore the hidden id of a message, although the HTML standard has no such value.
  rules: { "valid-autocomplete": "off" },
})

test.each(readHtmlPages("public"))("the HTML of $path is valid", async ({ html }) => {
  const { results } = await validator.validateString(html)
  expect(results.flatMap(({ messages }) => messages)).toEqual([])
})
