/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import { frameAttribute } from "../../../plugins/hosting/names/frame"
import { Embed } from "./Embed"
import { Embed as schema } from "./schema"

const address = "https://maps.example.com/embed?place=1"
const images = { fallback: { src: "/map.png" }, sources: [] }
const gatsbyImageData = { images, width: 16, height: 9, layout: "constrained" as const }
const picture = { description: "A map", focus: null, file: { gatsbyImageData } }
const heading = { title: "Find us", introduction: { blocks: [] } }

test("a press loads the frame of the provider and moves the focus there", () => {
  const words = { provider: "Maps", label: "Show the map" }
  render(<Embed {...heading} {...words} shows="map" picture={picture} address={address} />)
  const link = screen.getByRole("link", { name: "A map Show the map – Maps" })
  expect(link.getAttribute("href")).toBe(address)
  // plugins/hosting finds it by the first; the loader lets its press wait for React by the second.
  const names = [frameAttribute, "aria-haspopup"]
  expect(link.getAttributeNames()).toEqual(expect.arrayContaining(names))
  // The browser opens another tab.
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(screen.queryByTitle("Maps")).toBe(null)
  expect(fireEvent.click(link)).toBe(false)
  const frame = screen.getByTitle("Maps")
  expect(frame.getAttribute("src")).toBe(address)
  expect(document.activeElement).toBe(frame)
})

test.each([
  ["https://www.google.com/maps/embed?pb=1", true],
  ["https://www.google.co.in/maps/place/Hyderabad", false],
  ["https://www.youtube-nocookie.com/embed/abc", true],
  ["https://www.youtube.com/watch?v=abc", false],
  ["https://player.vimeo.com/video/1", true],
])("%s can be shown in a frame: %s", (text, isFramed) => {
  expect(schema.shape.address.safeParse(text).success).toBe(isFramed)
})
