/** How a receiver is set up. */
export type Settings = {
  /** The origins of the site, such as `https://www.example.com`. */
  origins: string[]
  /** The mailbox of the owner. */
  to: string
  /** The address that mails come from: one of the mail server's own. */
  from: string
  /** Makes hashes of senders that only this receiver can make. */
  secret: string
}

/** Enough for 7,000 letters of Devanagari, of which a browser without script makes nine bytes each. */
export const maxBytes = 64 * 1024

const mailbox = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/** Whether a text is one plain address, which is safe in a header of a mail. */
export const isMailbox = (text: string) => text.length <= 254 && mailbox.test(text)

/**
 * Reads the settings from variables.
 * @throws {Error} that names each variable which is missing, wrong or unknown.
 */
export function readSettings(variables: Record<string, unknown>): Settings {
  const texts = Object.entries(variables).map(([name, value]) => [name, String(value).trim()])
  const {
    SITE = "",
    MAIL_TO = "",
    MAIL_FROM = MAIL_TO,
    SECRET = "",
    ...others
  }: Texts = Object.fromEntries(texts)
  const origins = SITE.split(/[\s,]+/).filter(Boolean)
  const problems = [
    ...Object.keys(others).map((name) => `${name} is no variable of the receiver`),
    origins.length === 0 &&
      "SITE is missing: write the address of your site, such as https://www.example.com",
    ...origins.map((one) => !isOrigin(one) && `SITE has "${one}": write an address without a path`),
    !isMailbox(MAIL_TO) && "MAIL_TO must be the mailbox that gets the messages",
    !isMailbox(MAIL_FROM) && "MAIL_FROM must be a mailbox of your mail server",
    SECRET.length < 16 && "SECRET must be a random text of at least 16 characters",
  ].filter(Boolean)
  if (problems.length > 0) throw new Error(problems.join("\n"))
  return { origins, to: MAIL_TO, from: MAIL_FROM, secret: SECRET }
}

type Texts = Record<string, string | undefined>

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
