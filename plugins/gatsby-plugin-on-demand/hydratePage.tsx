import { type ReactNode, startTransition, useLayoutEffect } from "react"
import { flushSync } from "react-dom"
import { hydrateRoot } from "react-dom/client"
import { StyleSheetManager } from "styled-components"
import { reactLostEvent, rootId, stylesId } from "./contract"
import { restoreServedNodes } from "./restoreServedNodes"
import { tolerateMovedNodes } from "./tolerateMovedNodes"
import { withoutComponentNames } from "./servedStyles"

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const findRoot = (): HTMLElement | null => document.querySelector(`#${rootId}`)

/** The page's root before React, from when React starts until it has the page. React may put another in its place. */
let servedRoot: HTMLElement | null = null

/** Returns the fields of the forms, by id. */
const listFields = (root: ParentNode): Map<string, Field> =>
  new Map(Array.from(root.querySelectorAll<Field>("form :is(input,select,textarea)"), field => [field.id, field]))

/** Fills in what was typed into `typed`. */
const fillIn = (root: ParentNode, typed: ReadonlyMap<string, Field>): void => {
  for (const [id, field] of listFields(root)) {
    const value = typed.get(id)?.value
    if (value && field.value !== value) field.value = value
  }
}

/** Returns the page as the visitor has left it to React. While React takes it over, that may already be another one. */
const getServedPage = (): ParentNode => servedRoot ?? document

/** Returns what has been typed into a field before React had it. */
export const readTyped = (id: string): string | undefined => listFields(getServedPage()).get(id)?.value

const listElements = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("*")]

/** The elements of the page before React, copies of others among them. */
let servedElements: readonly HTMLElement[] = []

const getLook = (element: HTMLElement): string =>
  `${element.localName} ${withoutComponentNames(element.getAttribute("class") ?? "")}`

/** Returns the element that stands where `replaced` stood before React: the same of those that look the same. */
const findSuccessor = (replaced: HTMLElement): HTMLElement | undefined => {
  const filterAlike = (elements: readonly HTMLElement[]): HTMLElement[] =>
    elements.filter(element => getLook(element) === getLook(replaced))
  return filterAlike(listElements(document))[filterAlike(servedElements).indexOf(replaced)]
}

const isTextField = (element?: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Gives the focus back, with the cursor, to an element that has lost it or to what is in its place. */
const returnFocus = (from: HTMLElement): void => {
  const to = from.isConnected ? from : findSuccessor(from)
  to?.focus({ preventScroll: true })
  // Some fields, such as those for dates, have no cursor.
  if (isTextField(from) && isTextField(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/** Calls `onCommit` once the page is React's, before anybody can press or type again. */
const Committed = ({ onCommit, children }: { onCommit: () => void; children: ReactNode }) => {
  // After the render in which the forms take over what was typed.
  useLayoutEffect(() => queueMicrotask(onCommit), [onCommit])
  return children
}

/**
 * The last resort: where the page has become empty, for whatever reason, the HTML of the server comes back, without React
 * and with what was typed. A page that was opened later is loaded instead.
 */
const keepPage = (container: Element): void => {
  const copy = container.cloneNode(true)
  const { pathname } = location
  const observer = new MutationObserver(records => {
    // Gatsby's announcer may still be there.
    if (findRoot()?.firstElementChild) return
    observer.disconnect()
    if (location.pathname !== pathname) {
      location.reload()
      return
    }
    container.replaceChildren(...copy.childNodes)
    for (const { removedNodes } of records)
      for (const node of removedNodes) if (node instanceof Element) fillIn(container, listFields(node))
    // Gatsby still changes the address, but nobody renders the page that belongs to it.
    addEventListener("popstate", () => location.reload())
    dispatchEvent(new Event(reactLostEvent))
  })
  // The root itself may be another by then.
  observer.observe(container, { childList: true, subtree: true })
}

/**
 * Returns the element for the styles that styled-components adds while React runs. Until React has the page, they are in
 * front of the served ones, which therefore stay as they are; afterwards a new component's rules must win over older ones.
 */
const placeStyles = (): { target: HTMLElement; letNewStylesWin: () => void } => {
  const served = document.querySelector(`#${stylesId}`)
  const target = document.createElement("div")
  served?.before(target)
  return { target, letNewStylesWin: () => served && target.before(served) }
}

/**
 * Makes the server's HTML React's, whatever has been done to it. What others have changed is undone for React and then
 * made again. Where React still finds other HTML than it expects, because the page was changed while it arrived, it renders
 * anew: what was typed, the focus with the cursor and a waiting press survive that, too.
 */
export const hydratePage = (element: ReactNode, container: Element): void => {
  tolerateMovedNodes()
  servedRoot = findRoot()
  let focused = document.activeElement
  const followFocus = (event: FocusEvent): void => {
    focused = event.target instanceof Element ? event.target : null
  }
  addEventListener("focusin", followFocus, true)

  // What was typed into or pressed may be somebody else's copy of ours.
  const typed = listFields(container)
  servedElements = listElements(document)
  const makeTheirChanges = restoreServedNodes(container, window.servedNodes)
  window.servedNodes = []
  fillIn(container, typed)
  keepPage(container)
  const { target, letNewStylesWin } = placeStyles()

  const finish = (): void => {
    removeEventListener("focusin", followFocus, true)
    letNewStylesWin()
    makeTheirChanges?.()
    const isReplaced = servedRoot?.isConnected === false
    if ((isReplaced || makeTheirChanges) && focused instanceof HTMLElement && focused !== document.activeElement)
      returnFocus(focused)
    const pressed = servedElements.find(served => !served.isConnected && served.matches("[aria-busy=true]"))
    const successor = pressed && findSuccessor(pressed)
    if (successor) setTimeout(() => successor.click())
    servedElements = []
    servedRoot = null
  }
  const hydrate = (): void => {
    hydrateRoot(
      container,
      <StyleSheetManager target={target}>
        <Committed onCommit={finish}>{element}</Committed>
      </StyleSheetManager>,
      {
        // React has recovered by rendering anew. As an error of the page it would end the wait for React.
        onRecoverableError: error => console.warn(error),
      }
    )
  }
  // As a transition React hydrates in short steps, between which the page responds. Where a press is waiting for React, one
  // long step takes less time; and where others change the page, they must not do so between two steps.
  if (makeTheirChanges) flushSync(hydrate)
  else if (document.querySelector("[aria-busy]")) hydrate()
  else startTransition(hydrate)
}
