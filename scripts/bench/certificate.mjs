import { generateKeyPairSync, randomBytes, sign } from "node:crypto"

// An X.509 certificate is nested (tag, length, content): https://www.rfc-editor.org/rfc/rfc5280
function der(tag, ...parts) {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const { length } = content
  const bytes =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...bytes]), content])
}
const sequence = (...parts) => der(0x30, ...parts)

const ecdsaWithSha256 = sequence(der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]))
const commonName = der(0x06, [0x55, 0x04, 0x03])

/** A key and a certificate for localhost that nobody has signed, good for a day. */
export function makeCertificate() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, "localhost"))))
  const time = (inDays) =>
    der(0x18, new Date(Date.now() + inDays * 86_400_000).toISOString().replace(/[-:T]|\.\d+/g, ""))
  const content = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [1, ...randomBytes(8)]),
    ecdsaWithSha256,
    name,
    sequence(time(-1), time(1)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  )
  const signature = der(0x03, [0], sign("sha256", content, privateKey))
  const certificate = sequence(content, ecdsaWithSha256, signature).toString("base64")
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  }
}
