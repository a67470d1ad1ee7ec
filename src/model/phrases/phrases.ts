/**
 * What the checks know of a language besides its catalogue and `Intl`: how people say that they are always there, invite or
 * promise, and what of it is hard to read. Each pattern is found in texts of every language, without regard to capitals.
 */
export interface Phrases {
  /** Words that few patients use, each with a plain one. */
  readonly hardWords: readonly (readonly [RegExp, string])[]
  /** The whole text of links and headings that do not say where they lead. */
  readonly vagueLink: RegExp
  /** “24 hours”, and what around it says that something takes or lasts as long: “within 24 hours”, “24 hours before”. */
  readonly aroundTheClock: { before: string; between: string; hours: string; after: string }
  /** Claims that somebody is always there. */
  readonly alwaysOpen: readonly RegExp[]
  /** Promises to book on the web. */
  readonly bookingOnline: RegExp
  /** A form on this site to book with. */
  readonly bookingForm: RegExp
  /** Invitations to book in any way. */
  readonly anyBooking: readonly RegExp[]
  /** Promises of a form for messages. */
  readonly messageForm: readonly RegExp[]
  /** Invitations to people who have no appointment. */
  readonly walkIn: readonly RegExp[]
  /** The same, at whatever hour. */
  readonly walkInAtAnyHour: readonly RegExp[]
  /** Asks people to call before they come. */
  readonly callBefore: RegExp
  /** How people write opening hours, where the catalogue says it otherwise. */
  readonly hours: Partial<Record<"everyDay" | "closed" | "from" | "to", readonly string[]>>
}
