import { expect, type Locator, type Page } from "@playwright/test"
import { text } from "../../plugins/content-editor/ui/words/words"

/** One way to use the editor. It counts keys or taps, but not the words that are typed. */
export type Hand = {
  press: (target: Locator) => Promise<void>
  /** Writes into a field that is empty or has an example. */
  write: (field: Locator, words: string) => Promise<void>
  choose: (select: Locator, option: string) => Promise<void>
  save: () => Promise<void>
  count: () => number
}

const maxKeys = 40 // that a person may need to reach something

/** The key that leads towards an element, or nothing if it has the focus. */
const keyTowards = (target: Locator) =>
  target.evaluate((element) => {
    const focused = document.activeElement ?? document.body
    if (focused === element) return undefined
    const isBefore = focused.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING
    const isInList = element.closest("[role=menu], [role=grid]")?.contains(focused)
    if (isInList) return isBefore ? "ArrowUp" : "ArrowDown"
    return isBefore ? "Shift+Tab" : "Tab"
  })

export function keyboardOf({ keyboard }: Page): Hand {
  let keys = 0
  const strike = (key: string) => {
    keys++
    return keyboard.press(key)
  }
  const reach = async (target: Locator) => {
    for (let tries = 0; tries <= maxKeys; tries++) {
      const key = await keyTowards(target)
      if (!key) return
      await strike(key)
    }
    throw new Error(`${maxKeys} keys do not reach ${String(target)}.`)
  }
  return {
    async press(target) {
      await reach(target)
      await strike("Enter")
    },
    async write(field, words) {
      await reach(field)
      await waitForDrawing(field)
      await keyboard.insertText(words)
    },
    async choose(select, option) {
      await reach(select)
      await keyboard.type(option)
    },
    save: () => strike("ControlOrMeta+s"),
    count: () => keys,
  }
}

/** How far Chromium looks for the next field, in elements that can have the focus. */
const maxElements = 50
const maxNext = 3 // presses of the key to reach a field, before a person would rather tap it

/**
 * Presses the key of a phone's keyboard that leads to the next field, as Chromium has it on Android
 * (`NextFocusableElementForImeAndAutofill`): to the next text field or choice of the same form. In a text of
 * several lines, that key starts a new line. Returns whether a field has the focus.
 */
async function pressNext(page: Page) {
  const isOffered = await page.evaluate(
    () =>
      document.activeElement instanceof HTMLInputElement ||
      (document.activeElement instanceof HTMLTextAreaElement &&
        document.activeElement.enterKeyHint === "next"),
  )
  if (!isOffered) return false
  for (let elements = 0; elements < maxElements; elements++) {
    await page.keyboard.press("Tab")
    const isField = () =>
      document.activeElement?.matches(
        "form :is(textarea, select, input:not([type=checkbox], [type=radio], [type=color], [type=file]))",
      )
    if (await page.evaluate(isField)) return true
  }
  return false
}

/**
 * A finger, and the keys of a phone's keyboard. Only taps count. Each may need a swipe before, which is not
 * counted.
 */
export function fingerOf(page: Page): Hand {
  let taps = 0
  const press = async (target: Locator) => {
    taps++
    await waitForDrawing(target)
    await target.tap()
  }
  const hasFocus = (field: Locator) =>
    field.evaluate((element) => element === document.activeElement)
  return {
    press,
    async write(field, words) {
      await waitForDrawing(field)
      for (let presses = 0; presses < maxNext && !(await hasFocus(field)); presses++)
        if (!(await pressNext(page))) break
      if (!(await hasFocus(field))) await press(field)
      await expect(field).toBeFocused()
      await waitForDrawing(field)
      await page.keyboard.insertText(words)
    },
    async choose(select, option) {
      await press(select)
      await select.selectOption(option)
      taps++
    },
    save: () => press(page.getByRole("banner").getByRole("button", { name: text("app.save") })),
    count: () => taps,
  }
}

/**
 * A person acts on what is drawn. Focus, marked examples and the places of buttons follow the last press or
 * word within two frames.
 */
const waitForDrawing = (target: Locator) =>
  target.evaluate(
    () => new Promise<number>((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
