/** The focus moves at the first, and buttons and links act at the second. */
const pressEvents = ["mousedown", "click"] as const

const onPress = (event: MouseEvent): void => {
  if (event.detail > 1) {
    event.preventDefault()
    event.stopPropagation()
  } else if (event.type === "mousedown")
    for (const name of pressEvents) document.removeEventListener(name, onPress, true)
}

/**
 * Ignores the further clicks of a double click, wherever they land, until the next press begins. The first click scrolls the
 * page and moves the focus to the answer: a second would take the focus away, or press what has come under the pointer.
 */
export const ignoreDoubleClick = (): void => {
  for (const name of pressEvents) document.addEventListener(name, onPress, true)
}
