import type { ZodMiniType } from 'zod/mini'
import { object } from 'zod/mini'
import { amount, positive } from '../../forms/amountRules.ts'
import { over } from '../../forms/over.ts'
import { max, regex, required, text } from '../../forms/rules.ts'
import type { CardValues, Terms } from '../../lib/withdrawal.ts'
import { checkMoney } from './withdrawal.schema.ts'

/** A withdrawal to a card: USDT only. */
export const cardSchema = (terms: Terms): ZodMiniType<CardValues, CardValues> =>
  object({
    amount: text().check(required(), ...amount(), positive()),
    card_number: text().check(required(), regex(/^(?:\d ?){12,19}$/)),
    card_holder: text().check(required(), max(64)),
    fee_type: text().check(required()),
  }).check(over<CardValues>((values, wrong) => checkMoney(values, 'USDT', terms, wrong)))
