import type { UtaDeal } from '#sdk'
import { ReedBars } from '../../components/brand/ReedBars.tsx'
import { Section } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { add, compare } from '../../lib/money.ts'

const STRIP = 60

type Props = {
  deals: readonly UtaDeal[]
  /** Shows •••• instead of amounts. Defaults to the user's "hide amounts" setting; pass `false` for public deals. */
  hidden?: boolean
}

/** The last sixty deals of the list, one line each, including the losing ones; the needle marks the newest. */
export function DealStrip({ deals, hidden: override }: Props) {
  const hidden = useAmountsHidden(override)
  const t = useTranslations('dealsPage').strip
  const format = useFormat()
  const shown = deals.slice(0, STRIP)
  const gains = shown.filter(({ profit }) => compare(profit, '0') > 0).length
  const sum = format.money(add(...shown.map(({ profit }) => profit)), 'USDT', { sign: 'always', rounding: 'half' })
  const counts = { count: shown.length, gains, losses: shown.filter(({ profit }) => compare(profit, '0') < 0).length }
  return (
    <Section
      title={t.title({ count: shown.length })}
      aside={
        <Typography variant="caption" color="textSecondary">
          {t.note()}
        </Typography>
      }
    >
      <ReedBars
        bars={shown.map(({ id, profit }) => ({ name: id, value: profit })).reverse()}
        label={hidden ? t.labelHidden(counts) : t.label({ ...counts, sum })}
        now={shown.length - 1}
        height={72}
        results
      />
    </Section>
  )
}
