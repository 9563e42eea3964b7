import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowUpRight'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { SwapIcon } from '@phosphor-icons/react/dist/csr/Swap'
import { styled } from '@mui/material/styles'
import type { BalanceList } from '#sdk'
import { instant } from '../../lib/dates.ts'
import { isZero, portion } from '../../lib/money.ts'
import { Button } from '../../parts/Button.tsx'
import { Edge } from '../../parts/Edge.tsx'
import { HideAmounts } from '../../parts/HideAmounts.tsx'
import { Money } from '../../parts/Money.tsx'
import { SavedAt } from '../../parts/SavedAt.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { Text } from '../../parts/Text.tsx'
import { desktop } from '../../parts/paint.ts'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Actions, Bottom, Hero } from '../cabinet/hero.ts'
import { assetRows } from './assetRows.ts'

export type TotalLinks = { refill: string | null; withdraw: string | null; exchange: string | null }

export type TotalCardProps = {
  balances: BalanceList
  /** ISO moment until which nothing can be withdrawn, if that lies ahead. */
  blockedUntil: string | null
  savedAt?: number | undefined
  hidden: boolean
  onHidden: (hidden: boolean) => void
  links: TotalLinks
}

const Row = styled('div')({
  [desktop]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '0 24px',
    '& > :last-child': { marginTop: 12 },
  },
})
const Name = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 4px', minHeight: 44, margin: '-8px 0 0' })
const Foot = styled(Bottom)({ marginTop: 24, [desktop]: { marginTop: 20 } })

/** The one ink card: what all tokens are worth, what can be done, and the shares as its edge. */
export function TotalCard({ balances, blockedUntil, savedAt, hidden, onHidden, links }: TotalCardProps) {
  const t = useText('assets')
  const words = useText('cabinet').balance
  const format = useFormat()
  const { now } = useReader()
  const empty = isZero(balances.total_worth_usd)
  const held = assetRows(balances.data, { search: '', hideZero: true }).filter(({ worth_usd }) => !isZero(worth_usd))
  const opens = blockedUntil === null ? null : instant(blockedUntil)
  return (
    <Hero variant="ink" aria-label={t.total()}>
      <Row>
        <div>
          <Name>
            <Text as="h2" variant="label" tone="onInkMuted">
              {t.total()}
            </Text>
            {!empty && <HideAmounts hidden={hidden} onHidden={onHidden} />}
            {savedAt !== undefined && <SavedAt at={savedAt} on="ink" />}
          </Name>
          <Money value={balances.total_worth_usd} unit="USD" size="hero" hidden={hidden && !empty} />
        </div>
        <Actions>
          {links.refill && (
            <Button variant="ink" href={links.refill} startIcon={<PlusIcon size={20} />}>
              {words.refill()}
            </Button>
          )}
          {links.withdraw && !empty && (
            <Button
              variant="ink2"
              href={links.withdraw}
              startIcon={opens === null ? <ArrowUpRightIcon size={20} /> : <LockSimpleIcon size={20} />}
              {...(opens !== null && { 'aria-label': words.withdrawBlocked({ day: format.longDay(opens, now()) }) })}
            >
              {words.withdraw()}
            </Button>
          )}
          {links.exchange && !empty && (
            <Button variant="ink2" href={links.exchange} startIcon={<SwapIcon size={20} />}>
              {words.exchange()}
            </Button>
          )}
        </Actions>
      </Row>
      {empty && (
        <Text as="p" variant="bodySm" tone="onInkMuted" className="first">
          {words.first()}
        </Text>
      )}
      {opens !== null && (
        <Text as="p" variant="caption" tone="onInkMuted" className="blocked">
          <LockSimpleIcon size={16} aria-hidden="true" />
          {words.blocked({ day: format.longDay(opens, now()), time: `${format.time(opens)} ${format.zone(opens)}` })}
        </Text>
      )}
      <Foot>
        <Edge
          on="ink"
          height={24}
          label={
            empty ? words.nothing() : held.map(({ token, share_percent }) => `${token} ${format.percent(share_percent, 1)}`).join(', ')
          }
          segments={held.map(({ worth_usd }) => ({ share: portion(worth_usd, balances.total_worth_usd) * 100 }))}
          {...(empty && { needle: 0.3 })}
        />
      </Foot>
    </Hero>
  )
}

const Number = styled('div')({ height: 56, display: 'flex', alignItems: 'center' })

export const TotalSkeleton = () => (
  <Hero variant="ink">
    <Row>
      <div>
        <Name>
          <Skeleton on="ink" width={140} />
        </Name>
        <Number>
          <Skeleton on="ink" width={280} height={36} />
        </Number>
      </div>
      <Actions>
        <Skeleton on="ink" width={118} height={44} />
        <Skeleton on="ink" width={128} height={44} />
        <Skeleton on="ink" width={128} height={44} />
      </Actions>
    </Row>
    <Foot>
      <Skeleton on="ink" height={24} />
    </Foot>
  </Hero>
)
