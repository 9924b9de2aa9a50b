const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const start = Date.parse("2026-12-01T12:00Z")

const item = (name: string, until: number) => `<p id="${name}" data-until="${until}">${name}</p>`
const shown = () =>
  [...document.querySelectorAll("p")].flatMap((element) =>
    element.style.display === "none" ? [] : element.id,
  )

let observers: MutationObserver[] = []

beforeEach(() => {
  jest.useFakeTimers({ now: start })
  jest.resetModules()
  document.body.innerHTML = ""
})

afterEach(() => {
  jest.useRealTimers()
  for (const observer of observers) observer.disconnect()
})

async function run() {
  const observe = jest.spyOn(MutationObserver.prototype, "observe")
  await import("./updateByClock")
  observers = observe.mock.contexts
}

test("each element disappears at its time, also after months", async () => {
  document.body.innerHTML = [
    item("past", start),
    item("soon", start + minuteMs),
    item("late", start + 60 * dayMs),
  ].join("")
  await run()
  expect(shown()).toEqual(["soon", "late"])
  jest.advanceTimersByTime(minuteMs - 1)
  expect(shown()).toEqual(["soon", "late"])
  jest.advanceTimersByTime(1)
  expect(shown()).toEqual(["late"])
  jest.advanceTimersByTime(60 * dayMs - minuteMs)
  expect(shown()).toEqual([])
})

test("elements that come later disappear, too", async () => {
  await run()
  document.body.innerHTML = item("past", start) + item("soon", start + minuteMs)
  await Promise.resolve()
  expect(shown()).toEqual(["soon"])
  jest.advanceTimersByTime(minuteMs)
  expect(shown()).toEqual([])
})

test("after a sleep of the device, the page is up to date when it is visible", async () => {
  document.body.innerHTML = item("soon", start + minuteMs)
  await run()
  jest.setSystemTime(start + minuteMs)
  document.dispatchEvent(new Event("visibilitychange"))
  expect(shown()).toEqual([])
})
