import { join } from "node:path"
import { recover, takeBack, workshop } from "../src/publish/swap"
import { myTurn } from "../src/publish/turns"

/** Does a work that needs public/ when nobody else is at one, from a whole site on. */
export async function alone<Result>(
  root: string,
  work: (isAlsoIn: (pid: number) => void) => Promise<Result>,
) {
  const turn = await myTurn(join(root, workshop, "turns"), () =>
    console.log("Another build or `npm run edit` is at work here. Waiting until it has ended …"),
  )
  try {
    recover(root)
    takeBack(root)
    return await work(turn.isAlsoIn)
  } finally {
    turn.end()
  }
}
