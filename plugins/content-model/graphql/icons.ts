import nodes from "lucide-static/icon-nodes.json"

type Attributes = Record<string, string | number>

const icons = new Map(Object.entries(nodes as unknown as Record<string, [string, Attributes][]>))

/** Every name that content may give as an `icon`: all of lucide's, see lucide.dev/icons. */
export const iconNames = [...icons.keys()].toSorted()

/**
 * The strokes of an icon as SVG path data, on lucide's grid of 24 by 24 units.
 * @throws where lucide has no icon or shape of that name; the content report has said so before.
 */
export function iconPaths(name: string) {
  const shapes = icons.get(name)
  if (!shapes) throw new Error(`lucide has no icon named "${name}"`)
  return { name, paths: shapes.map(([shape, attributes]) => pathOf(shape, attributes)) }
}

// The page then needs one kind of element and no inner HTML. The libraries that were tried turn a
// rounded rectangle's corners into something that is not an arc.
function pathOf(shape: string, attributes: Attributes) {
  const n = (key: string, otherwise = 0) => Number(attributes[key] ?? otherwise)
  switch (shape) {
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
      throw new Error(`no path is known for the shape "${shape}"`)
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
