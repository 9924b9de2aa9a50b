import { readSettings } from "../settings"
import { byEmailService } from "./worker"

test("names no header that the Email Service sets itself", async () => {
  const sent: object[] = []
  // developers.cloudflare.com/email-service/reference/headers/: "X-" headers are allowed, "Message-ID" is refused.
  const send = async ({ headers, ...mail }: { headers: Record<string, string> }) => {
    const refused = Object.keys(headers).filter((name) => !/^X-/i.test(name))
    if (refused.length > 0) throw new Error(`E_HEADER_NOT_ALLOWED: ${refused}`)
    sent.push(mail)
  }
  const mail = { from: "site@example.com", to: "owner@example.com", subject: "S", text: "T" }
  await byEmailService({ EMAIL: { send } })({ ...mail, messageId: "<1@example.com>" })
  expect(sent).toEqual([mail])
})

test("names each variable that is missing, wrong or unknown", () => {
  const variables = { SITE: "https://a.example", MAIL_TO: "a@a.example", SECRET: "x".repeat(16) }
  expect(readSettings(variables).from).toBe("a@a.example")
  const wrong = { SITE: "https://a.example/b", MAIL_TO: "a", MAIL_FORM: "b@a.example" }
  for (const name of ["SITE", "MAIL_TO", "MAIL_FORM", "SECRET"])
    expect(() => readSettings(wrong)).toThrow(name)
})
