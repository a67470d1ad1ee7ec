import { type ReactNode, startTransition, useLayoutEffect } from "react"
import { flushSync } from "react-dom"
import { hydrateRoot } from "react-dom/client"
import { StyleSheetManager } from "styled-components"
import { reactLostEvent, rootId, stylesId } from "../contract"
import { type Field, fillIn, listFields } from "./fields"
import { restoreServedNodes } from "./restoreServedNodes"
import { tolerateMovedNodes } from "./tolerateMovedNodes"
import { withoutComponentNames } from "./servedStyles"

const findRoot = (): HTMLElement | null => document.querySelector(`#${rootId}`)

/** The page's root before hydration, while React starts. React may replace it. */
let servedRoot: HTMLElement | null = null

/**
 * Returns the fields of the forms as the visitor left them, keyed by id. During hydration these are the served ones: the
 * document may already contain others.
 */
export const listTypedFields = (): ReadonlyMap<string, Field> => listFields(servedRoot ?? document)

const listElements = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("*")]

/** Elements of the page before hydration, including copies of ours that other programs have made. */
let servedElements: readonly HTMLElement[] = []

const getSignature = (element: HTMLElement): string =>
  `${element.localName} ${withoutComponentNames(element.getAttribute("class") ?? "")}`

/**
 * Returns the element that is now in the place of `replaced`: of the elements that look the same, the one with the same
 * index.
 */
const findSuccessor = (replaced: HTMLElement): HTMLElement | undefined => {
  const filterAlike = (elements: readonly HTMLElement[]): HTMLElement[] =>
    elements.filter(element => getSignature(element) === getSignature(replaced))
  return filterAlike(listElements(document))[filterAlike(servedElements).indexOf(replaced)]
}

const isTextField = (element?: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Restores the focus and the cursor of an element that has lost them, or moves them to its replacement. */
const returnFocus = (from: HTMLElement): void => {
  const to = from.isConnected ? from : findSuccessor(from)
  to?.focus({ preventScroll: true })
  // Some fields, such as date fields, have no cursor.
  if (isTextField(from) && isTextField(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/** Calls `onCommit` once React has hydrated the page, before the visitor can click or type again. */
const Committed = ({ onCommit, children }: { onCommit: () => void; children: ReactNode }) => {
  // Runs after the render in which forms take over the typed values.
  useLayoutEffect(() => queueMicrotask(onCommit), [onCommit])
  return children
}

/** URL of the page whose served HTML can be restored, after React has taken it over. */
let restorablePath: string | undefined

/** Returns whether the page stays readable if React fails: its served HTML then comes back. */
export const isRestorable = (): boolean => restorablePath === location.pathname

/**
 * Restores the server's HTML if the page has become empty for any reason, without React but with the typed values. A
 * page that was opened later is loaded again instead.
 */
const restoreEmptiedPage = (container: Element): void => {
  const copy = container.cloneNode(true)
  const { pathname } = location
  restorablePath = pathname
  const observer = new MutationObserver(records => {
    // Gatsby's announcer may still exist.
    if (findRoot()?.firstElementChild) return
    observer.disconnect()
    if (location.pathname !== pathname) {
      location.reload()
      return
    }
    container.replaceChildren(...copy.childNodes)
    for (const { removedNodes } of records)
      for (const node of removedNodes) if (node instanceof Element) fillIn(container, listFields(node))
    // Gatsby still changes the URL, but no longer renders the page for it.
    addEventListener("popstate", () => location.reload())
    dispatchEvent(new Event(reactLostEvent))
  })
  // Observes the container, because the root itself may have been replaced by then.
  observer.observe(container, { childList: true, subtree: true })
}

/**
 * Returns the element for styles that styled-components adds while React runs. Until the page is hydrated, these come
 * before the served styles, so that the served ones win; afterwards the rules of new components must win over older
 * ones.
 */
const placeStyles = (): { target: HTMLElement; preferNewStyles: () => void } => {
  const served = document.querySelector(`#${stylesId}`)
  const target = document.createElement("div")
  served?.before(target)
  return { target, preferNewStyles: () => served && target.before(served) }
}

/**
 * Hydrates the server's HTML, whatever other programs have done to it. Their changes are undone before hydration and
 * repeated after it. If React still finds HTML that it does not expect, because the page was changed while React
 * loaded, React renders the page again: typed values, the focus with the cursor and a waiting click are kept then, too.
 */
export const hydratePage = (element: ReactNode, container: Element): void => {
  tolerateMovedNodes()
  servedRoot = findRoot()
  let focused = document.activeElement
  const followFocus = (event: FocusEvent): void => {
    focused = event.target instanceof Element ? event.target : null
  }
  addEventListener("focusin", followFocus, true)

  servedElements = listElements(document)
  const repeatForeignChanges = restoreServedNodes(container, window.servedNodes)
  window.servedNodes = []
  restoreEmptiedPage(container)
  const { target, preferNewStyles } = placeStyles()

  const finish = (): void => {
    removeEventListener("focusin", followFocus, true)
    preferNewStyles()
    repeatForeignChanges?.()
    const isReplaced = servedRoot?.isConnected === false
    if ((isReplaced || repeatForeignChanges) && focused instanceof HTMLElement && focused !== document.activeElement)
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
        // React has recovered by rendering again. As an uncaught error it would end the wait for React.
        onRecoverableError: error => console.warn(error),
      }
    )
  }
  // In a transition, React hydrates in short steps, and the page can respond between them. If a click waits for React,
  // one long step takes less time. If other programs change the page, they must not do so between two steps.
  if (repeatForeignChanges) flushSync(hydrate)
  else if (document.querySelector("[aria-busy]")) hydrate()
  else startTransition(hydrate)
}
