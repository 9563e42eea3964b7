import Typography from '@mui/material/Typography'
import type { BalanceList, Preferences } from '#sdk'
import type { Fee } from '../../lib/fees.ts'
import { netOf } from '../../lib/fees.ts'
import type { Freshness } from '../../lib/loadable.ts'
import { add, isNegative, isZero, sub } from '../../lib/money.ts'
import { Notice } from '../../components/feedback/Notice.tsx'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { MoveFacts } from './MoveSummary.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import type { TransferFormProps } from './TransferForm.tsx'
import { TransferForm } from './TransferForm.tsx'

export type RefillFormProps = {
  /** How the screen orders the refill. */
  screen: Pick<TransferFormProps, 'step' | 'onReview' | 'onEdit' | 'submission' | 'outcome' | 'links'> & {
    suggested?: string | null
    onRefill: TransferFormProps['onConfirm']
  }
  steps: readonly string[]
  balances: BalanceList
  preferences: Preferences
  /** What can be spent, and what is in UTA already: decimal strings in USDT. */
  available: string
  inUta: string
  /** The plan's least refill, in USDT. */
  minimum: string | undefined
  fresh: Freshness
}

/** The amount of a refill, its fee and the balance of UTA afterwards. */
export function RefillForm({ screen, steps, balances, preferences, available, inUta, minimum, fresh }: RefillFormProps) {
  const hidden = useAmountsHidden()
  const t = useTranslations('utaRefill')
  const forms = useTranslations('forms')
  const format = useFormat()
  const after = (amount: string, fee: Fee) => add(inUta, netOf(amount, 'USDT', fee))
  const balanceAfter = (amount: string, fee: Fee) => (
    <Typography component="p" variant="caption" color="textSecondary">
      {t.summary.after({ amount: hidden ? `${format.hidden} USDT` : format.money(after(amount, fee), 'USDT') })}
    </Typography>
  )
  const hintFor = (amount: string) => {
    const missing = sub(amount, available)
    return isNegative(missing) || isZero(missing)
      ? t.suggested()
      : forms.amount.over({ amount: hidden ? `${format.hidden} USDT` : format.money(missing, 'USDT', { rounding: 'up' }) })
  }
  const arrival = { name: t.summary.arrives(), value: t.summary.minute() }
  return (
    <TransferForm
      steps={steps}
      step={screen.step}
      onReview={screen.onReview}
      onEdit={screen.onEdit}
      words={t}
      fresh={fresh}
      available={available}
      {...(minimum !== undefined && { minimum })}
      balances={balances}
      preferences={preferences}
      submission={screen.submission}
      outcome={screen.outcome}
      draft="utaRefill"
      suggested={screen.suggested ? { amount: screen.suggested, hint: hintFor(screen.suggested) } : null}
      links={screen.links}
      onConfirm={screen.onRefill}
      summary={(amount, fee) => (
        <SummaryCard title={t.summary.title()} fresh={fresh}>
          <MoveFacts amount={amount} token="USDT" fee={fee} words={t.summary} more={[arrival]} hidden={false} />
          {balanceAfter(amount, fee)}
        </SummaryCard>
      )}
      check={(amount, fee) => (
        <>
          <MoveFacts amount={amount} token="USDT" fee={fee} words={t.summary} hidden={false} />
          {preferences.withdraw_delay > 0 && <Notice severity="plain">{t.check.back({ count: preferences.withdraw_delay })}</Notice>}
        </>
      )}
      ahead={balanceAfter}
    />
  )
}
