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
import { faults, flat, joins, keyFaults, rules, unloadedWords } from './catalogue-rules.ts'
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

describe('the catalogues (L1)', () => {
  it('are four, and none of them is empty', () => {
    expect(Object.keys(real)).toEqual([...locales])
    for (const locale of locales) expect(real[locale].size).toBeGreaterThan(100)
  })

  it('have the same keys', () => {
    expect(keyFaults(real)).toEqual([])
  })

  it('canary: a key missing in one language is found', () => {
    expect(keyFaults(planted({ de: { more: 'Mehr' } }))).toEqual(['en more: is missing', 'ru more: is missing', 'es more: is missing'])
  })
})

describe('each message', () => {
  it.each(Object.entries(rules))('%s', (_, rule) => {
    expect(faults(rule, real)).toEqual([])
  })

  it.each(Object.entries(rules))('canary: a correct message has no fault: %s', (_, rule) => {
    expect(faults(rule, planted({}))).toEqual([])
  })

  const note = 'Nothing is charged twice'
  const canaries: [keyof typeof rules, Locale, Words, string, Words?][] = [
    ['has a text, without blanks round it', 'es', { days: ' ' }, 'is empty'],
    ['has a text, without blanks round it', 'es', { days: 'Hoy ' }, 'begins or ends with a blank'],
    [
      'takes the arguments of the base, through the same formatters',
      'de',
      { days: 'Noch {anzahl|integer} Tage' },
      'takes (anzahl|integer)',
    ],
    ['takes the arguments of the base, through the same formatters', 'de', { days: 'Noch {count} Tage' }, 'takes (count)'],
    [
      'takes the arguments of the base, through the same formatters',
      'es',
      { days: '{count:number|integer} días' },
      'gives {count:number} a type',
    ],
    ['takes the arguments of the base, through the same formatters', 'ru', { days: 'Осталось немного' }, 'takes () where'],
    ['has every plural form that its language has', 'ru', { days: '{count|integer} {{count:день|дней}}' }, 'has no few, many'],
    ['has every plural form that its language has', 'ru', { days: '{count|integer} {{count:|день|дней}}' }, 'has no few, many'],
    ['has every plural form that its language has', 'ru', { days: '{count|integer} {{count:|день||||дня}}' }, 'has no few, many'],
    ['has every plural form that its language has', 'es', { days: '{count|integer} {{count:día|días}}' }, 'has no many'],
    ['has every plural form that its language has', 'de', { days: '{count|integer} {{count:|Tag|Tage|Tage}}' }, 'not 4'],
    ['has every plural form that its language has', 'de', { days: '{count|integer} {{zahl:Tag|Tage}}' }, 'which is never passed'],
    ['has every plural form that its language has', 'de', { days: '{{count:Tag: einer|Tage: mehrere}}' }, 'holds a colon'],
    ['marks up the same places as the base', 'de', { days: 'Noch <0>{count|integer} Tage</0>' }, 'marks up (</0> <0>)'],
    ['is translated', 'es', { note }, 'is the base’s text', { note }],
    ['is written in the letters of its language', 'en', { days: 'Сlose' }, 'is Cyrillic: "С"'],
    ['is written in the letters of its language', 'ru', { days: 'Cегодня' }, 'mixes alphabets'],
    ['has no em dash in English, German and Spanish', 'en', { days: 'Soon — or later' }, 'has an em dash'],
    ['does not exclaim', 'en', { days: 'Done!' }, 'exclaims'],
    ['does not exclaim', 'es', { days: '¡Listo' }, 'exclaims'],
    ['does not exclaim', 'en', { days: '{count:number|integer}!' }, 'exclaims'],
    ['does not beg', 'en', { days: 'Please wait' }, 'says please'],
    ['does not beg', 'de', { days: 'Einen Moment bitte' }, 'says please'],
    ['does not beg', 'es', { days: 'Espera, por favor' }, 'says please'],
    ['does not beg', 'ru', { days: 'Подождите, пожалуйста' }, 'says please'],
    [
      'addresses the reader as the language is meant to',
      'de',
      { days: 'Noch drei Tage für dich' },
      'addresses the reader otherwise: "dich"',
    ],
    ['addresses the reader as the language is meant to', 'es', { days: 'Faltan tres días para usted' }, 'addresses the reader otherwise'],
    ['addresses the reader as the language is meant to', 'ru', { days: 'Осталось три твоих дня' }, 'addresses the reader otherwise'],
    ['writes «вы» with a small letter inside a sentence', 'ru', { days: 'Это Ваш день' }, 'writes a capital: "Ваш"'],
    ['calls a thing by its one name', 'en', { days: 'The refill is on its way' }, 'says what is called deposit, or top up UTA: "refill"'],
    ['calls a thing by its one name', 'en', { days: 'Open the cabinet' }, 'says what is called account'],
    ['calls a thing by its one name', 'de', { days: 'Die Überweisung läuft' }, 'says what is called Auszahlung, Transfer'],
    ['calls a thing by its one name', 'de', { days: 'Eine vertraute Wallet' }, 'says what is called vertrauenswürdige Wallet'],
    ['calls a thing by its one name', 'de', { days: '10 % für das Prämienprogramm' }, 'says what is called Partnerprogramm'],
    ['calls a thing by its one name', 'de', { days: 'Auszahlungen aus UTA sind gesperrt' }, 'says what is called pausiert'],
    ['calls a thing by its one name', 'de', { days: 'Dieser Code stimmt nicht.' }, 'says what is called falsch'],
    ['calls a thing by its one name', 'de', { days: 'eine vertauschte Adresse' }, 'says what is called ausgetauscht'],
    ['calls a thing by its one name', 'de', { days: 'Die UTA eines Partners' }, 'says what is called das UTA'],
    ['calls a thing by its one name', 'es', { days: 'La retirada está en camino' }, 'says what is called retiro'],
    ['calls a thing by its one name', 'ru', { days: 'Двухфакторный кабинет' }, 'says what is called аккаунт'],
    ['calls a thing by its one name', 'ru', { days: 'Двухфакторный вход' }, 'says what is called двухфакторная аутентификация'],
    ['calls a thing by its one name', 'ru', { days: 'Введите резервный код' }, 'says what is called код восстановления'],
    ['calls a thing by its one name', 'ru', { days: 'Выводы закрыты на неделю' }, 'says what is called приостановлен'],
    ...(
      [
        ['en', 'Your partners', 'referral'],
        ['en', 'Structure volume', 'team'],
        ['en', 'Your own assets', 'personal assets'],
        ['en', 'The turnover required', 'trading volume'],
        ['en', 'Exchange MATU for USDT', 'convert'],
        ['en', 'Nothing was exchanged', 'convert'],
        ['en', 'UTA result, USDT', 'profit and loss'],
        ['en', 'Confirm your contacts', 'contact details'],
        ['en', 'Write to us', 'contact support'],
        ['en', '3 things need you', 'needs attention'],
        ['en', 'Up to the policy amount', 'coverage limit'],
        ['en', 'Report a claim', 'file a claim'],
        ['en', 'No one at MATU asks', 'we, or your account'],
        ['de', 'Freigegebene Wallets', 'vertrauenswürdige Wallet'],
        ['de', 'Strukturvolumen', 'Team'],
        ['de', 'Der nötige Umsatz', 'Handelsvolumen'],
        ['de', 'Das UTA-Ergebnis', 'Gewinn und Verlust'],
        ['de', 'Ihre Kontakte', 'Kontaktdaten'],
        ['de', 'Uns schreiben', 'Support kontaktieren'],
        ['de', 'Ihr MATU-Konto', 'wir, oder Ihr Konto'],
        ['es', 'Volumen de la estructura', 'equipo'],
        ['es', 'Cuenta de bonos', 'bonificación'],
        ['es', 'El volumen operado', 'volumen de operaciones'],
        ['es', 'Renovar suscripción', 'prolongar'],
        ['es', 'Resultado de UTA', 'ganancias y pérdidas'],
        ['es', 'Confirma tus contactos', 'datos de contacto'],
        ['es', 'Escríbenos', 'contactar con soporte'],
        ['es', 'Hasta el importe de la póliza', 'suma asegurada'],
        ['es', 'Presenta la reclamación', 'siniestro'],
        ['es', 'Líderes clasificados', 'cumplir los requisitos'],
        ['es', 'Escribe el código', 'introducir el código'],
        ['ru', 'Свои активы', 'личные активы'],
        ['ru', 'Необходимый оборот', 'торговый объём'],
        ['ru', 'Результат UTA', 'прибыль и убыток'],
        ['ru', 'Подтвердите контакты', 'контактные данные'],
        ['ru', 'Написать нам', 'написать в поддержку'],
        ['ru', 'До суммы полиса', 'страховая сумма'],
        ['ru', 'Подайте обращение', 'заявление о выплате'],
        ['ru', 'Обновите её и повторите.', 'попробуйте ещё раз'],
        ['ru', 'Программа вознаграждений', 'партнёрская программа'],
        ['ru', 'Сотрудники MATU', 'мы, или аккаунт'],
      ] as const
    ).map(([locale, days, name]): [keyof typeof rules, Locale, Words, string] => [
      'calls a thing by its one name',
      locale,
      { days },
      `says what is called ${name}: `,
    ]),
    ['has addresses compared in whole', 'en', { days: 'Compare the first and the last four characters.' }, 'compares only a part'],
    ['has addresses compared in whole', 'de', { days: 'Vergleichen Sie die letzten vier Zeichen.' }, 'compares only a part'],
    ['has addresses compared in whole', 'es', { days: 'Compara los cuatro últimos caracteres.' }, 'compares only a part'],
    ['has addresses compared in whole', 'ru', { days: 'Сверьте последние четыре символа.' }, 'compares only a part'],
    ['agrees with one', 'en', { days: '{count:number|integer} days left' }, 'has one form of "days"'],
    ['agrees with one', 'es', { days: 'Quedan {count|integer} {{count:|día|||días|días}}' }, 'has one form of "Quedan"'],
    ['agrees with one', 'es', { days: 'Hoy a las {time}' }, 'has one form of "las"', 'Today at {time:string}'],
    ['keeps a number and its unit on one line', 'en', { days: '{count:number|integer} h' }, 'may break in "} h"'],
    ['keeps a number and its unit on one line', 'de', { days: 'Ab {time} Uhr' }, 'may break in "} Uhr"'],
    ['keeps a number and its unit on one line', 'de', { days: '24 Stunden' }, 'may break in "4 Stunde"'],
    ['keeps a number and its unit on one line', 'de', { days: 'z. B. heute' }, 'may break in "z. B."'],
    ['keeps a number and its unit on one line', 'ru', { days: 'Это — день' }, 'may break in " —"'],
    ['quotes as its language does', 'en', { days: 'The «day»' }, 'quotes with'],
    ['quotes as its language does', 'de', { days: 'Der "Tag"' }, 'quotes with'],
    ['quotes as its language does', 'de', { days: 'Der “Tag”' }, 'quotes with'],
    ['quotes as its language does', 'es', { days: 'El “día”' }, 'quotes with'],
    ['quotes as its language does', 'ru', { days: '„День“' }, 'quotes with'],
    ['is no fragment that code completes', 'en', { days: 'Balance after withdrawal:' }, 'begins or ends with the punctuation'],
    ['is no fragment that code completes', 'de', { days: ', erledigt' }, 'begins or ends with the punctuation'],
    ['keeps the design’s word reed to itself', 'en', { days: 'Three reeds left' }, 'says: "reeds"'],
  ]

  it.each(canaries)('canary: %s, in %s: finds %o', (name, locale, words, fault, base) => {
    const found = faults(rules[name]!, planted({ [locale]: words }, base)).filter((one) => one.startsWith(`${locale} `))
    expect(found.join('\n')).toContain(fault)
  })

  it('canary: every rule has a planted fault', () => {
    expect(Object.keys(rules).filter((name) => !canaries.some(([of]) => of === name))).toEqual([])
  })

  it('canary: correct text that looks like a fault is ignored', () => {
    const fine = planted(
      {
        de: { special: 'Sonderzeichen, z.\u00a0B. ! oder #', hours: '{count|integer} {{count:Stunde|Stunden}}', name: 'MATU Cabinet' },
        es: {
          special: 'símbolo, p.\u00a0ej. ! o #',
          hours: '{{count:|Queda|||Quedan|Quedan}} {count|integer}\u00a0h',
          name: 'MATU Cabinet',
        },
        ru: {
          special: 'спецсимвол, например ! или #',
          hours: '{count|integer} час{{count:|||а|ов|а}}',
          name: 'Готово. Вы внутри, ваш UTA-счёт виден',
        },
      },
      {
        days: '{count:number|integer} {{count:day|days}} left',
        special: 'special character, e.g. ! or #',
        hours: '{count:number|integer} hour{{count:s}}',
        name: 'MATU Cabinet',
      },
    )
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

describe('a sentence', () => {
  it('is one key: no code joins texts with punctuation', () => {
    expect(joins(readSources('design-system', 'app'))).toEqual([])
  })

  it('canary: joined texts are found', () => {
    const code = '`${t.account.now({ amount })}. ${t.account.bound({ amount })}.`; `${titles()}, ${zone}`; `${t.covers()} ${amount}`'
    expect(joins(new Map([['x.tsx', code]]))).toHaveLength(2)
  })
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

  it('canary: a catalogue that is used but not loaded is found, however deep', () => {
    const screen = "import { Field } from '../forms/Field.tsx'\nconst t = useTranslations('landing')\nconst c = useTranslations('common')\n"
    expect(unloaded(screen, 'common', 'landing', 'forms')).toEqual([])
    expect(unloaded(screen, 'common', 'landing')).toEqual([
      'app/src/pages/HomePage.tsx: design-system/forms/Field.tsx speaks "forms", which the page does not load',
    ])
  })

  it('canary: what a lazy component uses is found, unless it loads it with its code', () => {
    const screen = (words: string) => `const Part = lazyComponent(() => import('../forms/Field.tsx')${words})\n`
    expect(unloaded(screen(", { words: ['forms'] }"))).toEqual([])
    expect(unloaded(screen(''))).toEqual([
      'app/src/pages/HomePage.tsx: design-system/forms/Field.tsx speaks "forms", which the page does not load',
    ])
  })
})
