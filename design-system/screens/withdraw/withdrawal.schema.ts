import { amountProblem } from '../../forms/amount.ts'
import { message } from '../../forms/message.ts'
import type { Wrong } from '../../forms/over.ts'
import { canPay, shownFee } from '../../lib/fees.ts'
import { compare } from '../../lib/money.ts'
import type { Terms } from '../../lib/withdrawal.ts'
import { feeOf, maxOf } from '../../lib/withdrawal.ts'

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
