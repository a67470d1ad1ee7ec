/** The little that the suite asks of a browser; each engine has its own way to it. */
export interface Driver {
  open: (address: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Runs a function in the page and returns what it returns, by way of JSON. It sees nothing but its arguments. */
  run: (script: (...values: string[]) => unknown, ...values: string[]) => Promise<unknown>
  /** Moves the mouse to a point of the window, and presses there if asked to. */
  point: (x: number, y: number, press: boolean) => Promise<void>
  key: (name: keyof typeof keys) => Promise<void>
  type: (text: string) => Promise<void>
  close: () => Promise<void>
}

/** The keys the suite presses, with their codes in WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" } as const

export interface Start {
  /** The browser's program. */
  program: string
  /** Whether the visitor prefers dark pages. */
  dark: boolean
}
