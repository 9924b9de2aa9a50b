export type Size = { width: number; height: number }

/** A key by its name in `KeyboardEvent.key`. */
export type Key = "Enter" | "Escape" | "Tab" | "End"

/** The one page of a browser that a check has started. */
export type Tab = {
  goto(url: string): Promise<void>
  /** Runs a function in the page. It sees nothing but its argument, which is JSON, as its result is. */
  run<Result, Given>(code: (given: Given) => Result, given: Given): Promise<Result>
  /** Presses the mouse at a point of the viewport. */
  click(point: { x: number; y: number }): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** A picture of the viewport as PNG. */
  screenshot(): Promise<Buffer>
  /** The errors that the browser has logged so far: of scripts, requests and the security policy. */
  errors(): string[]
  /** Ends the browser. */
  end(): Promise<void>
}
