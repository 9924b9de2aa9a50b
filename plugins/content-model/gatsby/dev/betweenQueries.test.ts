/** @jest-environment node */
import { EventEmitter } from "node:events"
import { beforePages, beforeQueries, betweenQueries } from "./betweenQueries"

const emitter = new EventEmitter()
const touchNode = jest.fn()
const requested = jest.fn()
emitter.on("QUERY_RUN_REQUESTED", requested)

const internal = { contentDigest: "", type: "Site", owner: "" }
const site = { id: "Site", parent: null, children: [], internal }
const gatsby = { emitter, actions: { touchNode }, getNodesByType: () => [site] }

jest.useFakeTimers()

beforeEach(() => {
  beforeQueries()
  jest.clearAllMocks()
})

test("queries are requested until the work is done, before pages are created", async () => {
  const work = jest.fn(async () => {})
  const done = betweenQueries(work, gatsby)
  beforeQueries()
  expect(touchNode).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1_000)
  expect(requested).toHaveBeenCalledTimes(3)
  expect(work).not.toHaveBeenCalled()
  await beforePages()
  await done
  await beforePages()
  jest.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(1)
  expect(requested).toHaveBeenCalledTimes(3)
})

test("the queries after the work change no node", async () => {
  void betweenQueries(async () => {}, gatsby)
  await beforePages()
  void betweenQueries(async () => {}, gatsby)
  beforeQueries()
  expect(touchNode).not.toHaveBeenCalled()
  beforeQueries()
  expect(touchNode).toHaveBeenCalledTimes(1)
  await beforePages()
})

test("where the work fails, Gatsby creates its pages all the same", async () => {
  const done = betweenQueries(() => Promise.reject(new Error("full")), gatsby)
  await Promise.all([beforePages(), expect(done).rejects.toThrow("full")])
})
