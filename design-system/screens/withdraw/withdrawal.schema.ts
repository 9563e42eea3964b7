import type { ZodMiniType } from 'zod/mini'
import { object } from 'zod/mini'
import { zeroAddress } from '../../forms/addressCheck.ts'
import { amountProblem } from '../../forms/amount.ts'
import { amount, positive } from '../../forms/amountRules.ts'
import type { Message } from '../../forms/messages.ts'
import { message } from '../../forms/messages.ts'
import { bep20, max, regex, required, text } from '../../forms/rules.ts'
import { sameAddress } from '../../lib/address.ts'
import { canPay } from '../../lib/fees.ts'
import { compare } from '../../lib/money.ts'
import type { CardValues, Terms, WalletValues } from '../../lib/withdrawal.ts'
import { otherDestinations, feeOf, maxOf } from '../../lib/withdrawal.ts'

type Wrong = (path: string, error: Message) => void

/** What the balance says about an amount and its fee. */
function checkMoney(values: { amount: string; fee_type: string }, token: string, terms: Terms, wrong: Wrong): void {
  const fee = feeOf(terms.fees, values.fee_type)
  if (!canPay(fee, token, terms.available)) wrong('fee_type', 'forms.fee_short')
  if (values.amount === '' || amountProblem(values.amount) !== null) return
  const most = maxOf(token, terms)
  if (compare(values.amount, most) > 0) wrong('amount', message('forms.max_value', most))
  else if (fee.token === token && compare(values.amount, '0') > 0 && compare(values.amount, fee.amount) <= 0)
    wrong('amount', message('forms.above_fee', fee.amount))
}

/** Where an address may not be: nobody's, one's own, and a trusted wallet's that still waits. */
function checkAddress({ to, address }: WalletValues, { own, waiting, trustedOnly }: WalletRules, wrong: Wrong): void {
  if (to !== otherDestinations) return
  if (trustedOnly) return wrong('to', 'forms.choice')
  if (address.trim() === '') wrong('address', 'forms.required')
  else if (sameAddress(address, zeroAddress)) wrong('address', 'forms.address_zero')
  else if (own !== null && sameAddress(address, own)) wrong('address', 'forms.address_own')
  else if (waiting.some((one) => sameAddress(address, one))) wrong('address', 'forms.address_waiting')
}

type Payload = { value: unknown; issues: unknown[] }
const over =
  <Values>(check: (values: Values, wrong: Wrong) => void) =>
  ({ value, issues }: Payload): void =>
    check(value as Values, (path, error) => issues.push({ code: 'custom', message: error, path: [path], input: value }))

export type WalletRules = Terms & {
  own: string | null
  /** Ids of the wallets that can be chosen. */
  wallets: readonly string[]
  /** Addresses of the wallets that cannot be used yet. */
  waiting: readonly string[]
  /** Nothing but a trusted wallet may be chosen. */
  trustedOnly: boolean
}

/** To a trusted wallet or an address. */
export const walletSchema = (rules: WalletRules): ZodMiniType<WalletValues, WalletValues> =>
  object({
    token: text(),
    amount: text().check(required(), ...amount(), positive()),
    to: text().check(required()),
    address: text().check(bep20()),
    fee_type: text().check(required()),
  }).check(
    over<WalletValues>((values, wrong) => {
      checkMoney(values, values.token, rules, wrong)
      checkAddress(values, rules, wrong)
      if (values.to !== otherDestinations && !rules.wallets.includes(values.to)) wrong('to', 'forms.choice')
    }),
  )

/** To a card: USDT alone. */
export const cardSchema = (terms: Terms): ZodMiniType<CardValues, CardValues> =>
  object({
    amount: text().check(required(), ...amount(), positive()),
    card_number: text().check(required(), regex(/^(?:\d ?){12,19}$/)),
    card_holder: text().check(required(), max(64)),
    fee_type: text().check(required()),
  }).check(over<CardValues>((values, wrong) => checkMoney(values, 'USDT', terms, wrong)))
