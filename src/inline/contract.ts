/**
 * What the inline script, the build and React agree on. Each of these is written here and nowhere else. One constant each,
 * not objects: the inline script, which is in every page, carries only those it uses.
 */

// Ids of elements that one side makes and the other finds.

/** The script in the head of pages with a notice; it shows the notice at its time. */
export const noticeScriptId = "notice"
/** The field of the appointment form that a link can prefill: `/appointment/?service=…`, and the key of the address. */
export const serviceId = "service"
/** The field whose presence says that a page has the contact form, and so perhaps a draft. */
export const messageId = "message"

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
/** Where the inline script says whether the clinic is open now; on the root element, the sentence. */
export const nowHook = "data-now"
/** On what is hidden after a day: the day, such as `2026-12-25`. */
export const untilHook = "data-until"

/** Where the header's links fit beside a long name in a wide font; on other screens it has a menu. */
export const desktopScreen = "(min-width: 75em)"

/** The custom property that says where the menu begins: below the bar, in pixels from the top of the window. */
export const menuTop = "--menu-top"
