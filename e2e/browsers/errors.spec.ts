import { expect, test } from "./test"

// The other checks rely on this.
test.use({ expectedError: /img-src|nowhere\.example|thrown|rejected/ })
test("an error and a violation of the policy are noticed", async ({ tab, trial }) => {
  await tab.goto(trial.origin)
  await tab.run(() => {
    document.body.append(Object.assign(new Image(), { src: "https://nowhere.example/a.png" }))
    setTimeout(() => {
      throw new Error("thrown")
    })
    void Promise.reject(new Error("rejected"))
  }, null)
  for (const error of ["img-src", "thrown", "rejected"])
    await expect.poll(() => tab.errors().join()).toContain(error)
})
