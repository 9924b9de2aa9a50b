import { schemas } from "../../plugins/content-model/model/model"
import { fieldsOf } from "../../plugins/content-model/model/jsonSchema"

/** Whether visitors do not see the words of a field. */
const isUnseen = (title = "") => /, for (screen readers|keyboards)$/.test(title)

test("what visitors see comes before words for screen readers and keyboards", () => {
  const groups = Object.entries(schemas).flatMap(([name, group]) => {
    const unseen = fieldsOf(group).map(([, { title }]) => isUnseen(title))
    return unseen.includes(true) ? [{ name, unseen }] : []
  })
  expect(groups.length).toBeGreaterThan(1)
  const wrong = groups.filter(({ unseen }) => unseen.lastIndexOf(false) > unseen.indexOf(true))
  expect(wrong).toEqual([])
})
