import { render, screen, within } from "@testing-library/react"
import { readdirSync, readFileSync } from "node:fs"
import { PreviewPage } from "../../plugins/content-editor/preview/PreviewPage"
import { createQueryRunner } from "../../plugins/content-editor/preview/runQuery"

const contents = new Map<string, unknown>(
  readdirSync("content", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".json") && !file.startsWith("services/"))
    .map((file) => [file, JSON.parse(readFileSync(`content/${file}`, "utf8"))]),
)

const show = (path: string) =>
  render(<PreviewPage path={path} runQuery={createQueryRunner(contents, () => undefined)} />)

// That such a site can be built is part of e2e/long/builds/extreme-content.spec.ts.
test("without ventures, the services page says so and goes on", () => {
  show("/services/")
  expect(screen.getAllByText(/Our ventures are being prepared/)).toHaveLength(1)
  expect(screen.getAllByRole("heading", { name: "Find Your Way In" })).toHaveLength(1)
})

test("without ventures, the home page and the footer leave their places out", () => {
  const { container } = show("/")
  expect(screen.queryByRole("heading", { name: "Our Business Ventures" })).toBeNull()
  expect(screen.getAllByRole("heading", { name: "Ready to Aim for Big?" })).toHaveLength(1)
  expect(within(screen.getByRole("contentinfo")).queryByText("Our Services")).toBeNull()
  expect(container.querySelector("ul:empty, section:empty")).toBeNull()
})
