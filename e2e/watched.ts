import { expect, test as base, type ConsoleMessage } from "@playwright/test"
import { publishElsewhere, type Elsewhere } from "./prefixed"

const buildTime = 150_000 // ms, on a busy machine

type Options = {
  /** Whether the test itself makes something fail; even then nothing may break the page's policy. */
  provokes: boolean
  watch: void
}

type Place = {
  /** Whether the tests visit a copy of the site below a path prefix, with its assets elsewhere. */
  isElsewhere: boolean
  elsewhere: Elsewhere | undefined
}

/** A test that also fails where a page complains: of its policy, of an error, in its console. */
export const test = base.extend<Options, Place>({
  isElsewhere: [false, { option: true, scope: "worker" }],
  elsewhere: [
    async ({ isElsewhere }, use) => {
      const site = isElsewhere ? await publishElsewhere() : undefined
      await use(site)
      site?.end()
    },
    { scope: "worker", timeout: buildTime },
  ],
  baseURL: ({ baseURL, elsewhere }, set) => set(elsewhere?.address ?? baseURL),
  provokes: [false, { option: true }],
  watch: [
    async ({ context, provokes }, use) => {
      const complaints: string[] = []
      context.on("console", (message) => {
        if (message.type() === "error" && !isOfMissingPage(message))
          complaints.push(`${message.text()} ${message.location().url}`)
      })
      context.on("weberror", (problem) => complaints.push(problem.error().message))
      await use()
      expect(provokes ? complaints.filter(isOfPolicy) : complaints).toEqual([])
    },
    { auto: true },
  ],
})

const isOfPolicy = (text: string) =>
  /Content.Security.Policy|Trusted.?(Type|Script|HTML)/i.test(text)

/** The browser's note that an address has no page, where that is what was asked for. */
const isOfMissingPage = (message: ConsoleMessage) =>
  message.text().includes("404") && message.location().url.includes("no-such-page")
