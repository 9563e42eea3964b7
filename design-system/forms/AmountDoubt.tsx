import type { BalanceList } from '#sdk'
import { Notice } from '../components/feedback/Notice.tsx'
import type { Fee } from '../lib/fees.ts'
import { doubtOf } from '../lib/fees.ts'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { useFormat } from '../provider/useFormat.ts'

export type AmountDoubtProps = {
  /** What is about to be sent, a decimal string. */
  amount: string
  /** The token of the amount. */
  token: string
  /** What sending costs, in the same token or another. */
  fee: Fee
  /** The prices to compare amount and fee by. */
  balances: BalanceList
}

/** Asks, before an amount is sent, whether it is meant: it costs as much as it is worth, or is too small to be shown. Nothing in all other cases. */
export function AmountDoubt({ amount, token, fee, balances }: AmountDoubtProps) {
  const t = useTranslations('forms').doubt
  const format = useFormat()
  const doubt = doubtOf(amount, token, fee, (name) => balances.data.find((one) => one.token === name)?.price_usd)
  if (doubt === null) return null
  const sum = format.money(amount, token)
  return (
    <Notice severity="warning" title={t.title({ amount: sum })}>
      {doubt === 'fee' ? t.fee({ fee: format.money(fee.amount, fee.token, { rounding: 'up' }) }) : t.dust()}
    </Notice>
  )
}
