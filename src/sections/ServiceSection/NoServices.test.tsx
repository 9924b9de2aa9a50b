import { render, screen, within } from "@testing-library/react"
import { contentValues, previewPage } from "../../../plugins/content-editor/testing/previewPage"

const withoutServices = new Map(
  [...contentValues].filter(([file]) => !file.startsWith("services/")),
)

test("without ventures, the services page shows a sentence instead and its last section", () => {
  render(previewPage("/services/", withoutServices))
  expect(screen.getAllByText(/Our ventures are being prepared/)).toHaveLength(1)
  expect(screen.getAllByRole("heading", { name: "Find Your Way In" })).toHaveLength(1)
})

test("without ventures, the home page and the footer have no section for them", () => {
  const { container } = render(previewPage("/", withoutServices))
  expect(screen.queryByRole("heading", { name: "Our Business Ventures" })).toBeNull()
  expect(screen.getAllByRole("heading", { name: "Ready to Aim for Big?" })).toHaveLength(1)
  expect(within(screen.getByRole("contentinfo")).queryByText("Our Services")).toBeNull()
  expect(container.querySelector("ul:empty, section:empty")).toBeNull()
})
