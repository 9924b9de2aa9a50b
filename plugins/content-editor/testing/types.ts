import type { IncomingHttpHeaders } from "node:http"

export type TestRequest = {
  method?: string
  path?: string
  /** Replaces headers that a browser would send; undefined removes one. */
  headers?: Record<string, string | undefined>
  body?: unknown
  /** The IP address of the client. */
  from?: string
}
export type TestResponse = { status?: number; headers: IncomingHttpHeaders; text: string }
