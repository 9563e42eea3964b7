import { amountProblem } from '../../forms/amount.ts'
import type { Message } from '../../forms/messages.ts'
import { message } from '../../forms/message.ts'
import { canPay, shownFee } from '../../lib/fees.ts'
import { compare } from '../../lib/money.ts'
import type { Terms } from '../../lib/withdrawal.ts'
import { feeOf, maxOf } from '../../lib/withdrawal.ts'

export type Wrong = (path: string, error: Message) => void

/** Checks an amount and its fee against the balance. */
export function checkMoney(values: { amount: string; fee_type: string }, token: string, terms: Terms, wrong: Wrong): void {
  const fee = feeOf(terms.fees, values.fee_type)
  if (!canPay(fee, token, terms.available)) wrong('fee_type', 'forms.fee_short')
  if (values.amount === '' || amountProblem(values.amount) !== null) return
  const most = maxOf(token, terms)
  if (compare(values.amount, most) > 0) wrong('amount', message('forms.max_value', most))
  else if (fee.token === token && compare(values.amount, '0') > 0 && compare(values.amount, fee.amount) <= 0)
    wrong('amount', message('forms.above_fee', shownFee(fee)))
}

type Payload = { value: unknown; issues: unknown[] }
/** A check across several fields; each error is reported at its own field. */
export const over =
  <Values>(check: (values: Values, wrong: Wrong) => void) =>
  ({ value, issues }: Payload): void =>
    check(value as Values, (path, error) => issues.push({ code: 'custom', message: error, path: [path], input: value }))
