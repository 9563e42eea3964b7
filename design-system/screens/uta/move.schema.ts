import { object, refine } from 'zod/mini'
import { amount, atLeast, positive } from '../../forms/amountRules.ts'
import { amountProblem } from '../../forms/amount.ts'
import { message } from '../../forms/message.ts'
import { max_value, required, text } from '../../forms/rules.ts'
import type { Fee } from '../../lib/fees.ts'
import { netOf, shownFee } from '../../lib/fees.ts'
import { isZero } from '../../lib/money.ts'

/**
 * An amount of a token, and how the fee is paid. A fee in the same token is deducted from the amount, so the amount must exceed it. `minimum`: the
 * minimum amount.
 */
export const amountAndFee = (available: string, token: string, fees: readonly Fee[], minimum = '0') =>
  object({
    amount: text().check(required(), ...amount(), positive(), max_value(available), atLeast(minimum)),
    fee_type: text().check(required()),
  }).check(
    ...fees
      .filter((fee) => fee.token === token)
      .map((fee) =>
        refine<{ amount: string; fee_type: string }>(
          ({ amount: typed, fee_type }) =>
            fee_type !== fee.fee_type ||
            isZero(fee.amount) ||
            typed === '' ||
            amountProblem(typed) !== null ||
            !isZero(netOf(typed, token, fee)),
          { error: message('forms.above_fee', shownFee(fee)), path: ['amount'] },
        ),
      ),
  )
