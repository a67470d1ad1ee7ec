/**
 * Phrases of a language for the checks, in addition to its catalogue and `Intl`: claims to be always there,
 * invitations, promises, and words that are hard to read. Each pattern is applied to texts in every language, ignoring
 * case.
 */
export interface Phrases {
  /** Words that few patients use, each with a plainer one. */
  readonly hardWords: readonly (readonly [RegExp, string])[]
  /** Texts of links and headings that do not say where they lead. */
  readonly vagueLink: RegExp
  /** “24 hours”, and words around it that make it a duration: “within 24 hours”, “24 hours before”. */
  readonly aroundTheClock: { before: string; between: string; hours: string; after: string }
  /** Claims that somebody is always there. */
  readonly alwaysOpen: readonly RegExp[]
  /** Promises to book on the web. */
  readonly bookingOnline: RegExp
  /** Mentions of a booking form on this site. */
  readonly bookingForm: RegExp
  /** Invitations to book in any way. */
  readonly anyBooking: readonly RegExp[]
  /** Promises of a form for messages. */
  readonly messageForm: readonly RegExp[]
  /** Invitations to come without an appointment. */
  readonly walkIn: readonly RegExp[]
  /** Invitations to come without an appointment at any hour. */
  readonly walkInAtAnyHour: readonly RegExp[]
  /** Requests to call before coming. */
  readonly callBefore: RegExp
  /** Ways to write opening hours that differ from the catalogue. */
  readonly hours: Partial<Record<"everyDay" | "closed" | "from" | "to", readonly string[]>>
}
