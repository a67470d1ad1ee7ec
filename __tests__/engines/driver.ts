/** What the tests need of a browser. Each engine implements it. */
export interface Driver {
  open: (address: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Runs a function in the page and returns its result as JSON. The function sees nothing but its arguments. */
  run: (script: (...values: string[]) => unknown, ...values: string[]) => Promise<unknown>
  /** Moves the mouse to a point of the window, and presses there if asked to. */
  point: (x: number, y: number, press: boolean) => Promise<void>
  key: (name: keyof typeof keys) => Promise<void>
  type: (text: string) => Promise<void>
  close: () => Promise<void>
}

/** How long a press takes, in milliseconds: as long as that of a hand, in which a page may change. */
export const pressMs = 100

/** The keys that tests press, with their codes in WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" } as const
