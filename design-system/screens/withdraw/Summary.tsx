import Box from '@mui/material/Box'
import ShieldCheckIcon from '@phosphor-icons/core/regular/shield-check.svg?react'
import { amountProblem } from '../../forms/amount.ts'
import { isZero } from '../../lib/money.ts'
import type { Terms } from '../../lib/withdrawal.ts'
import { quoteOf } from '../../lib/withdrawal.ts'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { ExactMoney } from '../../components/data-display/ExactMoney.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Card } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

/** Maximum processing time, from the preferences. */
export function useDelay(hours: number): string {
  const t = useTranslations('withdraw').choice
  return hours > 0 ? t.hours({ count: hours }) : t.soon()
}

export type SummaryProps = {
  method: 'wallet' | 'card'
  /** The field's value: a decimal string, or unparsable text. */
  amount: string
  token: string
  fee_type: string
  terms: Terms
  /** Hours. */
  delay: number
}

/** Live summary of the typed amount. */
export function Summary({ method, amount, token, fee_type, terms, delay }: SummaryProps) {
  const t = useTranslations('withdraw').summary
  const wait = useDelay(delay)
  const sent = amount !== '' && amountProblem(amount) === null ? amount : '0'
  const { fee, arrives } = quoteOf(sent, token, fee_type, terms)
  return (
    <>
      <Card variant="sunken" aria-label={t.title()}>
        <Box sx={{ mb: 4 }}>
          <Typography component="h2" variant="h5">
            {t.title()}
          </Typography>
        </Box>
        <DescriptionList
          items={[
            { name: t.send(), value: <ExactMoney value={sent} unit={token} hidden={false} /> },
            {
              name: isZero(fee.discount) ? t.fee() : t.feeDiscount(),
              value: <ExactMoney value={fee.amount} unit={fee.token} rounding="up" hidden={false} />,
            },
            { name: t.network(), value: method === 'wallet' ? t.networkName({ network: 'BSC' }) : null },
            { name: t.processing(), value: wait },
            {
              name: method === 'wallet' ? t.walletReceives() : t.cardReceives(),
              value: <ExactMoney value={arrives} unit={token} hidden={false} />,
              sum: true,
            },
          ]}
        />
      </Card>
      <Compare method={method} />
    </>
  )
}

/** What only the user can check. */
export function Compare({ method }: { method: 'wallet' | 'card' }) {
  const t = useTranslations('withdraw').summary
  return (
    <Notice severity="plain" icon={<ShieldCheckIcon width={22} height={22} aria-hidden />}>
      {method === 'wallet' ? t.compare() : t.compareCard()}
    </Notice>
  )
}
