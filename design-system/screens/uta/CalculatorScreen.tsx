import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { Preferences, UtaStatistics } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { freshnessOf } from '../../lib/loadable.ts'
import { isZero, min, signOf, sub } from '../../lib/money.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { CopyButton } from '../../components/inputs/CopyButton.tsx'
import { Delta } from '../../components/data-display/Delta.tsx'
import { PageStack } from '../../components/layout/CardGrid.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { sideLines } from '../../theme/mixins.ts'
import { layer } from '../../theme/tokens.ts'
import { CalculatorRulers } from './CalculatorRulers.tsx'
import { CostsNote } from './CostsNote.tsx'
import { ProjectionChart } from './ProjectionChart.tsx'
import { ProjectionSum } from './ProjectionSum.tsx'
import type { Assumptions } from './projection.ts'
import { projectBalance, initial } from './projection.ts'

export type CalculatorScreenProps = {
  /** Amount in USDT, term in months, result per month, and whether gains are reinvested; from the address. */
  assumptions: Assumptions
  /** Another assumption was set; the page writes it into the address. */
  onAssumptions: (next: Assumptions) => void
  /** The user's part of a result, as the operator set it. */
  preferences: Loadable<Preferences>
  /** Results of past months, to compare an assumption with. */
  statistics: Loadable<UtaStatistics>
  /** URL of exactly this calculation. */
  shareUrl: string
  /** Available USDT in Assets, if known: an amount above it is marked beside the way to top up. */
  available: string | null
  /** The form that tops UTA up with this amount; `null` while it is switched off. */
  refillHref: string | null
  /** To deposit what is missing; `null`: no way. */
  depositHref: string | null
}

// In this order on phones; beside the rulers, the result is above its course.
const layout = {
  // Not a grid on phones, where a pinned item would not leave its row.
  display: { xs: 'flex', lg: 'grid' },
  flexDirection: 'column',
  gap: { xs: 4, md: 5 },
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gridTemplateRows: 'auto 1fr',
  '& > *': { gridColumn: 2 },
  '& > :nth-of-type(2)': { gridColumn: 1, gridRow: '1 / 3' },
} as const

// On phones pinned to the window's upper edge, from side to side: it is seen while a ruler below it is moved.
const Result = styled(Card)(({ theme }) => ({
  '& > .hero': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px' },
  [theme.breakpoints.down('md')]: {
    padding: '12px 0',
    borderRadius: 0,
    // Its lines take no room beside the column.
    ...sideLines(theme.vars.palette.background.ink, 16),
    // Enlarged text leaves no room to pin anything.
    '@media (min-height: 480px)': { position: 'sticky', zIndex: layer.sticky, top: 0 },
  },
}))

const Course = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  // The room of the longest legend.
  '& > figure': { minHeight: 338, [theme.breakpoints.down('md')]: { minHeight: 362 } },
  '& .verbs': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    [theme.breakpoints.down('md')]: { '& > a': { flex: '1 1 100%' } },
  },
}))

/** A projection by assumptions that the user sets; all of them are stated. */
export function CalculatorScreen(props: CalculatorScreenProps) {
  const { assumptions, onAssumptions, preferences, statistics, shareUrl, available, refillHref, depositHref } = props
  const t = useTranslations('calculatorPage')
  const forms = useTranslations('forms')
  const { titles } = useTranslations('frame')
  const hidden = useAmountsHidden()
  const format = useFormat()
  const known = preferences.state === 'ready' ? preferences.value : null
  const costs = { fee: known?.tokens_operations_fee ?? '0', reward: known?.delegate_total_rewards_percent ?? '0' }
  const past = statistics.state === 'ready' ? statistics.value.months : null
  const { amount, months } = assumptions
  const course = projectBalance(assumptions, costs)
  const worst = past && past.length > 0 ? past.map(({ profit_percent }) => profit_percent).reduce(min) : null
  const missing = available === null ? '0' : sub(amount, available)
  const isShort = signOf(missing) > 0
  // Never more than there is: the top-up would be refused.
  const topUp = isShort && available !== null ? available : amount
  const weak = worst === null ? null : { course: projectBalance({ ...assumptions, rate: worst }, costs), rate: worst }

  return (
    <PageStack>
      <Box sx={layout}>
        <Result variant="ink" component="div">
          <Typography variant="caption" color="textOnInkMuted" component="p">
            {t.after({ count: months })}
          </Typography>
          <output className="hero">
            <Money value={course.end} unit="USDT" size="hero" rounding="half" hidden={false} />
            <Delta value={course.gain} unit="USDT" plain />
          </output>
        </Result>
        <CalculatorRulers
          value={assumptions}
          onChange={onAssumptions}
          months={past}
          waiting={statistics.state === 'loading'}
          fresh={freshnessOf(statistics)}
        >
          <CostsNote preferences={preferences} costs={costs} />
        </CalculatorRulers>
        <Course component="div">
          <ProjectionChart assumptions={assumptions} course={course} weak={weak} />
          <ProjectionSum amount={amount} course={course} costs={costs} waiting={preferences.state === 'loading'} />
          {refillHref !== null && isShort && (
            <Typography component="p" variant="caption" color="textSecondary">
              {forms.amount.over({ amount: hidden ? `${format.hidden} USDT` : format.money(missing, 'USDT', { rounding: 'up' }) })}
            </Typography>
          )}
          <div className="verbs">
            {refillHref !== null && !isZero(topUp) && (
              <Button href={refillHref}>
                {t.refill({ amount: isShort && hidden ? `${format.hidden} USDT` : format.money(topUp, 'USDT') })}
              </Button>
            )}
            {isShort && depositHref !== null && (
              <Button variant={isZero(topUp) ? 'contained' : 'soft'} href={depositHref}>
                {titles.refill()}
              </Button>
            )}
            <CopyButton text={shareUrl} label={t.share()} variant="soft" />
            <Button variant="text" onClick={() => onAssumptions(initial)}>
              {t.reset()}
            </Button>
          </div>
        </Course>
      </Box>
    </PageStack>
  )
}
