import ArrowClockwiseIcon from '@phosphor-icons/core/regular/arrow-clockwise.svg?react'
import { styled } from '@mui/material/styles'
import type { UtaDeal } from '#sdk'
import { Button } from '../../components/inputs/Button.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Trans } from '../../components/data-display/Trans.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { sumOf } from './dealSum.ts'
import { VisuallyHidden } from '../../components/utils/VisuallyHidden.tsx'
import { radius } from '../../theme/tokens.ts'

const Root = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 20px',
  minHeight: 52,
  padding: '4px 24px',
  borderRadius: `${radius.block}px ${radius.block}px 0 0`,
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[2],
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  // Below the sums only where an amount does not fit beside it: enlarged text on a phone.
  '& > .sums': { flex: '1 1 0', display: 'flex', flexWrap: 'wrap', gap: '0 20px', minWidth: 'min-content' },
  // Above the bottom navigation, and no taller than it.
  [theme.breakpoints.down('md')]: {
    bottom: 'calc(66px + env(safe-area-inset-bottom))',
    padding: '4px 4px 4px 16px',
    '& > .sums > :first-of-type': { display: 'none' },
    '& > .sums': { flexDirection: 'column' },
  },
}))

export type DealListFooterProps = {
  deals: readonly UtaDeal[]
  /** When the rows were fetched (ms). */
  asOf: number | null
  /** The server has newer figures. */
  newer: boolean
  refreshing: boolean
  onRefresh: () => void
}

const ProfitOrLoss = ({ value }: { value: string }) => <Money value={value} unit="USDT" size="inherit" result even />

/** The total of the loaded deals only, and when they were fetched. A newer list loads only on request. */
export function DealListFooter({ deals, asOf, newer, refreshing, onRefresh }: DealListFooterProps) {
  const t = useTranslations('dealsPage')
  const words = useTranslations('frame')
  const format = useFormat()
  const { now } = useDesignSystem()
  const sum = sumOf(deals)
  return (
    <Root role="group" aria-label={t.sum.label()}>
      <span className="sums">
        <span>{t.sum.shown({ count: sum.count })}</span>
        {sum.closed > 0 && (
          <span>
            <Trans text={t.sum.closed({ count: sum.closed, amount: sum.result })} render={(value) => <ProfitOrLoss value={value} />} />
          </span>
        )}
        {sum.open > 0 && (
          <span>
            <Trans text={t.sum.open({ count: sum.open, amount: sum.running })} render={(value) => <ProfitOrLoss value={value} />} />
          </span>
        )}
      </span>
      <Button
        variant="text"
        size="small"
        onClick={onRefresh}
        busy={refreshing}
        startIcon={<ArrowClockwiseIcon width={16} height={16} aria-hidden />}
      >
        {newer ? t.newer() : asOf === null ? t.refresh() : words.trueAt({ time: format.since(asOf, now()) })}
        {asOf !== null && <VisuallyHidden>. {t.refresh()}</VisuallyHidden>}
      </Button>
    </Root>
  )
}
