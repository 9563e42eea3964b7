import { styled } from '@mui/material/styles'
import type { LandingDeals } from '#sdk'
import { PublicWidth } from '../../layouts/PublicWidth.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import { signOf } from '../../lib/money.ts'
import { ruled, tabularText } from '../../theme/mixins.ts'
import { useNearViewport } from '../../components/utils/useNearViewport.ts'
import { ReedBars } from '../../components/brand/ReedBars.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

const HEIGHT = 118

const Root = styled('div')(({ theme }) => ({
  padding: '40px 0 36px',
  [theme.breakpoints.down('md')]: { '& rect': { width: 2 } },
  // It would stay empty without scripts.
  '@media (scripting: none)': { display: 'none' },
}))

// Reserves the strip's space from the first paint: unfilled reeds on the future zero line.
const Unfilled = styled('div')(({ theme }) => ({
  height: HEIGHT,
  display: 'flex',
  alignItems: 'center',
  '&::before': { content: '""', height: 14, flex: 1, backgroundColor: theme.vars.palette.chart.tickDim, ...ruled(90, 11, 3) },
  [theme.breakpoints.down('md')]: { '&::before': ruled(90, 4, 2) },
}))

const Legend = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
  paddingTop: 14,
  color: theme.vars.palette.text.secondary,
  '& p': { margin: 0, textWrap: 'pretty' },
  '& strong': { color: theme.vars.palette.text.primary },
  '& .counts': {
    ...theme.typography.caption,
    fontWeight: theme.typography.fontWeightMedium,
    ...tabularText,
    display: 'flex',
    gap: 16,
    minHeight: 18,
  },
  '& .counts span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& .gains': { color: theme.vars.palette.success.main },
  '& .losses': { color: theme.vars.palette.error.main },
  [theme.breakpoints.down('md')]: { '& p': { flex: '1 0 100%' } },
}))

const Count = ({ of, children }: { of: 'gains' | 'losses'; children: string }) => (
  <span className={of}>
    <svg width={9} height={9} viewBox="0 0 10 10" aria-hidden>
      <path d={of === 'gains' ? 'M5 1.2 9.4 8.8H.6z' : 'M5 8.8.6 1.2h8.8z'} fill="currentColor" />
    </svg>
    {children}
  </span>
)

const counted = ({ data }: LandingDeals, sign: 1 | -1) => data.filter(({ profit }) => signOf(profit) === sign).length

/** The last deals, one line each, including the losing ones. */
export function DealStrip({ deals, onNear }: { deals: Loadable<LandingDeals>; onNear: () => void }) {
  const place = useNearViewport(onNear)
  const { strip } = useTranslations('landing')
  const ready = deals.state === 'ready' ? deals.value : null
  const count = ready ? ready.data.length : 100
  const bars = ready?.data.map(({ id, pair, profit }) => ({ name: `${pair} ${id}`, value: profit })).reverse()
  return (
    <Root ref={place}>
      <PublicWidth>
        {bars && bars.length > 0 ? (
          <ReedBars bars={bars} label={strip.label({ count })} now={bars.length - 1} height={HEIGHT} results />
        ) : (
          <Unfilled aria-hidden />
        )}
        <Legend>
          <p>
            <strong>{strip.title({ count })}</strong> {strip.note()}
          </p>
          <p className="counts">
            {ready && (
              <>
                <Count of="gains">{strip.gains({ count: ready.gains ?? counted(ready, 1) })}</Count>
                <Count of="losses">{strip.losses({ count: ready.losses ?? counted(ready, -1) })}</Count>
              </>
            )}
          </p>
        </Legend>
      </PublicWidth>
    </Root>
  )
}
