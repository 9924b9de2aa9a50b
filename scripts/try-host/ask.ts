import { createInterface } from "node:readline/promises"
import { Writable } from "node:stream"

const nowhere = () => new Writable({ write: (_text, _encoding, done) => done() })

/** Asks in the terminal. A secret answer is not shown. */
export async function ask(question: string, isSecret = false) {
  const prompt = `${question}: `
  if (isSecret) process.stdout.write(prompt)
  const output = isSecret ? nowhere() : process.stdout
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  const answer = await terminal.question(prompt)
  terminal.close()
  if (isSecret) process.stdout.write("\n")
  return answer.trim()
}
