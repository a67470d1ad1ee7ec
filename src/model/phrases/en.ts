import type { Phrases } from "./phrases"

export const en: Phrases = {
  hardWords: [
    [/\bclinicians?\b/i, "doctor or nurse"],
    [/\bphysicians?\b/i, "doctor"],
    [/\bfacilit(?:y|ies)\b/i, "clinic"],
    [/\butili[sz]\w+/i, "use"],
    [/\bcommenc\w+/i, "start"],
    [/\bprior to\b/i, "before"],
    [/\bin order to\b/i, "to"],
    [/\badminister\w*/i, "give"],
    [/\bassist(?:ance)?\b/i, "help"],
    [/\bambulatory\b/i, "without a night in hospital"],
    [/\btriage\w*/i, "who is seen first"],
  ],
  vagueLink: /^(?:click here|here|(?:read |learn |see )?more|details|link)[.!…]*$/,
  aroundTheClock: {
    before: "within|in|for|after|than|least|most|next|first|last|every",
    between: "the ",
    hours: "hours?|hrs?|hs?",
    after: "before|after|later|ago|notice",
  },
  alwaysOpen: [
    /\b24\s?[/×x]\s?7\b/,
    /\b(?:any|all)[-\s]?(?:hours?|time)\b/,
    /\bday[-\s](?:and|or|&)[-\s]night\b|\bnight[-\s](?:and|or|&)[-\s]day\b|\ball night\b/,
    /\bround[-\s]the[-\s]clock\b|\bnever (?:clos|shut)\w*|\balways open\b|\bopen every day of the year\b/,
  ],
  bookingOnline:
    /\b(?:ask|asking|book|booking|booked|request|appointments?)\b[^.!?]*\b(?:online|on (?:this|our|the) (?:web)?site)\b/,
  bookingForm: /\b(?:appointment|booking) form\b|\bask for a (?:day|time)\b/,
  anyBooking: [
    /\b(?:book|booking|make|need|request)\b[^.!?]*\bappointments?\b|\b(?:call|phone|write) to book\b|\bbook (?:a|an|your|now|online|with)\b/,
  ],
  messageForm: [/\b(?:contact|message) form\b|\b(?:send|leave|write)(?: to)?(?: us)? an? message\b/],
  walkIn: [
    /\bwalk[-\s]ins?\b|\bwalking in\b|\bjust come in\b|\bwithout an appointment\b|\bno appointment (?:is )?(?:needed|necessary)\b/,
  ],
  walkInAtAnyHour: [
    /\b(?:walk[-\s]?ins?|just (?:come|walk)|(?:come|walk) (?:straight )?in|drop in|without an appointment)\b[^.!?]*\b(?:any ?time|any hour|all hours|24\s?[/×x]\s?7|day (?:and|or) night|at night)\b/,
    /\b(?:any ?time|any hour|24\s?[/×x]\s?7|day (?:and|or) night|at night)\b[^.!?]*\b(?:walk[-\s]?ins?|just (?:come|walk)|without an appointment)\b/,
    /\bour doors? (?:are|is|stays?) (?:always )?open\b|\b(?:a doctor|somebody|someone) is (?:always )?here (?:to see you|for you)\b|\ba doctor is (?:always )?here\b/,
  ],
  callBefore: /\bcall\b[^.!?]*\b(?:first|before you come)\b/,
  hours: { everyDay: ["everyday", "daily"], from: ["from"] },
}
