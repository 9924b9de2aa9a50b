import { startImageServer } from "../testing/imageServer"
import { testImage } from "../testing/testImage"
import { downloadImage } from "./download"

let host: Awaited<ReturnType<typeof startImageServer>>
beforeAll(async () => void (host = await startImageServer()))
afterAll(() => host.end())

const url = "https://pictures.example/hen"
const redirectTo = (location: string) =>
  void (host.responses[url] = (_, response) => response.writeHead(302, { location }).end())

test.each(["png", "jpeg", "webp", "avif"] as const)(
  "a %s is known by its bytes",
  async (format) => {
    const bytes = await testImage().toFormat(format).toBuffer()
    redirectTo("//other.example/hen.txt?size=2")
    host.responses["https://other.example/hen.txt?size=2"] = bytes
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
  ["it is not a PNG, JPEG, WebP or AVIF image", "<!doctype html><p>Hello"],
  ["it is damaged", "\0\0\0\x18ftypmp42\0\0\0\0"],
  ["it is larger than 8 MB", "x".repeat(8_000_001)],
])("of a wrong redirect or answer is said: %s", async (message, answer) => {
  host.responses[url] = Buffer.from(answer)
  if (/^(http|\/)/.test(answer)) redirectTo(answer)
  await expect(downloadImage(url)).rejects.toThrow(new Error(message))
})

test("a download that takes too long and a name of this computer are refused", async () => {
  host.responses[url] = (_, response) => response.write(".")
  await expect(downloadImage(url, 100)).rejects.toThrow("it took longer than 0.1 seconds")
  delete process.env.TEST_IMAGE_HOST
  await expect(downloadImage("https://localhost/")).rejects.toThrow("not on the internet")
})
