import type { Settings } from "../settings"

export const settings: Settings = {
  origins: ["https://www.example.com", "http://localhost:9000"],
  to: "owner@example.com",
  from: "site@example.com",
  secret: "a secret of the test",
}

export const example = { name: "Asha", email: "asha@example.com", message: "One.\nTwo." }

type Options = { headers?: Record<string, string>; method?: string; url?: string }

/** A request of the form on the site, as a browser's script sends it. */
export function post(fields: Record<string, string>, { headers, url = "/" }: Options = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return new Request(new URL(url, "http://receiver"), {
    method: "POST",
    headers: { origin: "https://www.example.com", accept: "application/json", ...headers },
    body,
  })
}
