import { createHash } from "node:crypto"

/** The SHA-256 of data, in hexadecimal digits. */
export const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex")
