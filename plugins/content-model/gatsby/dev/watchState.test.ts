/** @jest-environment node */
import { watchState } from "./watchState"

test("each other state is told once, after the change before it, and after an error too", async () => {
  jest.useFakeTimers()
  let state = "a"
  const [onChange, onError] = [jest.fn(() => Promise.reject(new Error("full"))), jest.fn()]
  watchState(() => state, onChange, onError)
  for (const next of ["a", "b", "b", "c"]) {
    state = next
    await jest.advanceTimersByTimeAsync(300)
  }
  expect([onChange, onError].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
})
