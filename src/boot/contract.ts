/**
 * What the inline script, the build and React agree on. Each of these is written here and nowhere else. One constant each,
 * not objects: the inline script, which is in every page, carries only those it uses.
 */

// Ids of elements that one side makes and the other finds.

/** Gatsby's element for everything that React renders. */
export const containerId = "___gatsby"
/** The element in it that holds the page. */
export const rootId = "gatsby-focus-wrapper"
/** The data block with Gatsby's own scripts, the files that React requests when it starts, and those that a form requests. */
export const preloadsId = "preloads"
/** On that block: the page's own address, such as `/faq/`. */
export const addressHook = "data-page"
/** The inline script, the only one that starts immediately. */
export const inlineScriptId = "inline-script"
/** The element with all styles of the page. */
export const stylesId = "styles"
/** The link to the rules for print, which are in a file of their own. */
export const printId = "print-styles"
/** The live region of the inline script: for screen readers, and visible with the attribute `data-visible`. */
export const announcerId = "announcer"
/** The script in the head of pages with a notice; it shows the notice at its time. */
export const noticeScriptId = "notice"
/** The field that a link can prefill: `/appointment/?service=…`. */
export const serviceId = "service"
/** The field whose presence says that a page has the contact form, and so perhaps a draft. */
export const messageId = "message"

/** The name of the `<meta>` with the build's id. */
export const buildMetaName = "build"

/** The key of the address that prefills the service. */
export const serviceParameter = "service"
/** The field of the contact form that a link can prefill: `/contact/?subject=…`, and the key of the address. */
export const subjectId = "subject"

/** Milliseconds for which a draft is kept after the last change: the next person at the computer does not find it. */
export const draftMs = 60 * 60 * 1000
/** Where the session storage keeps the unfinished appointment request. */
export const appointmentDraftKey = "appointment-request"
/** Where the session storage keeps the unsent contact message. */
export const contactDraftKey = "contact-message"

// Hooks: `data-` attributes by which the inline script finds its elements.

/** On the root element: the inline script has run to its end, in a browser that it supports. */
export const scriptHook = "data-script"

/** The id of the words that stand in for the appointment form where it cannot work; the form leads to them without React. */
export const byPhoneId = "by-phone"
/** The text a button copies. */
export const copyHook = "data-copy"
/** A link to a part of its page that is shared or copied. */
export const shareHook = "data-share"
/** On such a button or link: how the last copy went, in words. */
export const copiedHook = "data-copied"
/** The carousel. */
export const carouselHook = "data-carousel"
/** The button that pauses it and lets it go on: whether it is to rotate. */
export const rotationHook = "data-rotation"
/** By how many slides a button moves the carousel: 1 or -1. */
export const stepHook = "data-step"
/** The slide a dot leads to, counted from 0. */
export const goToHook = "data-go-to"
/** A slide, numbered from 1. */
export const slideHook = "data-slide"
/** The footer's copyright line, whose first number is the year. */
export const yearHook = "data-year"
/** The 404 page; on the root element, the path that was logged to the console. */
export const notFoundHook = "data-not-found"
/** On the root element: it is the notice's time. */
export const noticeHook = "data-notice"
/** What the inline script needs to say whether the clinic is open now. */
export const clockHook = "data-clock"
/** Where it says so; on the root element, the sentence. */
export const nowHook = "data-now"
/** On what is hidden after a day: the day, such as `2026-12-25`. */
export const untilHook = "data-until"
/** On the announcer: its words are visible to everybody. */
export const visibleHook = "data-visible"

/** Where the header's links fit beside a long name in a wide font; on other screens it has a menu. */
export const desktopScreen = "(min-width: 75em)"

/** The custom property that says where the menu begins: below the bar, in pixels from the top of the window. */
export const menuTop = "--menu-top"

/** Everything that can be pressed or filled in. */
export const pressable = "a,button,input,select,textarea,summary"

/** Sent on `window` when React has hydrated the page. */
export const hydratedEvent = "hydrated"
/** Sent on `window` when React has failed as a whole, and the page is as it was without it. */
export const reactLostEvent = "react-lost"

/** The CSS property that a browser must know for React to be tried: one without it is from before 2021. */
export const supportedProperty = "aspect-ratio"
/** A value of that property. */
export const supportedValue = "1"
