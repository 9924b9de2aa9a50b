import { parse } from "jsonc-parser"
import { code, table } from "./markdown"
import { pageName } from "./parts"
import type { Limits, Story } from "./story"
import type { Weight } from "./visits"

const kinds = ["html", "css", "script", "font", "picture", "other"] as const
const heads = {
  html: "HTML",
  css: "CSS",
  script: "script",
  font: "fonts",
  picture: "pictures",
  other: "other",
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** `31.2 → 32.0 (+0.8) of 40.0`, where there is a limit; one number where nothing has changed. */
function step(
  before: number | undefined,
  after: number | undefined,
  limit: number | undefined,
  write = kilobytes,
) {
  if (before === undefined || after === undefined) return write(after ?? before ?? 0)
  if (write(before) === write(after)) return write(after)
  const change = `${after > before ? "+" : "−"}${write(Math.abs(after - before))}`
  const most = limit === undefined ? "" : ` of ${write(limit)}`
  return `${write(before)} → ${write(after)} (${change})${most}`
}

const whole = (number: number) => number.toLocaleString("en")

/** What the pages weigh that were looked at, by day, and the limits that were changed. */
export function weightEntries({ sights = [], limits }: Story) {
  const seen = sights.filter(({ scheme }) => scheme === "light")
  const has = (kind: (typeof kinds)[number]) =>
    seen.some(({ weights }) => (weights.before?.[kind] ?? 0) + (weights.after?.[kind] ?? 0) > 0)
  const shown = kinds.filter(has)
  const rows = seen.map(({ address, width, weights: { before, after } }) => {
    const cell = (kind: keyof Weight, write?: typeof kilobytes) =>
      step(before?.[kind], after?.[kind], limits[`firstView › ${address} › ${kind}`]?.after, write)
    return [
      `${pageName(address)}, ${width} px`,
      ...shown.map((kind) => cell(kind)),
      cell("requests", whole),
      cell("nodes", whole),
    ]
  })
  const columns = ["Page, in kB", ...shown.map((kind) => heads[kind]), "requests", "elements"]
  const raised = Object.entries(limits)
    .filter(([, { before, after }]) => before !== undefined && before !== after)
    .map(([name, { before, after }]) => {
      const [old, now] = [before, after].map((limit) => limit?.toLocaleString("en") ?? "none")
      return [`- Limit ${code(name)} in budgets.json: ${old} → ${now}.`]
    })
  if (rows.length === 0) return raised
  return [[...table(columns, rows), ""], ...raised]
}

/** Reads the numbers of two budgets files, each by the names that lead to it. */
export function limitsIn(before: string | undefined, after: string | undefined): Limits {
  const [old, now] = [numbersIn(before), numbersIn(after)]
  const names = Object.keys({ ...old, ...now })
  return Object.fromEntries(names.map((name) => [name, { before: old[name], after: now[name] }]))
}

function numbersIn(text?: string) {
  const numbers: Record<string, number> = {}
  const visit = (value: unknown, names: string[]) => {
    if (typeof value === "number") numbers[names.join(" › ")] = value
    else if (typeof value === "object" && value !== null)
      for (const [name, below] of Object.entries(value)) visit(below, [...names, name])
  }
  if (text !== undefined) visit(parse(text), [])
  return numbers
}
