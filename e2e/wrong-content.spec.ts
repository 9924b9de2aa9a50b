import { expect, test } from "@playwright/test"
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { build, copySite, removeSite } from "./builds"

type Mistake = {
  what: string
  file: string
  find: string | RegExp
  put: string
  /** What the report must say: the place of the mistake, and what to do. */
  says: (string | RegExp)[]
}

const poultry = "services/poultry-trading.json"

const mistakes: Mistake[] = [
  {
    what: "a JSON syntax error",
    file: "pages/contact.json",
    find: /,\n {2}"header"/,
    put: '\n  "header"',
    says: [/content\/pages\/contact\.json:4:\d+/, /a comma is missing/],
  },
  {
    what: "a missing required text",
    file: "pages/about.json",
    find: /"title": "Built by Visionaries",\s*/,
    put: "",
    says: [/content\/pages\/about\.json:\d+:\d+/, /Heading \(title\): is missing\. Write a text/],
  },
  {
    what: "an empty text",
    file: "values/ambition.json",
    find: '"title": "Ambition"',
    put: '"title": ""',
    says: [/content\/values\/ambition\.json:\d+:\d+/, /Title \(title\): is empty\. Write a text/],
  },
  {
    what: "an unknown key",
    file: "values/connection.json",
    find: '"icon"',
    put: '"colur": "#0e4d43",\n  "icon"',
    says: [/content\/values\/connection\.json:\d+:\d+/, /colur.*is not a field here.*colour/],
  },
  {
    what: "a wrong type",
    file: "values/excellence.json",
    find: /"position": \d+/,
    put: '"position": "four"',
    says: [/content\/values\/excellence\.json:\d+:\d+/, /must be a whole number.*it is a text/],
  },
  {
    what: "a colour that is no colour",
    file: "values/innovation.json",
    find: /"#[\da-f]{6}"/,
    put: '"orange"',
    says: [/content\/values\/innovation\.json:\d+:\d+/, /"orange" is not a colour: write "#"/],
  },
  {
    what: "an icon that does not exist",
    file: "services/ecommerce-fashion.json",
    find: /"icon": "[^"]+"/,
    put: '"icon": "shoping-bag"',
    says: [/content\/services\/ecommerce-fashion\.json:\d+:\d+/, /"shoping-bag".*lucide\.dev/],
  },
  {
    what: "a picture file that does not exist",
    file: "pages/home.json",
    find: '"images/hero.png"',
    put: '"images/heroe.png"',
    says: [
      /content\/pages\/home\.json:\d+:\d+/,
      /"images\/heroe\.png" does not exist\. Put it into/,
    ],
  },
  {
    what: "two services with the same id",
    file: poultry,
    find: /"id": "[^"]+"/,
    put: '"id": "founder-investor-connect"',
    says: [
      /content\/services\/poultry-trading\.json:\d+:\d+/,
      /"founder-investor-connect" is the id of content\/services\/founder-investor-connect\.json/,
    ],
  },
]

function make({ file, find, put }: Mistake, folder: string) {
  const path = join(folder, "content", file)
  const before = readFileSync(path, "utf8")
  const after = before.replace(find, put)
  expect(after, `${file} with the mistake in it`).not.toBe(before)
  writeFileSync(path, after)
}

/** Every file of a folder with its time and content. */
const stateOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .toSorted()
    .map((name) => {
      const { mtimeMs, size } = statSync(join(folder, name))
      const isFolder = statSync(join(folder, name)).isDirectory()
      return [name, mtimeMs, size, isFolder || readFileSync(join(folder, name), "base64")]
    })

/** Builds a copy in which something is wrong; what the build said. */
async function refusal(folder: string) {
  const before = stateOf(join(folder, "public"))
  const { code, output } = await build(folder)
  expect(code, output).toBeGreaterThan(0)
  expect(output).not.toContain("    at ")
  expect(output).toContain("Nothing was built.")
  expect(stateOf(join(folder, "public"))).toEqual(before)
  return output
}

test.describe("wrong content", () => {
  test.describe.configure({ mode: "default" })
  let folder: string

  test.beforeAll(() => {
    folder = copySite()
    mkdirSync(join(folder, "public/about"), { recursive: true })
    for (const name of ["index.html", "about/index.html", "404.html", "_headers"])
      cpSync(join("public", name), join(folder, "public", name))
  })
  test.afterAll(() => removeSite(folder))
  test.beforeEach(() => {
    rmSync(join(folder, "content"), { recursive: true })
    cpSync("content", join(folder, "content"), { recursive: true })
  })

  for (const mistake of mistakes)
    test(`${mistake.what} stops the build, in words`, async () => {
      make(mistake, folder)
      const output = await refusal(folder)
      for (const words of mistake.says) expect(output).toMatch(words)
      expect(output).toContain("1 problem in content/")
    })

  test("all mistakes are told at once", async () => {
    for (const mistake of mistakes) make(mistake, folder)
    const output = await refusal(folder)
    for (const words of mistakes.flatMap(({ says }) => says)) expect(output).toMatch(words)
    expect(output).toContain(`${mistakes.length} problems in content/`)
  })
})
