import type { Texts } from '../i18n/catalogue.ts'
import type { Locale } from '../i18n/tags.ts'
import { languageTag } from '../i18n/tags.ts'

type Words = Texts<'forms'>['messages']
/** Values available to a message: the field's label, the rule's limit, and a formatter for amounts. */
type MessageValues = { field: string; limit: string; amount: (value: string) => string }

// The first three keys are prescribed; other rules use the default message (`forms.not_valid`), or a more specific one.
const messageTexts = {
  'auth.errors.insecure_password': (words: Words) => words.insecure_password(),
  'auth.errors.passwords_must_match': (words: Words) => words.passwords_must_match(),
  'cabinet.transactions.Bep20error': (words: Words) => words.bep20(),
  'forms.not_valid': (words: Words, { field }: MessageValues) => words.not_valid({ field }),
  'forms.required': (words: Words, { field }: MessageValues) => words.required({ field }),
  'forms.accepted': (words: Words) => words.accepted(),
  'forms.choice': (words: Words) => words.choice(),
  'forms.min_length': (words: Words, { limit }: MessageValues) => words.min_length({ count: Number(limit) }),
  'forms.max_length': (words: Words, { limit }: MessageValues) => words.max_length({ count: Number(limit) }),
  'forms.digits': (words: Words, { limit }: MessageValues) => words.digits({ count: Number(limit) }),
  'forms.max_value': (words: Words, { limit, amount }: MessageValues) => words.max_value({ limit: amount(limit) }),
  'forms.amount': (words: Words, { amount }: MessageValues) => words.amount({ example: amount('1234.56') }),
  'forms.amount_grouping': (words: Words, { amount }: MessageValues) => words.amount_grouping({ example: amount('1234.56') }),
  'forms.amount_currency': (words: Words) => words.amount_currency(),
  'forms.amount_decimals': (words: Words, { limit }: MessageValues) => words.amount_decimals({ count: Number(limit) }),
  'forms.above_fee': (words: Words, { limit, amount }: MessageValues) => words.above_fee({ limit: amount(limit) }),
  'forms.address_zero': (words: Words) => words.address_zero(),
  'forms.address_own': (words: Words) => words.address_own(),
  'forms.address_waiting': (words: Words) => words.address_waiting(),
  'forms.fee_short': (words: Words) => words.fee_short(),
  'forms.amount_positive': (words: Words) => words.amount_positive(),
  'forms.email_refused': (words: Words) => words.email_refused(),
  'forms.phone': (words: Words) => words.phone(),
}

export type MessageKey = keyof typeof messageTexts

/** What a schema produces: a key, followed by a bar and the rule's limit if it has one (`forms.min_length|8`). The field translates it. */
export type Message = MessageKey | `${MessageKey}|${string}`

const split = (text: string): [string, string] => {
  const bar = text.indexOf('|')
  return bar < 0 ? [text, ''] : [text.slice(0, bar), text.slice(bar + 1)]
}

/** The key of a message without its limit. */
export const keyOf = (text: string): string => split(text)[0]

/** A message in the user's language. An unknown key falls back to the default message, never to a blank. */
export function formatValidationMessage(words: Words, locale: Locale, text: string, field: string): string {
  const [key, limit] = split(text)
  // Not `formatAmount`: pages without amount fields need not load its parser.
  const amount = (value: string) =>
    /^-?\d+(\.\d+)?$/.test(value)
      ? new Intl.NumberFormat(languageTag[locale], { useGrouping: 'always', maximumFractionDigits: 18 }).format(
          value as Intl.StringNumericLiteral,
        )
      : value
  const textOf: (words: Words, what: MessageValues) => string = Object.hasOwn(messageTexts, key)
    ? messageTexts[key as MessageKey]
    : messageTexts['forms.not_valid']
  return textOf(words, { field, limit, amount })
}
