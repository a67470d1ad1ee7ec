/** “24 hours” and “24 horas”, but not how long something takes or lasts: “within 24 hours”, “24 hours before”. */
const aroundTheClock = [
  /(?<!\b(?:within|in|for|after|than|least|most|next|first|last|every|em|nas|até|há|durante|cada|(?:dentro|mais|menos|antes|depois|cerca|prazo) de)\s(?:the |as |próximas |primeiras |últimas )?)/,
  /\b24[-\s]?(?:hours?|horas|hrs?|hs?)\b/,
  /(?!['’]?\s(?:before|after|later|ago|notice|antes|depois|de antecedência))/,
]

/** Words that claim that somebody is always there, in the languages of the site. */
export const alwaysOpen = new RegExp(
  [
    aroundTheClock.map(({ source }) => source).join(""),
    ...[
      /\b24\s?[/×x]\s?7\b/,
      /\b(?:any|all)[-\s]?(?:hours?|time)\b/,
      /\bday[-\s](?:and|or|&)[-\s]night\b|\bnight[-\s](?:and|or|&)[-\s]day\b|\ball night\b/,
      /\bround[-\s]the[-\s]clock\b|\bnever (?:clos|shut)\w*|\balways open\b|\bopen every day of the year\b/,
      /\b24 horas por dia\b|\babert[oa]s? durante 24 horas\b|\bqualquer (?:hora|altura)\b|\btodas? as? horas?\b/,
      /\bdia (?:e|ou|&)(?: de)? noite\b|\bnoite (?:e|ou|&)(?: de)? dia\b|\btoda a noite\b/,
      /\bsempre abert\w*|\bnunca (?:fech|encerr)\p{L}*|\babert[oa]s? todos os dias do ano\b/u,
    ].map(({ source }) => source),
  ].join("|"),
  "iu"
)

const either = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join("|"), "iu")

/** Words that promise to book on the web, in the languages of the site. */
const bookingOnline = either(
  /\b(?:ask|asking|book|booking|booked|request|appointments?)\b[^.!?]*\b(?:online|on (?:this|our|the) (?:web)?site)\b/,
  /\b(?:peça|pedir|marque|marcar|marcação|consultas?)(?!\p{L})[^.!?]*(?<!\p{L})(?:online|no (?:nosso )?site|neste site)\b/u
)

/** Words of a form on this site to book with. */
export const bookingForm = either(
  /\b(?:appointment|booking) form\b|\bask for a (?:day|time)\b/,
  /\bformulário de (?:marcaç(?:ão|ões)|consultas?|pedidos?)(?!\p{L})|\bpeça um(?:a hora| dia)\b/u
)

/** Words that promise the form or a way to book on the web. */
export const bookingOnSite = either(bookingOnline, bookingForm)

/** Words that invite people to book in any way. */
export const anyBooking = either(
  bookingOnSite,
  /\b(?:book|booking|make|need|request)\b[^.!?]*\bappointments?\b|\b(?:call|phone|write) to book\b|\bbook (?:a|an|your|now|online|with)\b/,
  /(?<!\p{L})(?:marque|marcar|agende|agendar)(?!\p{L})[^.!?]*(?<!\p{L})consultas?(?!\p{L})|(?<!\p{L})(?:ligue|telefone|escreva) para marcar(?!\p{L})/u
)

/** Words that promise a form for messages. */
export const messageForm = either(
  /\b(?:contact|message) form\b|\b(?:send|leave|write)(?: to)?(?: us)? an? message\b/,
  /\bformulário de (?:contac?to|mensagens?)(?!\p{L})|(?<!\p{L})(?:envie|mande|deixe|escreva)(?:-nos)? uma mensagem(?!\p{L})/u
)
