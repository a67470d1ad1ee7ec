/**
 * Returns whether the browser shows the focus of an element: it does for focus by keyboard, but not after a mouse click
 * on a button. Browsers of 2021 that do not support the selector show every focus.
 */
export const isFocusVisible = (element: Element): boolean =>
  !CSS.supports("selector(:focus-visible)") || element.matches(":focus-visible")
