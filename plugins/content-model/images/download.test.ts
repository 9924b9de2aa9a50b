/** @jest-environment node */
import type { RequestListener } from "node:http"
import sharp from "sharp"
import { downloadImage } from "./download"
import { startImageServer } from "../testing/imageServer"

let host: Awaited<ReturnType<typeof startImageServer>>
let png: Buffer
beforeAll(async () => {
  host = await startImageServer()
  png = await painted("png")
})
beforeEach(() => host.start())
afterAll(() => host.end())

const painted = (format: "png" | "jpeg" | "webp" | "avif") =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
    .toFormat(format)
    .toBuffer()

const url = "https://pictures.example/hen"

test.each([
  ["png", "png"],
  ["jpeg", "jpg"],
  ["webp", "webp"],
  ["avif", "avif"],
] as const)("a %s image is recognised by its bytes", async (format, extension) => {
  const bytes = await painted(format)
  host.answers[url] = (_, response) =>
    response.writeHead(200, { "Content-Type": "text/plain" }).end(bytes)
  expect(await downloadImage(url)).toEqual({ bytes, extension })
})

test("a redirect to another host is followed, with its query", async () => {
  host.answers[url] = redirect("//other.example/hen.png?size=2")
  host.answers["https://other.example/hen.png?size=2"] = png
  expect(await downloadImage(url)).toMatchObject({ bytes: png })
})

const redirect =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { Location: location }).end()
const status =
  (code: number): RequestListener =>
  (_, response) =>
    response.writeHead(code).end(png)
const send =
  (body: string | (() => Buffer)): RequestListener =>
  (_, response) =>
    response
      .writeHead(200, { "Content-Type": "image/png" })
      .end(typeof body === "string" ? body : body())

let isClosed: Promise<void>
const endless: RequestListener = (_, response) => {
  const more = () => {
    while (response.write(Buffer.alloc(65_536)));
  }
  isClosed = new Promise((resolve) => response.on("close", resolve))
  response.on("drain", more)
  more()
}
const breakOff: RequestListener = (_, response) => {
  response.writeHead(200, { "Content-Length": png.length })
  response.write(png.subarray(0, 40), () => response.destroy())
}
const notHttp: RequestListener = (_, response) => response.socket?.end("Hello!\r\n\r\n")

const noImage = "it is not a PNG, JPEG, WebP or AVIF image"
const notPublic = "it leads to an address that is not on the internet"

test.each<[what: string, answer: RequestListener, message: string]>([
  ["breaks off", breakOff, "the connection broke off"],
  ["does not speak HTTP", notHttp, "the connection failed (HPE_INVALID_CONSTANT)"],
  ["answers with 404", status(404), "its host answers with 404"],
  ["redirects without a location", status(302), "its host answers with 302"],
  ["sends a page", send("<!doctype html><p>Hello"), noImage],
  ["sends an SVG", send("<svg xmlns='http://www.w3.org/2000/svg'/>"), noImage],
  ["sends a GIF", send("GIF89a"), noImage],
  ["sends nothing", send(""), noImage],
  ["sends a video", send("\0\0\0\x18ftypmp42\0\0\0\0"), "it is damaged"],
  ["sends half an image", send(() => png.subarray(0, png.length / 2)), "it is damaged"],
  ["redirects in a circle", redirect("/hen"), "it redirects too often"],
  ["redirects to http", redirect("http://a.example/"), "it leads to an address without https"],
  ["redirects to a file", redirect("file:///etc/passwd"), "it leads to an address without https"],
  ["redirects to an invalid address", redirect("https://["), "it leads to an invalid address"],
  ["redirects to loopback", redirect("https://127.0.0.1/hen"), notPublic],
  ["redirects to loopback as a number", redirect("https://2130706433/hen"), notPublic],
  ["redirects to loopback by IPv6", redirect("https://[::1]/hen"), notPublic],
  ["redirects to IPv4 within IPv6", redirect("https://[::ffff:7f00:1]/"), notPublic],
  ["redirects to a private network", redirect("https://192.168.0.1/"), notPublic],
  ["redirects to a cloud's metadata", redirect("https://169.254.169.254/"), notPublic],
])("a host that %s: the error says why", async (_, answer, message) => {
  host.answers[url] = answer
  await expect(downloadImage(url)).rejects.toThrow(new Error(message))
})

test("a download that takes too long is aborted", async () => {
  host.answers[url] = (_, response) => response.write(".")
  await expect(downloadImage(url, 300)).rejects.toThrow("it took longer than 0.3 seconds")
})

test("a download that is too large is aborted, and the connection is closed", async () => {
  host.answers[url] = endless
  await expect(downloadImage(url)).rejects.toThrow("it is larger than 8 MB")
  await isClosed
})

test("a host that refuses the connection: the error says so", async () => {
  host.stop()
  await expect(downloadImage(url)).rejects.toThrow("its host refuses the connection")
})

test("a host name of this computer is refused without a request", async () => {
  delete process.env.TEST_IMAGE_HOST
  const before = host.asked.length
  await expect(downloadImage(`https://localhost:${host.port}/hen`)).rejects.toThrow(notPublic)
  expect(host.asked).toHaveLength(before)
})

test("a host that does not exist: the error says so", async () => {
  delete process.env.TEST_IMAGE_HOST
  await expect(downloadImage("https://pictures.invalid/hen")).rejects.toThrow(
    /no such host|cannot be found now/,
  )
})
