/** @jest-environment node */
import { readFileSync } from "node:fs"
import type { OutgoingHttpHeaders, RequestListener } from "node:http"
import { startImageServer } from "../testing/imageServer"
import { testImage } from "../testing/testImage"
import { downloadImage } from "./download"
import { fixtureContent } from "../testing/fixtureSite"

let host: Awaited<ReturnType<typeof startImageServer>>
beforeAll(async () => void (host = await startImageServer()))
beforeEach(() => host.start())
afterAll(() => host.end())

const url = "https://pictures.example/hen"
const png = readFileSync(`${fixtureContent}/images/lost.png`)

const reply =
  (status: number, headers: OutgoingHttpHeaders, body?: string | Buffer): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body)
const send = (body: string | Buffer) => reply(200, { "Content-Type": "image/png" }, body)
const redirect = (location: string) => reply(302, { Location: location })

test.each([
  ["png", testImage()],
  ["jpg", testImage().jpeg()],
  ["webp", testImage().webp()],
  ["avif", testImage().avif()],
])("a %s is recognised by its bytes", async (extension, image) => {
  const bytes = await image.toBuffer()
  host.responses[url] = reply(200, { "Content-Type": "text/plain" }, bytes)
  expect(await downloadImage(url)).toEqual({ bytes, extension })
})

test("a redirect to another host is followed, with its query", async () => {
  host.responses[url] = redirect("//other.example/hen.png?size=2")
  host.responses["https://other.example/hen.png?size=2"] = png
  const { bytes } = await downloadImage(url)
  expect(bytes.equals(png)).toBe(true)
})

const breakOff: RequestListener = (_, response) => {
  response.writeHead(200, { "Content-Length": png.length })
  response.write(png.subarray(0, 40), () => response.destroy())
}

const noImage = "it is not a PNG, JPEG, WebP or AVIF image"
const noHttps = "its address does not begin with https"
const notPublic = "its host is not on the internet"

test.each<[what: string, response: RequestListener, message: string]>([
  ["a connection that breaks off", breakOff, "the connection broke off"],
  ["the status 404", reply(404, {}, png), "its host answers with 404"],
  ["a redirect without a location", reply(302, {}), "its host answers with 302"],
  ["a page", send("<!doctype html><p>Hello"), noImage],
  ["an empty body", send(""), noImage],
  ["a video", send("\0\0\0\x18ftypmp42\0\0\0\0"), "it is damaged"],
  ["half an image", send(png.subarray(0, png.length / 2)), "it is damaged"],
  ["a redirect in a circle", redirect("/hen"), "it redirects too often"],
  ["a redirect to http", redirect("http://a.example/"), noHttps],
  ["a redirect to a file", redirect("file:///etc/passwd"), noHttps],
  ["a redirect to an invalid address", redirect("https://["), "its address is not valid"],
  ["a redirect to loopback by IPv6", redirect("https://[::1]/hen"), notPublic],
  ["a redirect to IPv4 within IPv6", redirect("https://[::ffff:7f00:1]/"), notPublic],
  ["a redirect to a private network", redirect("https://192.168.0.1/"), notPublic],
])("%s is an error", async (_, response, message) => {
  host.responses[url] = response
  await expect(downloadImage(url)).rejects.toThrow(new Error(message))
})

test("a download that takes too long is aborted", async () => {
  host.responses[url] = (_, response) => response.write(".")
  await expect(downloadImage(url, 300)).rejects.toThrow("it took longer than 0.3 seconds")
})

test("a download that is too large is aborted, and the connection is closed", async () => {
  const closed = new Promise((resolve) => {
    host.responses[url] = (_, response) => {
      const sendMore = () => {
        while (response.write(Buffer.alloc(65_536)));
      }
      response.on("close", resolve).on("drain", sendMore)
      sendMore()
    }
  })
  await expect(downloadImage(url)).rejects.toThrow("it is larger than 8 MB")
  await closed
})

test("a host name of this computer is refused without a request", async () => {
  delete process.env.TEST_IMAGE_HOST
  await expect(downloadImage("https://localhost/hen")).rejects.toThrow(notPublic)
})
