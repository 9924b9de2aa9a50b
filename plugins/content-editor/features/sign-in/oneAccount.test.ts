import { createAccountGuard } from "./oneAccount"

test("a tab belongs to the account that signed in first", async () => {
  const reload = jest.fn()
  const keep = createAccountGuard(reload)
  expect([await keep("ada"), await keep("ada")]).toEqual(["ada", "ada"])
  expect(reload).not.toHaveBeenCalled()
  const goOn = jest.fn()
  void keep("eve").then(goOn)
  await Promise.resolve()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(goOn).not.toHaveBeenCalled()
})
