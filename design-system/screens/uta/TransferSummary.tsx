import type { UtaDelegation } from '#sdk'
import Typography from '@mui/material/Typography'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { MoveFacts } from './MoveSummary.tsx'
import { SummarySkeleton } from './skeletons.tsx'
import { SummaryCard } from './SummaryCard.tsx'

/** The data of the running request, as the server has it. */
export function TransferSummary({ delegation }: { delegation: UtaDelegation | null }) {
  const hidden = useAmountsHidden()
  const t = useTranslations('utaRefill')
  const format = useFormat()
  if (!delegation) return <SummarySkeleton />
  const { amount, fee_type, fee_amount, fee_token, balance_after } = delegation
  // A server that only reports whether it is done leaves nothing to summarise.
  if (amount === undefined || fee_type === undefined || fee_amount === undefined || fee_token === undefined) return null
  return (
    <SummaryCard title={t.summary.title()}>
      <MoveFacts amount={amount} token="USDT" fee={{ fee_type, token: fee_token, amount: fee_amount, discount: '0' }} words={t.summary} />
      {typeof balance_after === 'string' && (
        <Typography component="p" variant="caption" color="textSecondary">
          {t.summary.after({ amount: hidden ? `${format.hidden} USDT` : format.money(balance_after, 'USDT') })}
        </Typography>
      )}
    </SummaryCard>
  )
}
