import type { ParameterPart } from 'typesafe-i18n/parser'
import { experimentalParseMessage as parseMessage } from 'typesafe-i18n/parser'
import type { Locale } from '#design-system/i18n/tags.ts'
import { languageTag, locales } from '#design-system/i18n/tags.ts'
import { layouts } from '#app/src/site/layouts.ts'
import { routeMeta, templates } from '#app/src/site/paths.ts'
import type { Sources } from '#openapi/tools/imports.ts'
import { importsOf, reach } from '#openapi/tools/imports.ts'

export type Words = { readonly [key: string]: string | Words }

/** Each message by its full key: `auth.login.title`. */
export type Catalogue = ReadonlyMap<string, string>
export type Catalogues = Readonly<Record<Locale, Catalogue>>

/** English is the base: its arguments are typed, and every other language must use the same ones. */
const baseLocale: Locale = 'en'

export function flat(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )
}

const plural = /\{\{(?:[^:{}]*:)?([^{}]*)\}\}/g

/** A message as typesafe-i18n reads it; its parser leaves empty forms of a plural out, so forms are taken as they are written. */
function read(text: string) {
  const parts = parseMessage(text)
  const written = [...text.matchAll(plural)].map(([, forms = '']) => forms)
  return {
    plain: text.replaceAll(plural, (_, forms: string) => forms.replaceAll('|', ' ')).replaceAll(/\{[^}]*\}/g, '…'),
    args: parts.filter((part) => part.kind === 'parameter'),
    plurals: parts.filter((part) => part.kind === 'plural').map(({ key }, at) => ({ name: key, forms: (written[at] ?? '').split('|') })),
  }
}
type Plural = ReturnType<typeof read>['plurals'][number]

const unique = (list: readonly string[]): string[] => [...new Set(list)].sort()

type Rule = (text: string, locale: Locale, base: string) => string[]

const formNames = ['other', 'one other', 'zero one other', 'zero one two few many other'].map((names) => names.split(' '))

/** Plural forms that the language has and the message lacks; one of them may be an empty ending. */
function pluralFault({ forms, name }: Plural, locale: Locale, known: ReadonlySet<string>): string | null {
  const written = formNames.find(({ length }) => length === forms.length)
  if (forms.join().includes(':')) return `the plural of ${name} holds a colon, and what is behind it is not shown`
  if (!known.has(name)) return `the plural counts "${name}", which is never passed`
  if (!written) return `a plural has 2, 3 or 6 parts, not ${forms.length}`
  const needed = new Intl.PluralRules(languageTag[locale]).resolvedOptions().pluralCategories
  const absent = needed.filter((form) => !written.includes(form) && !(form === 'one' && forms.length === 1))
  const empty = needed.filter((form) => forms[written.indexOf(form)]?.trim() === '')
  const missing = absent.length > 0 ? absent : empty.length > 1 ? empty : []
  return missing.length > 0 ? `the plural of ${name} has no ${missing.join(', ')}` : null
}

const says = (pattern: RegExp, what: string) => (text: string) => {
  const found = pattern.exec(read(text).plain)
  return found ? [`${what}: "${found[0].trim()}"`] : []
}
const word = (...words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu')
const only =
  (locales: readonly Locale[], rule: Rule): Rule =>
  (text, locale, base) =>
    locales.includes(locale) ? rule(text, locale, base) : []

const latin: readonly Locale[] = ['en', 'de', 'es']
const politeness: Record<Locale, RegExp> = {
  en: word('please'),
  de: word('bitte'),
  es: word('por favor'),
  ru: word('пожалуйста'),
}
/** Form of address: ru «вы», de „Sie“, es «tú». These patterns match the wrong form. */
const address: Partial<Record<Locale, RegExp>> = {
  de: word('du', 'dich', 'dir', 'dein(?:e[mnrs]?)?', 'euch', 'eure?[mnrs]?'),
  es: word('usted(?:es)?', 'vosotros', 'vuestr[oa]s?'),
  ru: word('ты', 'тебя', 'тебе', 'тобой', 'тво(?:й|я|ё|и|его|ей|ему|их|им|ими|ю|ём)'),
}

/** One name per concept: synonyms to avoid, with the right name in this language. "MATU Cabinet" is the product's name; its user has an account. */
const otherNames: Record<Locale, ReadonlyArray<readonly [pattern: RegExp, name: string]>> = {
  en: [
    [word('refill(?:s|ed|ing)?'), 'deposit, or top up UTA'],
    [/(?<!MATU )\bcabinet\b/i, 'account'],
    [word('coins?'), 'address pattern'],
    [word('two-factor sign-in', 'two-step (?:sign-in|verification)'), 'two-factor authentication'],
    [word('programmes?', 'cancell(?:ed|ing)', 'recognis(?:e|es|ed|ing)'), 'the US spelling'],
    [word('partners?'), 'referral'],
    [word('structure'), 'team'],
    [word('own assets'), 'personal assets'],
    [word('reward program'), 'referral program'],
    [word('turnover'), 'trading volume'],
    [/(?<!\ban )(?<!\p{L})exchang(?:e|es|ed|ing)(?!\p{L})/iu, 'convert'],
    [/(?<!past |past UTA |no )(?<!\p{L})results?(?!\p{L})/iu, 'profit and loss'],
    [word('contacts'), 'contact details'],
    [word('write to us'), 'contact support'],
    [word('needs? you'), 'needs attention'],
    [word('policy amount', 'cover amount'), 'coverage limit'],
    [word('report (?:a|the) claim'), 'file a claim'],
    [/(?<!\p{L})(?:at|by) MATU(?! Cabinet)|MATU(?:’s)? (?:account|team|referral)/iu, 'we, or your account'],
  ],
  de: [
    [word('Vermögenswerte?n?'), 'Guthaben'],
    [word('Überweisung(?:en)?'), 'Auszahlung, Transfer'],
    [word('Abonnements?'), 'Abo'],
    [word('vertraute[nrs]? Wallets?'), 'vertrauenswürdige Wallet'],
    [word('Zwei-Faktor-Anmeldung'), 'Zwei-Faktor-Authentifizierung'],
    [word('Münzen?', 'Münzmuster'), 'Adressmuster'],
    [word('Belohnung(?:en)?'), 'Prämie'],
    [word('Prämienprogramms?'), 'Partnerprogramm'],
    [word('Auszahlung(?:en)?[^.:;]* gesperrt'), 'pausiert'],
    [word('Code stimmt nicht'), 'falsch'],
    [word('vertauschte[mnrs]?'), 'ausgetauscht'],
    [/(?<!\p{L})[Dd]ie UTA(?![-\p{L}])/u, 'das UTA'],
    [/(?<!MATU )(?<!\p{L})Cabinet(?!\p{L})/u, 'Konto'],
    [word('Freigegebenen? Wallets?'), 'vertrauenswürdige Wallet'],
    [/Struktur/iu, 'Team'],
    [word('(?:Handels)?umsatz(?:es)?'), 'Handelsvolumen'],
    [/(?<!\p{L})(?:UTA-|Tages|Monats)ergebniss?e?/iu, 'Gewinn und Verlust'],
    [/(?<!\p{L})Kontakt(?:e|en|s)?(?!\p{L})/u, 'Kontaktdaten'],
    [word('Uns schreiben', 'schreiben Sie uns'), 'Support kontaktieren'],
    [/MATU-(?:Konto|Wiederherstellung)|(?:bei|von) MATU(?! Cabinet)/u, 'wir, oder Ihr Konto'],
  ],
  es: [
    [word('dos factores', 'doble factor', 'acceso en dos pasos'), 'verificación en dos pasos'],
    [word('intercambios?'), 'conversión'],
    [word('partners?', 'socios?'), 'referido'],
    [word('retiradas?'), 'retiro'],
    [/(?<!MATU )(?<!\p{L})Cabinet(?!\p{L})/iu, 'cuenta'],
    [word('estructura'), 'equipo'],
    [word('bonos?'), 'bonificación'],
    [word('volumen operado'), 'volumen de operaciones'],
    [word('renovar'), 'prolongar'],
    [word('resultados? (?:de UTA|diarios?|mensual(?:es)?)'), 'ganancias y pérdidas'],
    [/(?<!datos? de )(?<!\p{L})contactos?(?!\p{L})/iu, 'datos de contacto'],
    [word('escríbenos', 'escribirnos'), 'contactar con soporte'],
    [word('importe de la póliza', 'importe cubierto'), 'suma asegurada'],
    [word('reclamaci(?:ón|ones)'), 'siniestro'],
    [/(?<!\p{L})clasific/iu, 'cumplir los requisitos'],
    [/(?<!\p{L})(?:escrib(?:e|ir)|poner)[^.;:]* códigos?(?!\p{L})/iu, 'introducir el código'],
    [/cuenta de MATU(?! Cabinet)|nadie de MATU/iu, 'nosotros, o tu cuenta'],
  ],
  ru: [
    [word('двухфакторн\\p{L}+ (?:защит[аыу]|вход\\p{L}*)'), 'двухфакторная аутентификация'],
    [word('(?:резервн|запасн)\\p{L}+ код\\p{L}*'), 'код восстановления'],
    [word('выводы? (?:средств )?(?:закрыт|заморожен|остановлен)\\p{L}*'), 'приостановлен'],
    [word('кабинет(?:а|е|у|ом)?'), 'аккаунт'],
    [word('наград(?:а|ы|у|е|ой|ам|ах)?'), 'вознаграждение'],
    [word('депозит(?:а|ы|ов|ом|у)?', 'рефилл?(?:а|ы)?'), 'пополнение'],
    [word('монет(?:а|ы|у|е|ой)?'), 'узор адреса'],
    [word('сво(?:и|их|им|ими) актив\\p{L}*'), 'личные активы'],
    [word('программ\\p{L}+ вознаграждений'), 'партнёрская программа'],
    [word('оборот(?:а|у|ом|е)?'), 'торговый объём'],
    [word('результат\\p{L}* UTA(?! не предсказ)'), 'прибыль и убыток'],
    [word('контакт(?:а|ы|ов|ам|ами|ах)?'), 'контактные данные'],
    [word('напи(?:сать|шите) нам'), 'написать в поддержку'],
    [word('сумм\\p{L}+ (?:полиса|покрытия)'), 'страховая сумма'],
    [word('обращени(?:е|я|й|ю|ем|ям)'), 'заявление о выплате'],
    [/(?<!\p{L})повторите(?=[.,;]|$| (?:и|или|через|позже|чуть|когда))/iu, 'попробуйте ещё раз'],
    [/аккаунт\p{L}* MATU(?! Cabinet)|сотрудники MATU|от имени MATU/iu, 'мы, или аккаунт'],
  ],
}

/** Advice to compare only a part of an address: fraudsters copy the ends. */
const partlyCompared: Record<Locale, RegExp> = {
  en: /compar[^.]*(?:first|last|ends)\b/i,
  de: /vergleich[^.]*(?:erste|letzte|Anfang)/i,
  es: /compar[^.]*(?:primer|últim|extremos)/i,
  ru: /сверьте[^.]*(?:перв|последн|начал|конец)/i,
}

const abbreviations = '(?:h|min|s|d|Std\\.|Min\\.|Tg\\.|ч|мин|дн\\.|мес\\.|%|Uhr|USDT|MATU|BNB|USD)'
const longUnits = '(?:Stunde|Minute|Sekunde|Tag|Zeichen|час|дн|мин|сек|мес|симв|раз|hora|minuto|segundo|día)'
/** A break that separates a number from its unit, a Russian dash from its word, or the halves of an abbreviation. */
const badBreaks: ReadonlyArray<readonly [locales: readonly Locale[], pattern: RegExp]> = [
  [locales, new RegExp(`[\\d}] ${abbreviations}(?!\\p{L})`, 'u')],
  [locales, /(?<![\p{L}\d])\d \{/u],
  [['de', 'es', 'ru'], new RegExp(`\\d ${longUnits}`, 'u')],
  [['ru'], / [—]/u],
  [locales, /z\. B\.|p\. ej\./u],
]

/** Words that may follow a number without agreeing with it. */
const invariable: Record<Locale, string> = {
  en: 'new of up down active waiting closed open shown more still are is UTA set confirmed min leader',
  de: `von aktiv in im geschlossen offen ist anzeigen noch diesen mit am erledigt gefunden bestätigt eingerichtet zu zurücksetzen Partner Leader
    Leader-Pools Ränge Token Filter Zeichen Min Std Tg`,
  es: 'de con más como es en min',
  ru: 'из в по до мин дн мес ещё активы',
}

const quotes: Record<Locale, RegExp> = {
  en: /["'«»„]/,
  de: /["'«»”]|(?<!„[^“”]*)“/,
  es: /["'“”„]/,
  ru: /["'“”„]/,
}

const withoutTypes = (text: string): string => text.replaceAll(/\{(\w+)\??:\w+/g, '{$1')
const countWords = (text: string): number => read(text).plain.match(/\p{L}{2,}/gu)?.length ?? 0

/** Rules for each message, by the sentence that they prove. */
export const rules: Readonly<Record<string, Rule>> = {
  'has a text, without blanks round it': (text) => {
    if (text.trim() === '') return ['is empty']
    return text === text.trim() ? [] : ['begins or ends with a blank']
  },
  'takes the arguments of the base, through the same formatters': (text, locale, base) => {
    const typed = locale === baseLocale ? null : /(?<!\{)\{\w+\??:\w+/.exec(text)
    if (typed) return [`gives ${typed[0]}} a type, which only the base does`]
    const written = (one: ParameterPart) => [one.key, ...one.transforms.map((by) => (by.kind === 'formatter' ? by.name : by.raw))].join('|')
    const [own, wanted] = [unique(read(text).args.map(written)), unique(read(base).args.map(written))]
    return own.join() === wanted.join() ? [] : [`takes (${own.join(', ')}) where the base takes (${wanted.join(', ')})`]
  },
  'has every plural form that its language has': (text, locale, base) => {
    const of = read(base)
    const known = new Set([...of.args.map(({ key }) => key), ...of.plurals.map(({ name }) => name)])
    return read(text).plurals.flatMap((plural) => pluralFault(plural, locale, known) ?? [])
  },
  'marks up the same places as the base': (text, _, base) => {
    const tags = (of: string) => (of.match(/<\/?\d+>/g) ?? []).sort().join(' ')
    return tags(text) === tags(base) ? [] : [`marks up (${tags(text)}) where the base marks up (${tags(base)})`]
  },
  'is translated': (text, locale, base) =>
    locale !== baseLocale && countWords(text) >= 3 && text === withoutTypes(base) ? ['is the base’s text'] : [],
  'is written in the letters of its language': (text, locale) =>
    locale === 'ru'
      ? says(/\p{Script=Cyrillic}\p{Script=Latin}\S*|\p{Script=Latin}\p{Script=Cyrillic}\S*/u, 'mixes alphabets in a word')(text)
      : says(/\p{Script=Cyrillic}+/u, 'is Cyrillic')(text),
  'has no em dash in English, German and Spanish': only(latin, says(/[\u2014\u2015]/, 'has an em dash')),
  // A character that is listed among others (“e.g. ! or #”) is no exclamation.
  'does not exclaim': says(/¡|(?<=[\p{L}\p{N}…»”“’)>])!/u, 'exclaims'),
  'does not beg': (text, locale) => says(politeness[locale], 'says please')(text),
  'addresses the reader as the language is meant to': (text, locale) => {
    const other = address[locale]
    return other ? says(other, 'addresses the reader otherwise')(text) : []
  },
  'writes «вы» with a small letter inside a sentence': only(
    ['ru'],
    says(/(?<![.?…]\s|^|<\d>)(?<!\p{L})(?:Вы|Вас|Вам|Вами|Ваш(?:а|е|и|его|ей|ему|им|их|ими|у|ем)?)(?!\p{L})/u, 'writes a capital'),
  ),
  'calls a thing by its one name': (text, locale) =>
    otherNames[locale].flatMap(([pattern, name]) => says(pattern, `says what is called ${name}`)(text)),
  'has addresses compared in whole': (text, locale) =>
    text.includes('0x') ? [] : says(partlyCompared[locale], 'compares only a part')(text),
  'agrees with one': (text, locale) => {
    const counted = text.replaceAll(/\{\{[^}]*\}\}/g, '§').matchAll(/\{\w+(?::number)?\|integer\}[ \u00a0]([\p{L}-]{2,})(?![\p{L}§-])/gu)
    const verb =
      locale === 'es' && /\|integer/.test(text)
        ? /(?<!\p{L})(?:quedan|faltan|sobran)(?!\p{L})/iu.exec(text.replaceAll(/\{\{[^}]*\}\}/g, ''))
        : null
    // “a las 2:00”, but “a la 1:00”.
    const article = locale === 'es' ? /(?<!\p{L})las(?= \{time\})/iu.exec(text) : null
    return [
      ...[...counted].map(([, next = '']) => next).filter((next) => !invariable[locale].split(/\s+/).includes(next)),
      ...(verb ?? article ?? []),
    ].map((next) => `has one form of "${next}" for every number`)
  },
  'keeps a number and its unit on one line': (text, locale) =>
    badBreaks.flatMap(([of, pattern]) => (of.includes(locale) ? (pattern.exec(text) ?? []) : [])).map((found) => `may break in "${found}"`),
  'quotes as its language does': (text, locale) => says(quotes[locale], 'quotes with')(text),
  'is no fragment that code completes': (text) =>
    /[:,]$|^[,.;:]/.test(text) ? ['begins or ends with the punctuation of a sentence that goes on in code'] : [],
  'keeps the design’s word reed to itself': only(['en'], says(word('reeds?', 'reeded'), 'says')),
}

/** Violations of a rule: `ru auth.login.title: is empty`. */
export const faults = (rule: Rule, catalogues: Catalogues): string[] =>
  locales.flatMap((locale) =>
    [...catalogues[locale]].flatMap(([key, text]) =>
      rule(text, locale, catalogues[baseLocale].get(key) ?? text).map((fault) => `${locale} ${key}: ${fault}`),
    ),
  )

/** Texts that code joins with punctuation: `${t.a()}. ${t.b()}`. A sentence is one key, with its parameters inside. */
export const joins = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:t|words|common|strip|total|r)(?:\.\w+)*\([^`\n]*?\)\}(?:[.:;] \$\{|[.:;]`)/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  )

const areasIn = (list: string): string[] => [...list.matchAll(/'(\w+)'/g)].map(([, area = '']) => area)

/** The areas that a file uses, and those that the lazy component it defines loads with its code. */
const areasOf = (text: string): { used: string[]; late: string[] } => ({
  used: [...text.matchAll(/\b(?:useTranslations|textsOf)\((?:[^'()]*,\s*)?'(\w+)'\)/g)].map(([, area = '']) => area),
  late: [...text.matchAll(/\blazyComponent\b[^]*?\bwords: (\[[^\]]*\])/g)].flatMap(([, list = '']) => areasIn(list)),
})

/** The areas that a file and its imports use but that are not loaded, also those of the lazy components of the design system. */
function unloadedIn(
  file: string,
  loaded: readonly string[],
  sources: Sources,
  above: readonly string[] = [],
): { area: string; one: string }[] {
  return [...reach(file, sources)].flatMap((one) => {
    const { used, late } = areasOf(sources.get(one) ?? '')
    const lazy = one.startsWith('design-system/') ? importsOf(one, sources, ['lazy']).filter((next) => !above.includes(next)) : []
    return [
      ...used.filter((area) => !loaded.includes(area)).map((area) => ({ area, one })),
      ...lazy.flatMap((next) => unloadedIn(next, [...loaded, ...late], sources, [...above, next])),
    ]
  })
}

/** A file, and the areas that are loaded with it. */
type Loads = readonly [file: string, areas: readonly string[]]

/** What the site map loads for each layout, and for each page with its layout. */
const siteLoads = (): Loads[] => [
  ...Object.values(layouts).map(({ module, words }): Loads => [`app/src/layouts/${module}.tsx`, words]),
  ...templates.map((template): Loads => {
    const { module, layout, words } = routeMeta(template)
    return [`app/src/pages/${module}.tsx`, [...layouts[layout].words, ...words]]
  }),
]

/** Pages and layouts that use a catalogue area they do not load: `textsOf` would throw. A lazy component may also use the areas that it loads itself. */
export const unloadedWords = (sources: Sources, loads: readonly Loads[] = siteLoads()): string[] =>
  loads.flatMap(([file, areas]) =>
    unloadedIn(file, [...areas], sources).map(({ area, one }) => `${file}: ${one} speaks "${area}", which the page does not load`),
  )
