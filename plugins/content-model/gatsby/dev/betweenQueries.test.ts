import { EventEmitter } from "node:events"
import { beforePages, beforeQueries, betweenQueries } from "./betweenQueries"

test("work is done before pages are created, also if it fails, and not twice in a row", async () => {
  const [touchNode, requested, work] = [jest.fn(), jest.fn(), jest.fn(async () => {})]
  const emitter = new EventEmitter().on("QUERY_RUN_REQUESTED", requested)
  const internal = { contentDigest: "", type: "Site", owner: "" }
  const getNodesByType = () => [{ id: "Site", parent: null, children: [], internal }]
  const gatsby = { emitter, actions: { touchNode }, getNodesByType }
  jest.useFakeTimers()
  const done = betweenQueries(work, gatsby)
  jest.advanceTimersByTime(1_000)
  expect([requested, work].map(({ mock }) => mock.calls.length)).toEqual([3, 0])
  await beforePages()
  await done
  const failing = betweenQueries(() => Promise.reject(new Error("full")), gatsby)
  beforeQueries()
  expect(touchNode).not.toHaveBeenCalled()
  beforeQueries()
  await Promise.all([beforePages(), expect(failing).rejects.toThrow("full")])
  await beforePages()
  jest.advanceTimersByTime(1_000)
  expect([requested, work, touchNode].map(({ mock }) => mock.calls.length)).toEqual([4, 1, 1])
})
