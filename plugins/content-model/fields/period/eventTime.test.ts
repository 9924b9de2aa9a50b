import { eventTime, EventTime } from "./eventTime"

const images = { image: () => null, logo: () => null, bytes: () => null }
const site = { language: "en", timeZone: "Asia/Kolkata" }
const plain = (value: object) =>
  Object(eventTime.resolve(value, { ...images, site })).words.replaceAll(/\s/g, " ")

test.each([
  [
    { starts: "2027-02-07T10:00", ends: "2027-02-07T18:00" },
    /^Sunday, February 7, 2027, 10:00 AM – 6:00 PM$/,
  ],
  [{ starts: "2027-02-07", ends: "2027-02-08" }, /^Sunday, February 7 – Monday, February 8, 2027$/],
  [{ starts: "2027-02-07" }, /^Sunday, February 7, 2027$/],
])("%j in words", (time, words) => expect(plain(time)).toMatch(words))

test("an event cannot end before it begins", () => {
  const { error } = EventTime.safeParse({ starts: "2027-02-07", ends: "2027-02-06" })
  expect(error?.issues).toMatchObject([{ path: ["ends"] }])
})
