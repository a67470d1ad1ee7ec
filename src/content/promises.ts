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

/** Words that promise a form to book with, in the languages of the site. */
export const bookingForm = new RegExp(
  [
    /\b(?:ask|asking|book|booking|booked|request|appointments?)\b[^.!?]*\b(?:online|on (?:this|our|the) (?:web)?site)\b/,
    /\b(?:appointment|booking) form\b|\bask for a (?:day|time)\b/,
    /\b(?:peça|pedir|marque|marcar|marcação|consultas?)(?!\p{L})[^.!?]*(?<!\p{L})(?:online|no (?:nosso )?site|neste site)\b/u,
    /\bformulário de (?:marcaç(?:ão|ões)|consultas?|pedidos?)(?!\p{L})|\bpeça um(?:a hora| dia)\b/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "iu"
)
