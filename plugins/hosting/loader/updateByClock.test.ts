/** @jest-environment jsdom */
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const start = Date.parse("2026-12-01T12:00Z")

const item = (name: string, until: number) => `<p id="${name}" data-until="${until}">${name}</p>`
const shown = () =>
  [...document.querySelectorAll("p")].flatMap((element) =>
    element.style.display === "none" ? [] : element.id,
  )

afterEach(() => jest.useRealTimers())

// One script runs in each document.
test("each element disappears at its time, also after months, a sleep, or if it comes later", async () => {
  jest.useFakeTimers({ now: start })
  const late = item("late", start + 60 * dayMs)
  document.body.innerHTML = item("past", start) + item("soon", start + minuteMs) + late
  const observe = jest.spyOn(MutationObserver.prototype, "observe")
  await import("./updateByClock")
  const [observer] = observe.mock.contexts
  jest.advanceTimersByTime(minuteMs - 1)
  expect(shown()).toEqual(["soon", "late"])
  jest.advanceTimersByTime(1)
  expect(shown()).toEqual(["late"])
  document.body.innerHTML = item("over", start) + item("next", start + 2 * minuteMs) + late
  await Promise.resolve()
  expect(shown()).toEqual(["next", "late"])
  jest.advanceTimersByTime(60 * dayMs - minuteMs)
  expect(shown()).toEqual([])

  document.body.innerHTML = item("asleep", start + 90 * dayMs)
  await Promise.resolve()
  jest.setSystemTime(start + 90 * dayMs)
  document.dispatchEvent(new Event("visibilitychange"))
  expect(shown()).toEqual([])
  observer.disconnect()
})
