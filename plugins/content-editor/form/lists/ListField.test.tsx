import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { schemas } from "../../../content-model/model/model"
import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import type { Path } from "../../../content-model/lib/path"
import { useFileValue, useWorkspace } from "../../drafts/useWorkspace"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { Field } from "../Field"
import { FormContext, type Update } from "../parts/types"

type Props = { file: string; path: Path; schema?: FieldSchema; target?: Path }

const none: Path = []

function List({ file, path, schema = {}, target = none }: Props) {
  const { changeAt } = useWorkspace()
  const update: Update = (...change) => changeAt(file, ...change)
  const form = { file, target, update, isShown: () => true, onLead: () => {} }
  return (
    <FormContext value={{ ...form, value: useFileValue(file) }}>
      <Field path={path} schema={schema} />
    </FormContext>
  )
}

async function show(list: Props) {
  const { rerender } = renderOn(await memoryWorkspace(), <List {...list} />)
  const lead = (target: Path) => rerender(<List {...list} target={target} />)
  return { user: userEvent.setup(), lead }
}

const path = ["navigation", "links"]
const links: Props = { file: "site.json", path, schema: schemas.NavBar.properties?.links }
const button = (name: string | RegExp) => screen.getByRole("button", { name })
const labels = () => screen.queryAllByLabelText("Label").map(({ id }) => id.replace(/\D/g, ""))

test("the entries of a long list fold, have names, and open for what leads to them", async () => {
  const { user, lead } = await show(links)
  expect(labels()).toEqual([])
  await user.click(button("Link 1 · Home"))
  lead([...path, 1, "to"])
  lead([...path, 3])
  expect(labels()).toEqual(["0", "1", "3"])
  await user.click(button("Link 1 · Home"))
  expect(labels()).toEqual(["1", "3"])
  await user.clear(screen.getAllByLabelText("Label")[0])
  // The mark comes before or after this.
  await user.click(button(/^Link 2/))
  const name = "Link 2 · /about/ Has errors"
  const folded = await screen.findByRole("button", { name })
  expect(folded.getAttribute("aria-expanded")).toBe("false")
})

test("equal texts keep their places while one is typed, and the focus follows a moved one", async () => {
  const schema = schemas.Service.properties?.features
  const { user } = await show({ file: "services/poultry-trading.json", path: ["features"], schema })
  const [first, second] = screen.getAllByRole("textbox")
  for (const feature of [first, second]) {
    await user.clear(feature)
    await user.type(feature, "x")
    expect(document.activeElement).toBe(feature)
  }
  await user.type(first, "y")
  act(() => button("More for Feature 1").focus())
  await user.keyboard("{Enter}")
  await user.click(await screen.findByRole("menuitem", { name: "Move down" }))
  expect(screen.getAllByRole("textbox").slice(0, 2)).toEqual([second, first])
  await waitFor(() => expect(document.activeElement).toBe(button("More for Feature 2")))
})
