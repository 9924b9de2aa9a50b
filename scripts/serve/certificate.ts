import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { UserError } from "../lib/runCommand"

export type Certificate = { key: string; cert: string }

/**
 * Makes a key and a certificate that signs itself, for localhost and for 30 days, both as PEM. Node
 * cannot make a certificate, so this needs the program openssl. Throws a UserError without it.
 */
export function createCertificate(program = "openssl"): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"))
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")]
  const names = "subjectAltName=DNS:localhost,IP:127.0.0.1,IP:0:0:0:0:0:0:0:1"
  const newKey = ["-newkey", "rsa:2048", "-nodes", "-keyout", key]
  const subject = ["-subj", "/CN=localhost", "-addext", names]
  try {
    execFileSync(program, ["req", "-x509", "-days", "30", ...newKey, "-out", cert, ...subject], {
      stdio: "pipe",
    })
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") }
  } catch (error) {
    throw new UserError(
      `No certificate for https could be made: ${String(error)}. Install openssl, for example by ` +
        "`apt-get install openssl`, or serve the site without --https.",
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
