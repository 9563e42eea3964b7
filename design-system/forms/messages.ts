import type { Texts } from '../i18n/catalogue.ts'
import type { Locale } from '../i18n/tags.ts'
import { languageTag } from '../i18n/tags.ts'

type Words = Texts<'forms'>['messages']
/** What a message can say: the field's name, the rule's limit, and an amount as the reader would write it. */
type Saying = { field: string; limit: string; amount: (value: string) => string }

// Three keys are product.md's (§5); a rule it gives no key to says its default message, or one of ours where that says more.
const sayings = {
  'auth.errors.insecure_password': (words: Words) => words.insecure_password(),
  'auth.errors.passwords_must_match': (words: Words) => words.passwords_must_match(),
  'cabinet.transactions.Bep20error': (words: Words) => words.bep20(),
  'forms.not_valid': (words: Words, { field }: Saying) => words.not_valid({ field }),
  'forms.required': (words: Words, { field }: Saying) => words.required({ field }),
  'forms.accepted': (words: Words) => words.accepted(),
  'forms.choice': (words: Words) => words.choice(),
  'forms.min_length': (words: Words, { limit }: Saying) => words.min_length({ count: Number(limit) }),
  'forms.max_length': (words: Words, { limit }: Saying) => words.max_length({ count: Number(limit) }),
  'forms.digits': (words: Words, { limit }: Saying) => words.digits({ count: Number(limit) }),
  'forms.max_value': (words: Words, { limit, amount }: Saying) => words.max_value({ limit: amount(limit) }),
  'forms.amount': (words: Words, { amount }: Saying) => words.amount({ example: amount('1234.56') }),
  'forms.amount_grouping': (words: Words, { amount }: Saying) => words.amount_grouping({ example: amount('1234.56') }),
  'forms.amount_currency': (words: Words) => words.amount_currency(),
  'forms.amount_decimals': (words: Words, { limit }: Saying) => words.amount_decimals({ count: Number(limit) }),
  'forms.above_fee': (words: Words, { limit, amount }: Saying) => words.above_fee({ limit: amount(limit) }),
  'forms.address_zero': (words: Words) => words.address_zero(),
  'forms.address_own': (words: Words) => words.address_own(),
  'forms.address_waiting': (words: Words) => words.address_waiting(),
  'forms.fee_short': (words: Words) => words.fee_short(),
  'forms.amount_positive': (words: Words) => words.amount_positive(),
  'forms.phone': (words: Words) => words.phone(),
}

export type MessageKey = keyof typeof sayings

/** What a schema yields: a key, with the rule's limit behind a bar where it has one (`forms.min_length|8`). The field translates it. */
export type Message = MessageKey | `${MessageKey}|${string}`

export const message = (key: MessageKey, limit?: string | number): Message => (limit === undefined ? key : `${key}|${limit}`)

const split = (text: string): [string, string] => {
  const bar = text.indexOf('|')
  return bar < 0 ? [text, ''] : [text.slice(0, bar), text.slice(bar + 1)]
}

/** The key of a message without its limit. */
export const keyOf = (text: string): string => split(text)[0]

/** A message in the reader's words. What is no key of ours is the default message, never a blank. */
export function formatValidationMessage(words: Words, locale: Locale, text: string, field: string): string {
  const [key, limit] = split(text)
  // Not by `formatAmount`: pages whose forms take no amount are spared its parser.
  const amount = (value: string) =>
    /^-?\d+(\.\d+)?$/.test(value)
      ? new Intl.NumberFormat(languageTag[locale], { useGrouping: 'always', maximumFractionDigits: 18 }).format(
          value as Intl.StringNumericLiteral,
        )
      : value
  const saying: (words: Words, what: Saying) => string = Object.hasOwn(sayings, key)
    ? sayings[key as MessageKey]
    : sayings['forms.not_valid']
  return saying(words, { field, limit, amount })
}
