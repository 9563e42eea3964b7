import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import LockSimpleIcon from '@phosphor-icons/core/regular/lock-simple.svg?react'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { Rank } from '#sdk'
import { isZero } from '../../lib/money.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { reed as measure } from '../../theme/tokens.ts'
import { StatusChip } from '../data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { useRankName } from '../data-display/useRankName.ts'
import { VisuallyHidden } from '../utils/VisuallyHidden.tsx'

export type RankRulerProps = {
  /** From the lowest; all spans have equal width. */
  ranks: readonly Rank[]
  /** Index of the current rank; `null` shows only the conditions. */
  current: number | null
  /** Progress within the current rank's span, 0 to 1 (`rankProgress`). */
  progress?: number
}

const reeds = 20

// By the room of the card, not of the window: inside an article five columns would break their words.
const wide = '@container (min-width: 680px)'
const narrow = '@container (max-width: 679.95px)'

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [wide]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  '& > li': {
    position: 'relative',
    minWidth: 0,
    [wide]: { paddingTop: 40 },
    // The ruler's rail on the left, as high as the text beside it.
    [narrow]: { minHeight: 84, padding: '0 0 10px 44px' },
  },
  '& > li[data-now]': { [narrow]: { minHeight: 116 } },
  '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, minHeight: 26, overflowWrap: 'anywhere' },
  '& .name > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& dl': {
    margin: '8px 0 0',
    paddingInlineEnd: 12,
    ...theme.typography.caption,
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 12px',
      marginTop: 2,
      paddingInlineEnd: 0,
    },
  },
  // On the narrowest phones the values are below their names.
  '@container (max-width: 270px)': {
    '&& dl': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&& dd': { margin: '0 0 6px', textAlign: 'start' },
  },
  '& dt': { color: theme.vars.palette.text.tertiary },
  '& dd': {
    margin: '0 0 6px',
    fontWeight: theme.typography.fontWeightMedium,
    fontVariantNumeric: 'tabular-nums lining-nums',
    [narrow]: { margin: 0, textAlign: 'end' },
  },
}))

const Rail = styled('svg')<{ vertical: boolean }>(({ theme }) => ({
  position: 'absolute',
  overflow: 'visible',
  '& rect': { fill: theme.vars.palette.chart.tickDim, transition: 'fill 220ms' },
  '& rect[data-on]': { fill: theme.vars.palette.primary.main },
  '& rect.needle': { fill: theme.vars.palette.needle.main },
  variants: [
    { props: { vertical: false }, style: { insetInline: 0, top: 0, width: '100%', height: 26, [narrow]: { display: 'none' } } },
    { props: { vertical: true }, style: { left: 0, top: 0, width: 26, height: '100%', [wide]: { display: 'none' } } },
  ],
  '@media (forced-colors: active)': {
    '& rect': { fill: 'GrayText' },
    '& rect[data-on]': { fill: 'CanvasText' },
    '& rect.needle': { fill: 'Highlight' },
  },
}))

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

/** One span: horizontal on wide screens, vertical with half of the reeds on phones. */
function Span({ done, needle, last, vertical }: { done: number; needle: number | null; last: boolean; vertical: boolean }) {
  const count = vertical ? reeds / 2 : reeds
  const places = Array.from({ length: last ? count + 1 : count }, (_, at) => at)
  const { width, overhang, radius } = measure.needle
  return (
    <Rail aria-hidden="true" vertical={vertical}>
      {places.map((at) => {
        const major = at === 0 || at === count
        const on = at / count <= done && done > 0 ? { 'data-on': '' } : {}
        return vertical ? (
          <rect key={at} {...on} y={percent(at / count)} width={major ? 24 : 14} height={2} rx={1} />
        ) : (
          <rect key={at} {...on} x={percent(at / count)} y={major ? 0 : 12} width={2} height={major ? 26 : 14} rx={1} />
        )
      })}
      {needle !== null &&
        (vertical ? (
          <rect className="needle" x={-2} y={percent(needle)} width={30} height={width} rx={radius} />
        ) : (
          <rect className="needle" x={percent(needle)} y={-overhang} width={width} height={26 + 2 * overhang} rx={radius} />
        ))}
    </Rail>
  )
}

/** All ranks with their conditions, and the needle in the current span. In a narrow card the ruler is vertical. */
export function RankRuler({ ranks, current, progress = 0 }: RankRulerProps) {
  const t = useTranslations('frame').ladder
  const nameOf = useRankName()
  const format = useFormat()
  const from = (amount: string) => (isZero(amount) ? t.any() : t.from({ amount: format.money(amount, 'USDT', { decimals: 0 }) }))
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <List>
        {ranks.map((rank, at) => {
          const now = at === current
          const past = current !== null && at < current
          const top = at === ranks.length - 1
          const done = past || (now && top) ? 1 : now ? progress : 0
          const needle = now ? (top ? 1 : progress) : null
          return (
            <li key={rank.name} {...(now && { 'data-now': '', 'aria-current': 'step' as const })}>
              {[false, true].map((vertical) => (
                <Span key={String(vertical)} done={done} needle={needle} last={top} vertical={vertical} />
              ))}
              <div className="name">
                {past && <CheckCircleFillIcon width={16} height={16} aria-hidden="true" />}
                {current !== null && !past && !now && <LockSimpleIcon width={16} height={16} aria-hidden="true" />}
                <Typography variant="subtitle2" color={past ? 'textSecondary' : 'textPrimary'}>
                  {nameOf(rank.name)}
                </Typography>
                {now && <StatusChip color="primary">{t.now()}</StatusChip>}
                {current !== null && !now && <VisuallyHidden>{past ? t.reached() : t.locked()}</VisuallyHidden>}
              </div>
              <dl>
                <dt>{t.assets()}</dt>
                <dd>{from(rank.own_assets_from)}</dd>
                <dt>{t.volume()}</dt>
                <dd>{from(rank.structure_volume_from)}</dd>
                {!isZero(rank.monthly_volume_from) && (
                  <>
                    <dt>{t.monthly()}</dt>
                    <dd>{from(rank.monthly_volume_from)}</dd>
                  </>
                )}
              </dl>
            </li>
          )
        })}
      </List>
    </Box>
  )
}
