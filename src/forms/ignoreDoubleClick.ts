/** The focus moves on mousedown; buttons and links act on click. */
const pressEvents = ["mousedown", "click"] as const

const onPress = (event: MouseEvent): void => {
  if (event.detail > 1) {
    event.preventDefault()
    event.stopPropagation()
  } else if (event.type === "mousedown")
    for (const name of pressEvents) document.removeEventListener(name, onPress, true)
}

/**
 * Ignores the remaining clicks of a double click, wherever they land, until the next press begins. The first click
 * scrolls the page and moves the focus to the result. A second one would move the focus away, or press whatever is
 * under the pointer by then.
 */
export const ignoreDoubleClick = (): void => {
  for (const name of pressEvents) document.addEventListener(name, onPress, true)
}
