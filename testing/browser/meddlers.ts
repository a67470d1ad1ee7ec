/**
 * Simulations of software that changes a page. Each function runs in the page, before its HTML has been parsed or
 * later, and then continues to change elements as they appear. A second run does nothing.
 */

/** Wraps every text in two elements, as browsers' translators do, and sets the language of the page. */
const translator = (): void => {
  if ("translator" in window) return
  Object.assign(window, { translator: true })
  const translated = new WeakSet<Node>()
  const translate = (): void => {
    document.querySelector("html")?.setAttribute("lang", "sn")
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node)
    for (const text of texts) {
      if (!text.data.trim() || translated.has(text) || text.parentElement?.closest("head,script,style,textarea"))
        continue
      const words = new Text(text.data)
      translated.add(words)
      const outer = document.createElement("font")
      outer.appendChild(document.createElement("font")).append(words)
      text.replaceWith(outer)
    }
  }
  new MutationObserver(translate).observe(document, { childList: true, subtree: true, characterData: true })
  translate()
}

/**
 * Inserts an element at the start of every large element, wraps each link in an element with another one, as extensions
 * for dialling numbers do, and sets attributes on everything.
 */
const extension = (): void => {
  if ("extension" in window) return
  Object.assign(window, { extension: true })
  const known = new WeakSet<Element>()
  const create = (name: string): Element => {
    const element = document.createElement(name)
    known.add(element)
    return element
  }
  const change = (): void => {
    for (const element of document.querySelectorAll("html,body,body :not(script,svg *)")) {
      if (known.has(element)) continue
      known.add(element)
      element.setAttribute("data-extension", "")
      if (element.matches("body,main,form,header,footer,section,#___gatsby,#gatsby-focus-wrapper"))
        element.prepend(create("aside"))
      else if (element.matches("a,nav")) {
        const wrapper = create("div")
        element.replaceWith(wrapper)
        wrapper.append(element, create("i"))
      }
    }
  }
  new MutationObserver(change).observe(document, { childList: true, subtree: true })
  change()
}

/** Wraps every field in an element with an icon. */
const passwordManager = (): void => {
  if ("passwordManager" in window) return
  Object.assign(window, { passwordManager: true })
  const known = new WeakSet<Element>()
  const decorate = (): void => {
    for (const field of document.querySelectorAll("input,textarea")) {
      if (known.has(field)) continue
      known.add(field)
      field.setAttribute("data-manager", "")
      const icon = document.createElement("div")
      icon.textContent = "★"
      const wrapper = document.createElement("div")
      field.replaceWith(wrapper)
      wrapper.append(field, icon)
    }
  }
  new MutationObserver(decorate).observe(document, { childList: true, subtree: true })
  decorate()
}

/**
 * Splits and joins text nodes, and replaces whole parts of the page with copies, as tools for reading and writing do.
 */
const readingAid = (): void => {
  if ("readingAid" in window) return
  Object.assign(window, { readingAid: true })
  const copied = "footer,main li,main p"
  const change = (): void => {
    document.body.normalize()
    for (const element of document.querySelectorAll("p,h1,h2,label")) {
      const text = element.firstChild
      if (text instanceof Text && text.length > 4) text.splitText(2)
    }
    for (const element of document.querySelectorAll(copied)) element.replaceWith(element.cloneNode(true))
  }
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", change)
  else change()
}

export const meddlers = {
  "a translator": translator,
  "an extension": extension,
  "a password manager": passwordManager,
  "a reading aid": readingAid,
} as const
