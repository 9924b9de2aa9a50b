import { submitMessage } from "./submit"

const address = "https://forms.example.com/aim"
const service = { address, trap: "botcheck", mustBeTrue: "success" }
const answers = (text: string, status = 200) => ({
  ok: status < 400,
  json: async (): Promise<unknown> => JSON.parse(text),
})

test.each([
  ["the status 200 of one's own server", { address }, answers("<p>"), true],
  ["the status 503", { address }, answers("<p>", 503), false],
  ["success", service, answers('{"success":true}'), true],
  ["a failure with the status 200", service, answers('{"success":false}'), false],
  ["a word in place of true", service, answers('{"success":"no"}'), false],
  ["a page in place of JSON", service, answers("<p>"), false],
])("a message is sent or not: %s", async (_answer, delivery, answer, isSent) => {
  Object.assign(globalThis, { fetch: async () => answer })
  expect(await submitMessage(address, new FormData(), delivery)).toBe(isSent)
})

test("a message without an answer for 15 s is not sent", async () => {
  const timeout = jest.fn((timeMs: number) => AbortSignal.abort(new DOMException(`${timeMs}`)))
  Object.assign(AbortSignal, { timeout })
  const fetch = async (_: string, { signal }: RequestInit) => signal?.throwIfAborted()
  Object.assign(globalThis, { fetch })
  expect(await submitMessage(address, new FormData(), { address })).toBe(false)
  expect(timeout).toHaveBeenCalledWith(15_000)
})
