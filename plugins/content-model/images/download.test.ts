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

const painted = (kind: "png" | "jpeg" | "webp" | "avif") =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
    .toFormat(kind)
    .toBuffer()

const address = "https://pictures.example/hen"

test.each([
  ["png", "png"],
  ["jpeg", "jpg"],
  ["webp", "webp"],
  ["avif", "avif"],
] as const)("a picture of the kind %s is known by its bytes", async (kind, ending) => {
  const bytes = await painted(kind)
  host.answers[address] = (_, response) =>
    response.writeHead(200, { "Content-Type": "text/plain" }).end(bytes)
  expect(await downloadImage(address)).toEqual({ bytes, ending })
})

test("a redirect to another host is followed, with its query", async () => {
  host.answers[address] = to("//other.example/hen.png?size=2")
  host.answers["https://other.example/hen.png?size=2"] = png
  expect(await downloadImage(address)).toMatchObject({ bytes: png })
})

const to =
  (location: string, status = 302): RequestListener =>
  (_, response) =>
    response.writeHead(status, { Location: location }).end()
const says =
  (what: string | (() => Buffer)): RequestListener =>
  (_, response) =>
    response
      .writeHead(200, { "Content-Type": "image/png" })
      .end(typeof what === "string" ? what : what())

const silence: RequestListener = () => {}
const drip: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write("."), 10)
  response.on("close", () => clearInterval(timer))
}
let isLeft: Promise<void>
const endless: RequestListener = (_, response) => {
  const more = () => {
    while (response.write(Buffer.alloc(65_536)));
  }
  isLeft = new Promise((resolve) => response.on("close", resolve))
  response.on("drain", more)
  more()
}
const death: RequestListener = (_, response) => {
  response.writeHead(200, { "Content-Length": png.length })
  response.write(png.subarray(0, 40), () => response.destroy())
}
const noHttp: RequestListener = (_, response) => response.socket?.end("Hello!\r\n\r\n")

const faults: [what: string, answer: RequestListener, says: string][] = [
  ["never comes to an end", endless, "it is larger than 8 MB"],
  ["dies midway", death, "the connection broke off"],
  ["does not speak HTTP", noHttp, "the connection failed (HPE_INVALID_CONSTANT)"],
  ["answers with 404", (_, response) => response.writeHead(404).end(), "its host answers with 404"],
  [
    "answers with 500",
    (_, response) => response.writeHead(500).end(png),
    "its host answers with 500",
  ],
  ["sends a page", says("<!doctype html><p>Hello"), "it is no PNG, JPEG, WebP or AVIF picture"],
  [
    "sends an SVG",
    says("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    "it is no PNG, JPEG, WebP or AVIF picture",
  ],
  ["sends a GIF", says("GIF89a"), "it is no PNG, JPEG, WebP or AVIF picture"],
  ["sends nothing", says(""), "it is no PNG, JPEG, WebP or AVIF picture"],
  ["sends a film", says("\0\0\0\x18ftypmp42\0\0\0\0"), "it is damaged"],
  ["sends half a picture", says(() => png.subarray(0, png.length / 2)), "it is damaged"],
  ["leads in a circle", to("/hen"), "it leads from address to address"],
  ["leads to http", to("http://pictures.example/hen"), "it leads to an address without https"],
  ["leads to a file", to("file:///etc/passwd"), "it leads to an address without https"],
  [
    "leads to this computer",
    to("https://127.0.0.1/hen"),
    "it leads to an address that is not on the internet",
  ],
  [
    "leads to this computer, veiled",
    to("https://2130706433/hen"),
    "it leads to an address that is not on the internet",
  ],
  [
    "leads to this computer by IPv6",
    to("https://[::1]/hen"),
    "it leads to an address that is not on the internet",
  ],
  [
    "leads to it by IPv4 within IPv6",
    to("https://[::ffff:7f00:1]/"),
    "it leads to an address that is not on the internet",
  ],
  [
    "leads to a private network",
    to("https://192.168.0.1/"),
    "it leads to an address that is not on the internet",
  ],
  [
    "leads to a cloud's own service",
    to("https://169.254.169.254/"),
    "it leads to an address that is not on the internet",
  ],
  ["leads nowhere", to("https://["), "it leads to what is no address"],
  [
    "redirects without saying where",
    (_, response) => response.writeHead(302).end(),
    "its host answers with 302",
  ],
]

test.each(faults)("a host that %s is told in words", async (_, answer, reason) => {
  host.answers[address] = answer
  await expect(downloadImage(address)).rejects.toThrow(new Error(reason))
})

test.each([
  ["says nothing", silence],
  ["sends a byte now and then", drip],
])("a host that %s is not waited for", async (_, answer) => {
  host.answers[address] = answer
  await expect(downloadImage(address, 300)).rejects.toThrow("it took longer than 0.3 seconds")
})

test("a host that sends too much is left at once", async () => {
  host.answers[address] = endless
  await expect(downloadImage(address)).rejects.toThrow("larger")
  await isLeft
})

test("a host that refuses the connection is told in words", async () => {
  host.stop()
  await expect(downloadImage(address)).rejects.toThrow("its host refuses the connection")
})

test("a name that leads to this computer is refused before anybody is asked", async () => {
  delete process.env.TEST_IMAGE_HOST
  const before = host.asked.length
  await expect(downloadImage(`https://localhost:${host.port}/hen`)).rejects.toThrow(
    "not on the internet",
  )
  expect(host.asked).toHaveLength(before)
})

test("a host that does not exist is told in words", async () => {
  delete process.env.TEST_IMAGE_HOST
  await expect(downloadImage("https://pictures.invalid/hen")).rejects.toThrow(
    /no such host|cannot be found now/,
  )
})
