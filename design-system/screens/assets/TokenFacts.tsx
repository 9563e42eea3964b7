import Box from '@mui/material/Box'
import { lookUp } from '../../lib/lookUp.ts'
import { compare, isZero, portion } from '../../lib/money.ts'
import type { ValuedBalance } from '../../lib/valuedBalances.ts'
import { Delta } from '../../components/data-display/Delta.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import { Trans } from '../../components/data-display/Trans.tsx'
import { StatTile } from '../../components/data-display/StatTile.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { tones } from './tones.ts'

/** A grid of tiles. `long`: a worth of many digits needs the width of a phone. */
const tiles = (long = false) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: long ? 'minmax(0, 1fr)' : 'repeat(auto-fit, minmax(min(158px, 100%), 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  gap: { xs: 3, md: 5 },
  '& .value, & .value > span': { overflowWrap: 'anywhere', whiteSpace: 'normal' },
})

export type TokenFactsProps = {
  balance: ValuedBalance
  /** Price of one token in USDT, at which the cabinet exchanges it; `null` if there is none or it is not known. */
  rate: string | null
}

/** What is locked, what all of it is worth, its share of all tokens, and the price. */
export function TokenFacts({ balance, rate }: TokenFactsProps) {
  const t = useTranslations('assets').one
  const format = useFormat()
  const { token, locked, worth_usd, share_percent, price_usd, price_change_24h_percent } = balance
  // Prices of small tokens differ in the fourth digit.
  const decimals = compare(price_usd, '100') < 0 ? 4 : 2
  const long = [format.amount(locked ?? '0', token), format.money(worth_usd, 'USD')].some(({ length }) => length > 14)
  return (
    <Box sx={tiles(long)}>
      <StatTile
        caption={t.locked()}
        value={locked === undefined ? '–' : <Money value={locked} unit={token} size="xl" />}
        under={locked === undefined ? undefined : isZero(locked) ? t.lockedNone() : t.lockedText()}
      />
      <StatTile caption={t.worth()} value={<Money value={worth_usd} unit="USD" size="xl" />} />
      <StatTile
        caption={t.share()}
        value={format.percent(share_percent, 1)}
        under={
          <Box component="span" sx={{ flex: '1 1 100%' }}>
            <ShareBar segments={[{ share: portion(share_percent, '100') * 100, tone: lookUp(tones, token) ?? 5 }]} height={16} />
          </Box>
        }
      />
      <StatTile
        caption={t.price()}
        value={<Money value={price_usd} unit="USD" size="xl" decimals={decimals} rounding="half" hidden={false} />}
        under={
          <>
            {price_change_24h_percent !== undefined && (
              <span>
                <Trans text={t.day({ change: price_change_24h_percent })} render={(value) => <Delta value={value} />} />
              </span>
            )}
            {rate !== null && <span>{t.rate({ token, price: format.money(rate, 'USDT', { decimals: 4 }) })}</span>}
          </>
        }
      />
    </Box>
  )
}

export const TokenFactsSkeleton = () => (
  <Box sx={tiles()}>
    {['locked', 'worth', 'share', 'price'].map((tile) => (
      <StatTile key={tile} caption={<Skeleton width="60%" height={10} />} value={null} loading />
    ))}
  </Box>
)
