/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react"
import { useLoaded } from "./useLoaded"

test("a slow answer to an earlier key does not replace that of a later one", async () => {
  const answers = new Map<string, (data: string) => void>()
  const load = (key: string) => new Promise<string>((resolve) => answers.set(key, resolve))
  const { result, rerender } = renderHook(({ key }) => useLoaded(load, key), {
    initialProps: { key: "first" },
  })
  rerender({ key: "second" })
  await act(async () => answers.get("second")?.("of the second"))
  await act(async () => answers.get("first")?.("of the first"))
  expect(result.current.data).toBe("of the second")
})
