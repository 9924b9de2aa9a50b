import { submitMessage } from "./submit"

const address = "https://forms.example.com/aim"
const answers = (body: string, status = 200) => ({ ok: status < 400, text: async () => body })

test.each([
  ["a good status and JSON", answers('{"success":true}'), true],
  ["the status 503", answers("", 503), false],
  ["a failure with the status 200", answers('{"success":false}'), false],
])("a message is sent or not: %s", async (_answer, answer, isSent) => {
  Object.assign(globalThis, { fetch: async () => answer })
  expect(await submitMessage(new FormData(), { address }, null)).toBe(isSent)
})

test("a message without an answer for 15 s is not sent", async () => {
  const timeout = jest.fn((timeMs: number) => AbortSignal.abort(new DOMException(`${timeMs}`)))
  Object.assign(AbortSignal, { timeout })
  const fetch = async (_: string, { signal }: RequestInit) => signal?.throwIfAborted()
  Object.assign(globalThis, { fetch })
  expect(await submitMessage(new FormData(), { address }, null)).toBe(false)
  expect(timeout).toHaveBeenCalledWith(15_000)
})
