import { testImage } from "../testing/testImage"
import { downloadImage } from "./download"

// Of a public computer. An address needs no look-up.
const url = "https://8.8.8.8/hen"
let answers: Record<string, () => Response>
beforeEach(() => {
  answers = {}
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(
      async (address) => answers[String(address)]?.() ?? new Response("", { status: 404 }),
    )
})

const redirectTo = (location: string) =>
  (answers[url] = () => new Response("", { status: 302, headers: { location } }))

test.each(["png", "jpeg", "webp", "avif"] as const)(
  "a %s is known by its bytes",
  async (format) => {
    const bytes = await testImage().toFormat(format).toBuffer()
    redirectTo("//[2606:4700:4700::1111]/hen.txt?size=2")
    answers["https://[2606:4700:4700::1111]/hen.txt?size=2"] = () =>
      new Response(new Uint8Array(bytes))
    const extension = format === "jpeg" ? "jpg" : format
    expect(await downloadImage(url)).toEqual({ bytes, extension })
  },
)

test.each([
  ["it redirects too often", "/hen"],
  ["its host answers with 404", "/none"],
  ["its address does not begin with https", "http://a.example/"],
  ["its address is not valid", "https://["],
  ["its host is not on the internet", "https://[::1]/hen"],
  ["its host is not on the internet", "https://[::ffff:7f00:1]/"],
  ["its host is not on the internet", "https://192.168.0.1/"],
  ["its host is not on the internet", "https://localhost/"],
  ["it is not a PNG, JPEG, WebP or AVIF image", "<!doctype html><p>Hello"],
  ["it is damaged", "\0\0\0\x18ftypmp42\0\0\0\0"],
  ["it is larger than 8 MB", "x".repeat(8_000_001)],
])("of a wrong redirect or answer is said: %s", async (message, answer) => {
  answers[url] = () => new Response(answer)
  if (/^(http|\/)/.test(answer)) redirectTo(answer)
  await expect(downloadImage(url)).rejects.toThrow(new Error(message))
})

test("a download that takes too long is refused", async () => {
  jest.mocked(fetch).mockImplementation((_, { signal } = {}) => {
    return new Promise((_done, fail) => {
      signal?.addEventListener("abort", () => fail(signal.reason))
    })
  })
  await expect(downloadImage(url, 100)).rejects.toThrow("it took longer than 0.1 seconds")
})
