/**
 * The contract between the inline script, the build and React. Each name is defined here and nowhere else. They are
 * separate constants, not objects: the inline script, which is in every page, then carries only those it uses.
 */

// Ids of elements that one side renders and the other finds.

/** The script in the head of pages with a notice. It shows the notice at the right time. */
export const noticeScriptId = "notice"
/** The field of the appointment form that a link can prefill: `/appointment/?service=…`, and the key of the URL. */
export const serviceId = "service"
/** The message field. A page that has it has the contact form, and perhaps a draft. */
export const messageId = "message"

/**
 * Milliseconds for which a draft is kept after the last change, so that the next person at a shared computer does not
 * find it.
 */
export const draftMs = 60 * 60 * 1000
/** The unfinished appointment request. */
export const appointmentDraft = { key: "appointment-request", linkedId: serviceId, takesNewLink: true } as const
/** The unsent contact message. */
export const contactDraft = { key: "contact-message", linkedId: "subject", takesNewLink: false } as const

// Hooks: `data-` attributes by which the inline script finds its elements.

/**
 * The id of the text shown instead of the appointment form if the form cannot work. Without React, submitting the form
 * leads there.
 */
export const byPhoneId = "by-phone"
/** The text a button copies. */
export const copyHook = "data-copy"
/** A link to a part of its page that is shared or copied. */
export const shareHook = "data-share"
/** On such a button or link: the result of the last copy, in words. */
export const copiedHook = "data-copied"
/** The element around the slides and their controls. */
export const carouselHook = "data-carousel"
/** The button that pauses and resumes the carousel. The value says whether it should rotate. */
export const rotationHook = "data-rotation"
/** On that button: its labels while the carousel plays, and while it is paused. */
export const stopHook = "data-stop"
export const startHook = "data-start"
/** By how many slides a button moves the carousel: 1 or -1. */
export const stepHook = "data-step"
/** The slide a dot leads to, counted from 0. */
export const goToHook = "data-go-to"
/** A slide, numbered from 1. */
export const slideHook = "data-slide"
/** A button of the page that books. On the root element: such a button is in view. */
export const bookHook = "data-book"
/** The footer's copyright line, whose first number is the year. */
export const yearHook = "data-year"
/** The 404 page. */
export const notFoundHook = "data-not-found"
/** On the root element: the notice is shown now. */
export const noticeHook = "data-notice"
/**
 * The element in which the inline script says whether the clinic is open now. On the root element: the sentence. It is
 * also the name of the event on `window` after the sentence has changed.
 */
export const nowHook = "data-now"
/** On the root element: it is outside the clinic's business hours, or the clinic is closed. */
export const outsideHook = "data-outside"
/** On an element that is hidden after a day: that day, such as `2026-12-25`. */
export const untilHook = "data-until"

/** Event on `window`: React has replaced the page by another one. */
export const pageEvent = "page"

/** Screens on which the header's links fit beside a long name in a wide font. Narrower screens have a menu. */
export const desktopScreen = "(min-width: 75em)"

/** The custom property with the top of the menu: the bottom of the bar, in pixels from the top of the window. */
export const menuTop = "--menu-top"
