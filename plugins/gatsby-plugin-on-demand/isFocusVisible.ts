/**
 * Whether the browser shows the focus of an element, which it does for the keyboard's focus and not for a mouse that has
 * pressed a button. Browsers of 2021 that do not know the selector show every focus.
 */
export const isFocusVisible = (element: Element): boolean =>
  !CSS.supports("selector(:focus-visible)") || element.matches(":focus-visible")
