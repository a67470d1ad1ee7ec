/** The browser functions that the tests need. Each engine has an implementation. */
export interface Driver {
  open: (url: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Runs a function in the page and returns its result as JSON. The function can use only its arguments. */
  run: (script: (...values: string[]) => unknown, ...values: string[]) => Promise<unknown>
  /** Moves the mouse to a point of the window, and presses its button there if `press` is true. */
  point: (x: number, y: number, press: boolean) => Promise<void>
  key: (name: keyof typeof keys) => Promise<void>
  type: (text: string) => Promise<void>
  close: () => Promise<void>
}

/** Duration of a press in milliseconds. It is as long as a person's, during which a page may change. */
export const pressMs = 100

/** Keys that tests press, with their WebDriver codes (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" } as const
