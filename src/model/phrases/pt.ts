import type { Phrases } from "./phrases"

export const pt: Phrases = {
  hardWords: [
    [/\bfacultativ[oa]s?\b/iu, "médico"],
    [/\butiliza\p{L}*/iu, "usar"],
    [/\befec?tu\p{L}+/iu, "fazer"],
    [/\bproced(?:er|a|e) (?:a|à|ao)(?!\p{L})/iu, "fazer"],
    [/\baquando\b/iu, "quando"],
    [/\ba fim de\b/iu, "para"],
    [/\bmediante\b/iu, "com"],
    [/\bposologia\b/iu, "como tomar"],
    [/\banamnese\b/iu, "perguntas sobre a sua saúde"],
    [/\btriagem\b/iu, "quem é visto primeiro"],
  ],
  vagueLink: /^(?:link|clique aqui|aqui|(?:ler |ver |saber |saiba |leia )?mais|detalhes)[.!…]*$/,
  aroundTheClock: {
    before: "em|nas|até|há|durante|cada|(?:dentro|mais|menos|antes|depois|cerca|prazo) de",
    between: "as |próximas |primeiras |últimas ",
    hours: "horas",
    after: "antes|depois|de antecedência",
  },
  alwaysOpen: [
    /\b24 horas por dia\b|\babert[oa]s? durante 24 horas\b|\bqualquer (?:hora|altura)\b|\btodas? as? horas?\b/,
    /\bdia (?:e|ou|&)(?: de)? noite\b|\bnoite (?:e|ou|&)(?: de)? dia\b|\btoda a noite\b/,
    /\bsempre abert\w*|\bnunca (?:fech|encerr)\p{L}*|\babert[oa]s? todos os dias do ano\b/u,
  ],
  bookingOnline:
    /\b(?:peça|pedir|marque|marcar|marcação|consultas?)(?!\p{L})[^.!?]*(?<!\p{L})(?:online|no (?:nosso )?site|neste site)\b/u,
  bookingForm: /\bformulário de (?:marcaç(?:ão|ões)|consultas?|pedidos?)(?!\p{L})|\bpeça um(?:a hora| dia)\b/u,
  anyBooking: [
    /(?<!\p{L})(?:marque|marcar|agende|agendar)(?!\p{L})[^.!?]*(?<!\p{L})consultas?(?!\p{L})|(?<!\p{L})(?:ligue|telefone|escreva) para marcar(?!\p{L})/u,
  ],
  messageForm: [
    /\bformulário de (?:contac?to|mensagens?)(?!\p{L})|(?<!\p{L})(?:envie|mande|deixe|escreva)(?:-nos)? uma mensagem(?!\p{L})/u,
  ],
  walkIn: [
    /\bsem (?:marcação|(?:hora|consulta) marcada)(?!\p{L})|\bnão (?:precisa|é preciso)(?: de)? marcar(?!\p{L})/u,
  ],
  walkInAtAnyHour: [
    /\bsem marcação[^.!?]*(?:qualquer hora|24 horas|dia e (?:de )?noite|à noite)(?!\p{L})/u,
    /(?<!\p{L})(?:as )?nossas portas estão (?:sempre )?abertas\b|\bhá sempre um médico\b/u,
  ],
  callBefore: /\b(?:telefone|ligue)\b[^.!?]*(?<!\p{L})(?:primeiro|antes(?: de vir)?)(?!\p{L})/u,
  hours: {
    everyDay: ["diariamente"],
    closed: ["fechado", "fechada", "encerrada"],
    from: ["das"],
    to: ["até", "às", "as", "a"],
  },
}
