import { acceptsMessage } from "./answers"

const own = { address: "https://forms.example.com/aim" }
const netlify = { address: "/thank-you/", mustBeTrue: null }
const service = { ...own, mustBeTrue: "success" }

test.each(
  [
    ["", "OK", "Thank you <3", "{}", '{"success":true}', '{"ok":"true","errors":[]}', '{"id":7}'],
    [
      '{"status":"success","code":0,"error":null}',
      "[]",
      '{"message":"It says \\"success\\":false"}',
      '{"result":"success"}',
      '{"status":200,"error":false}',
      '{"error":"none","consent":false}',
      '{"status":"mail_sent","invalid_fields":[]}',
      "No problem",
    ],
  ].flat(),
)("%j with the status 200 accepts a message", (body) =>
  expect(acceptsMessage(body, own)).toBe(true),
)

test.each(
  [
    [
      "<!doctype html><p>Thanks",
      "\n<html>",
      "null",
      "false",
      "Error: limit",
      '{"success":false}',
      '{"ok":0}',
    ],
    ['{"success":"false"}', '{"success":null}', '{"error":"limit"}', '{"errors":[{"code":1}]}'],
    [
      '{"status":"error"}',
      '{"result":"failure"}',
      '{"status":422}',
      '{"success":true,"error":"x"}',
      '{"status":"mail_failed"}',
      '{"status":false}',
      '{"mail_sent":false}',
      '{"success":"0"}',
      '{"errorMessage":"x"}',
      '"error"',
      "Forbidden",
    ],
  ].flat(),
)("%j with the status 200 refuses a message", (body) =>
  expect(acceptsMessage(body, own)).toBe(false),
)

test("a service's own word decides; a path of the site answers with a page", () => {
  const bodies = ['{"success":true}', '{"success":"true"}', '{"ok":true}', "<p>", ""]
  expect(bodies.map((body) => acceptsMessage(body, service))).toEqual([
    true,
    ...Array(4).fill(false),
  ])
  expect(acceptsMessage("<p>", netlify)).toBe(true)
})
