import { describe, expect, it } from 'vitest'
import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'
import { demoWords } from '#mocks/fixtures/demo.ts'
import { attributes } from '#mocks/texts/attributes.ts'
import { de } from '#mocks/texts/de.ts'
import { en } from '#mocks/texts/en.ts'
import { es } from '#mocks/texts/es.ts'
import { ru } from '#mocks/texts/ru.ts'
import { transactionTypeNames } from '#mocks/texts/transaction-types.ts'
import { messages } from '#sdk/generated/messages.ts'
import type { Catalogue, Catalogues, Words } from './catalogue-rules.ts'
import { faults, flat, joins, rules, unloadedWords } from './catalogue-rules.ts'
import { readSources } from '#openapi/tools/imports.ts'

const files = import.meta.glob<Words>('../../design-system/i18n/*/*/index.ts', { eager: true, import: 'default' })

function load(locale: Locale): Catalogue {
  const own = Object.entries(files).filter(([file]) => file.includes(`/i18n/${locale}/`))
  return new Map(own.flatMap(([file, words]) => flat(words, `${file.split('/').at(-2)}.`)))
}

const real: Catalogues = { en: load('en'), ru: load('ru'), de: load('de'), es: load('es') }

/** Catalogues with one correct message each, overridden by the planted ones. */
const planted = (
  faulty: Partial<Record<Locale, Words>>,
  base: Words = { days: '{count:number|integer} {{count:day|days}} left' },
): Catalogues => {
  const right: Record<Locale, Words> = {
    en: base,
    ru: { days: 'Ещё {count|integer} {{count:|день||дня|дней|дня}}' },
    de: { days: 'Noch {count|integer} {{count:Tag|Tage}}' },
    es: { days: '{{count:|Falta|||Faltan|Faltan}} {count|integer} {{count:|día|||de días|días}}' },
  }
  const of = (locale: Locale) => new Map(flat({ ...right[locale], ...faulty[locale] }))
  return { en: of('en'), ru: of('ru'), de: of('de'), es: of('es') }
}

// Types say that they have the same keys (`satisfies NamespaceAuthTranslation`).
describe('the catalogues (L1)', () => {
  it('are four, and none of them is empty', () => {
    expect(Object.keys(real)).toEqual([...locales])
    for (const locale of locales) expect(real[locale].size).toBeGreaterThan(100)
  })
})

describe('each message', () => {
  it.each(Object.entries(rules))('%s', (_, rule) => {
    expect(faults(rule, real)).toEqual([])
  })

  const canaries: [rule: keyof typeof rules, locale: Locale, text: string, fault: string, base?: string][] = [
    ['has a text, without blanks round it', 'es', ' ', 'is empty'],
    ['has a text, without blanks round it', 'es', 'Hoy ', 'begins or ends with a blank'],
    ['takes the arguments of the base, through the same formatters', 'de', 'Noch {anzahl|integer} Tage', 'takes (anzahl|integer)'],
    ['takes the arguments of the base, through the same formatters', 'de', 'Noch {count} Tage', 'takes (count)'],
    ['takes the arguments of the base, through the same formatters', 'es', '{count:number|integer} días', 'gives {count:number} a type'],
    ['has every plural form that its language has', 'ru', '{count|integer} {{count:день|дней}}', 'has no few, many'],
    ['has every plural form that its language has', 'ru', '{count|integer} {{count:|день||||дня}}', 'has no few, many'],
    ['has every plural form that its language has', 'es', '{count|integer} {{count:día|días}}', 'has no many'],
    ['has every plural form that its language has', 'de', '{count|integer} {{count:|Tag|Tage|Tage}}', 'not 4'],
    ['has every plural form that its language has', 'de', '{count|integer} {{zahl:Tag|Tage}}', 'which is never passed'],
    ['has every plural form that its language has', 'de', '{{count:Tag: einer|Tage: mehrere}}', 'holds a colon'],
    ['marks up the same places as the base', 'de', 'Noch <0>{count|integer} Tage</0>', 'marks up (</0> <0>)'],
    ['is translated', 'es', 'Nothing is charged twice', 'is the base’s text', 'Nothing is charged twice'],
    ['is written in the letters of its language', 'en', 'Сlose', 'is Cyrillic: "С"'],
    ['is written in the letters of its language', 'ru', 'Cегодня', 'mixes alphabets'],
    ['has no em dash in English, German and Spanish', 'en', 'Soon — or later', 'has an em dash'],
    ['does not exclaim', 'es', '¡Listo', 'exclaims'],
    ['does not exclaim', 'en', '{count:number|integer}!', 'exclaims'],
    ['does not beg', 'en', 'Please wait', 'says please'],
    ['does not beg', 'ru', 'Подождите, пожалуйста', 'says please'],
    ['addresses the reader as the language is meant to', 'de', 'Noch drei Tage für dich', 'addresses the reader otherwise: "dich"'],
    ['addresses the reader as the language is meant to', 'es', 'Faltan tres días para usted', 'addresses the reader otherwise'],
    ['addresses the reader as the language is meant to', 'ru', 'Осталось три твоих дня', 'addresses the reader otherwise'],
    ['writes «вы» with a small letter inside a sentence', 'ru', 'Это Ваш день', 'writes a capital: "Ваш"'],
    ['calls a thing by its one name', 'en', 'The refill is on its way', 'says what is called deposit, or top up UTA: "refill"'],
    ['calls a thing by its one name', 'de', 'Auszahlungen aus UTA sind gesperrt', 'says what is called pausiert'],
    ['calls a thing by its one name', 'es', 'La retirada está en camino', 'says what is called retiro'],
    ['calls a thing by its one name', 'ru', 'Двухфакторный кабинет', 'says what is called аккаунт'],
    ['has addresses compared in whole', 'en', 'Compare the first and the last four characters.', 'compares only a part'],
    ['has addresses compared in whole', 'ru', 'Сверьте последние четыре символа.', 'compares only a part'],
    ['agrees with one', 'en', '{count:number|integer} days left', 'has one form of "days"'],
    ['agrees with one', 'es', 'Quedan {count|integer} {{count:|día|||días|días}}', 'has one form of "Quedan"'],
    ['agrees with one', 'es', 'Hoy a las {time}', 'has one form of "las"', 'Today at {time:string}'],
    ['keeps a number and its unit on one line', 'en', '{count:number|integer} h', 'may break in "} h"'],
    ['keeps a number and its unit on one line', 'de', '24 Stunden, z. B. heute', 'may break in "4 Stunde"'],
    ['keeps a number and its unit on one line', 'es', '24 horas', 'may break in "4 hora"'],
    ['keeps a number and its unit on one line', 'ru', 'Это — день', 'may break in " —"'],
    ['quotes as its language does', 'en', 'The «day»', 'quotes with'],
    ['quotes as its language does', 'de', 'Der “Tag”', 'quotes with'],
    ['quotes as its language does', 'es', 'El “día”', 'quotes with'],
    ['is no fragment that code completes', 'en', 'Balance after withdrawal:', 'begins or ends with the punctuation'],
    ['keeps the design’s word reed to itself', 'en', 'Three reeds left', 'says: "reeds"'],
  ]

  it.each(canaries)('canary: %s, in %s: %s', (name, locale, days, fault, base) => {
    const found = faults(rules[name]!, planted({ [locale]: { days } }, base === undefined ? undefined : { days: base }))
    expect(found.filter((one) => one.startsWith(`${locale} `)).join('\n')).toContain(fault)
  })

  it('canary: every rule has a planted fault', () => {
    expect(Object.keys(rules).filter((name) => !canaries.some(([of]) => of === name))).toEqual([])
  })

  it('canary: correct text that looks like a fault is ignored', () => {
    const fine = planted(
      {
        de: { special: 'Sonderzeichen, z.\u00a0B. ! oder #', hours: '{count|integer} {{count:Stunde|Stunden}}', name: 'MATU Cabinet' },
        es: { special: 'símbolo, p.\u00a0ej. ! o #', hours: '{{count:|Queda|||Quedan|Quedan}} {count|integer}\u00a0h', name: 'MATU Cabinet' },
        ru: { special: 'например ! или #', hours: '{count|integer} час{{count:|||а|ов|а}}', name: 'Готово. Вы внутри, ваш UTA-счёт виден' },
      },
      { days: '{count:number|integer} {{count:day|days}} left', special: 'e.g. ! or #', hours: '{count:number|integer} hour{{count:s}}', name: 'MATU Cabinet' },
    ) // prettier-ignore
    expect(Object.values(rules).flatMap((rule) => faults(rule, fine))).toEqual([])
  })
})

describe('the simulator’s messages', () => {
  const own = { en, ru, de, es }
  const refusals = (locale: Locale): Words => Object.fromEntries(Object.entries(messages).map(([code, text]) => [code, text[locale]]))
  const spoken = (locale: Locale) =>
    flat(
      { demo: demoWords[locale], field: attributes[locale], own: own[locale], type: transactionTypeNames[locale], error: refusals(locale) },
      'simulator.',
    )

  it.each(locales)('use one name per concept: %s', (locale) => {
    const rule = rules['calls a thing by its one name']!
    expect(spoken(locale).length).toBeGreaterThan(10)
    expect(spoken(locale).flatMap(([key, text]) => rule(text, locale, text).map((fault) => `${key}: ${fault}`))).toEqual([])
  })
})

it('a sentence is one key: no code joins texts with punctuation', () => {
  expect(joins(readSources('design-system', 'app'))).toEqual([])
  const code = '`${t.account.now({ amount })}. ${t.account.bound({ amount })}.`; `${titles()}, ${zone}`; `${t.covers()} ${amount}`'
  expect(joins(new Map([['x.tsx', code]]))).toHaveLength(2)
})

describe('each page', () => {
  it('loads the catalogues that it uses', () => {
    expect(unloadedWords(readSources('app', 'design-system'))).toEqual([])
  })

  const home = (screen: string): Map<string, string> =>
    new Map([
      ['app/src/pages/HomePage.tsx', "import { Home } from '#design-system/screens/Home.tsx'\n"],
      ['design-system/screens/Home.tsx', screen],
      ['design-system/forms/Field.tsx', "const t = useTranslations('forms').messages\n"],
    ])
  const unloaded = (screen: string, ...areas: string[]): string[] => unloadedWords(home(screen), [['app/src/pages/HomePage.tsx', areas]])

  it('canary: a catalogue that is used but not loaded is found, however deep, also of a lazy component that does not load it', () => {
    const fault = 'app/src/pages/HomePage.tsx: design-system/forms/Field.tsx speaks "forms", which the page does not load'
    const deep = "import { Field } from '../forms/Field.tsx'\nconst t = useTranslations('landing')\nconst c = useTranslations('common')\n"
    expect(unloaded(deep, 'common', 'landing', 'forms')).toEqual([])
    expect(unloaded(deep, 'common', 'landing')).toEqual([fault])
    const lazy = (words: string) => `const Part = lazyComponent(() => import('../forms/Field.tsx')${words})\n`
    expect(unloaded(lazy(", { words: ['forms'] }"))).toEqual([])
    expect(unloaded(lazy(''))).toEqual([fault])
  })
})
