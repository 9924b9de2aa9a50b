import { icons as meteorIcons } from "@iconify-json/meteor-icons/icons.json"
import nodes from "lucide-static/icon-nodes.json"

type Attributes = Record<string, string | number>
type Element = [name: string, attributes: Attributes]

// lucide has no marks of companies. Meteor Icons draws them in the same style, on the same grid.
const marks = {
  "brand-linkedin": meteorIcons.linkedin,
  "brand-instagram": meteorIcons.instagram,
  "brand-youtube": meteorIcons.youtube,
  "brand-facebook": meteorIcons.facebook,
  "brand-x": meteorIcons.x,
  "brand-whatsapp": meteorIcons.whatsapp,
  "brand-telegram": meteorIcons.telegram,
}

const icons = new Map([
  ...Object.entries(nodes as unknown as Record<string, Element[]>),
  ...Object.entries(marks).map(([name, { body }]) => [name, parseElements(body)] as const),
])

/** The names of the marks of networks. */
export const markNames = Object.keys(marks)

/** The names of all icons: those of lucide, see lucide.dev/icons, and the marks of networks. */
export const iconNames = [...icons.keys()].toSorted()

/**
 * An icon as SVG path data, on a grid of 24 by 24 units.
 * @throws {Error} if there is no icon of that name.
 */
export function iconPaths(name: string) {
  const elements = icons.get(name)
  if (!elements) throw new Error(`there is no icon named "${name}"`)
  return { name, paths: elements.map(([element, attributes]) => pathOf(element, attributes)) }
}

/** The empty elements of an SVG. A group only sets the style, which ours replaces. */
function parseElements(svg: string) {
  return [...svg.matchAll(/<(\w+) ([^<>]*)\/>/g)].map(([, name, attributes]): Element => [
    name,
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, ...pair]) => pair)),
  ])
}

// With paths alone, the page needs only one kind of element and no inner HTML. The libraries for this
// that we tried do not convert the corners of a rounded rectangle to arcs.
function pathOf(element: string, attributes: Attributes) {
  const n = (key: string, fallback = 0) => Number(attributes[key] ?? fallback)
  switch (element) {
    case "path":
      return String(attributes.d)
    case "line":
      return `M${n("x1")} ${n("y1")}L${n("x2")} ${n("y2")}`
    case "polyline":
      return `M${attributes.points}`
    case "polygon":
      return `M${attributes.points}z`
    case "circle":
      return ellipse(n("cx"), n("cy"), n("r"), n("r"))
    case "ellipse":
      return ellipse(n("cx"), n("cy"), n("rx"), n("ry"))
    case "rect":
      return roundedRectangle(n("x"), n("y"), n("width"), n("height"), n("rx", n("ry")))
    default:
      throw new Error(`the SVG element "${element}" cannot be converted to a path`)
  }
}

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function roundedRectangle(x: number, y: number, width: number, height: number, radius: number) {
  const r = Math.min(radius, width / 2, height / 2)
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "")
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
}
