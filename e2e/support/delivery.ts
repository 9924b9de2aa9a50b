import type { Route } from "@playwright/test"

/** What a service does with a message. */
export type Outcome =
  "accepts" | "limit" | "wrong key" | "200 with failure" | "elsewhere" | "closed"

export type Service = "web3forms" | "formspree" | "basin" | "netlify"

type Answer = { status: number; json?: object; to?: string }

const cors = { "access-control-allow-origin": "*" }

/**
 * The answers of services as their documents describe them: docs.web3forms.com, docs.usebasin.com,
 * docs.netlify.com/forms. Formspree's are those of its published examples.
 */
const answers: Record<Service, Partial<Record<Outcome, Answer>>> = {
  web3forms: {
    accepts: { status: 200, json: { success: true, message: "Email sent" } },
    limit: { status: 429, json: { success: false, message: "Monthly limit" } },
    "wrong key": { status: 400, json: { success: false, message: "Invalid access key" } },
    "200 with failure": { status: 200, json: { success: false, message: "Spam" } },
  },
  formspree: {
    accepts: { status: 200, json: { ok: true, next: "/thanks" } },
    limit: { status: 403, json: { error: "Monthly limit" } },
    "wrong key": { status: 404, json: { error: "Form not found" } },
    "200 with failure": { status: 200, json: { ok: false, errors: [{ message: "Spam" }] } },
  },
  basin: {
    accepts: { status: 200, json: { success: true } },
    limit: { status: 402, json: { error: "Limit" } },
    "wrong key": { status: 404, json: { error: "Not found" } },
  },
  netlify: {
    accepts: { status: 200 },
    limit: { status: 429 },
    "wrong key": { status: 404 },
  },
}

/** The outcomes that the documents of a service know, and those of every service. */
export const outcomesOf = (service: Service) => {
  const known: Outcome[] = ["limit", "wrong key", "200 with failure"]
  const ofAll: Outcome[] = ["elsewhere", "closed"]
  return [...known.filter((outcome) => answers[service][outcome]), ...ofAll]
}

/** Answers a message as the service does. It goes to `next` if the message names that. */
export function answerAs(
  service: Service,
  outcome: Outcome,
  route: Route,
  next: string | undefined,
) {
  if (outcome === "closed") return route.abort()
  const headers = { ...cors }
  if (outcome === "elsewhere")
    return route.fulfill({
      status: 302,
      headers: { ...headers, location: "https://elsewhere.example/" },
    })
  const { status, json } = answers[service][outcome] ?? { status: 500 }
  // Also for a script: https://github.com/formspree/formspree/pull/43
  if (outcome === "accepts" && next)
    return route.fulfill({ status: 303, headers: { ...headers, location: next } })
  const asksForJson = route.request().headers().accept?.includes("json")
  if (asksForJson && json) return route.fulfill({ status, headers, json })
  return route.fulfill({ status, headers, contentType: "text/html", body: outcome })
}
