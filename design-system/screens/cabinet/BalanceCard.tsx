import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowUpRight'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { SwapIcon } from '@phosphor-icons/react/dist/csr/Swap'
import type { BalanceList } from '#sdk'
import { instant } from '../../lib/dates.ts'
import { add, compare, isZero, portion } from '../../lib/money.ts'
import { Button } from '../../parts/Button.tsx'
import { Delta } from '../../parts/Delta.tsx'
import { Edge } from '../../parts/Edge.tsx'
import { HideAmounts } from '../../parts/HideAmounts.tsx'
import { Money } from '../../parts/Money.tsx'
import { SavedAt } from '../../parts/SavedAt.tsx'
import { ShareLegend } from '../../parts/ShareLegend.tsx'
import { StatusChip } from '../../parts/StatusChip.tsx'
import { Text } from '../../parts/Text.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Actions, Bottom, Change, Hero, Top } from './hero.ts'

export type BalanceCardProps = {
  balances: BalanceList
  /** ISO moment until which nothing can be withdrawn, if that lies ahead. */
  blockedUntil: string | null
  savedAt?: number | undefined
  hidden: boolean
  onHidden: (hidden: boolean) => void
  links: { refill: string | null; withdraw: string | null; exchange: string | null }
}

/** The one ink card: what all tokens are worth, and what that is made of. */
export function BalanceCard({ balances, blockedUntil, savedAt, hidden, onHidden, links }: BalanceCardProps) {
  const t = useText('cabinet')
  const format = useFormat()
  const { now } = useReader()
  const empty = isZero(balances.total_worth_usd)
  const held = balances.data
    .filter(({ worth_usd }) => !isZero(worth_usd))
    .sort((a, b) => compare(b.worth_usd, a.worth_usd))
    .map(({ token, available, locked, worth_usd, share_percent }) => ({
      token,
      amount: add(available, locked),
      name: `${token} · ${format.percent(share_percent, 1)}`,
      share: portion(worth_usd, balances.total_worth_usd) * 100,
    }))
  const opens = blockedUntil && instant(blockedUntil)

  return (
    <Hero variant="ink" aria-label={t.balance.title()}>
      <Top>
        <Text as="h2" variant="label" tone="onInkMuted">
          {t.balance.title()}
        </Text>
        {!empty && <HideAmounts hidden={hidden} onHidden={onHidden} />}
      </Top>
      <Money value={balances.total_worth_usd} unit="USD" size="hero" hidden={hidden && !empty} />
      {empty ? (
        <Text as="p" variant="bodySm" tone="onInkMuted" className="first">
          {t.balance.first()}
        </Text>
      ) : (
        <Change>
          <StatusChip tone="ink">
            <Delta value={balances.change_24h_percent} plain />
          </StatusChip>
          <Text variant="caption" tone="onInkMuted" numeric>
            {t.balance.day({
              change: hidden ? format.hidden : format.money(balances.change_24h_usd, 'USD', { sign: 'always', rounding: 'half' }),
            })}
          </Text>
          {savedAt !== undefined && <SavedAt at={savedAt} on="ink" />}
        </Change>
      )}
      <Actions>
        {links.refill && (
          <Button variant="ink" href={links.refill} startIcon={<PlusIcon size={20} />}>
            {t.balance.refill()}
          </Button>
        )}
        {links.withdraw && !empty && (
          <Button
            variant="ink2"
            href={links.withdraw}
            startIcon={opens ? <LockSimpleIcon size={20} /> : <ArrowUpRightIcon size={20} />}
            {...(opens && { 'aria-label': t.balance.withdrawBlocked({ day: format.longDay(opens, now()) }) })}
          >
            {t.balance.withdraw()}
          </Button>
        )}
        {links.exchange && !empty && (
          <Button variant="ink2" href={links.exchange} startIcon={<SwapIcon size={20} />}>
            {t.balance.exchange()}
          </Button>
        )}
      </Actions>
      {opens && (
        <Text as="p" variant="caption" tone="onInkMuted" className="blocked">
          <LockSimpleIcon size={16} aria-hidden="true" />
          {t.balance.blocked({ day: format.longDay(opens, now()), time: `${format.time(opens)} ${format.zone(opens)}` })}
        </Text>
      )}
      <Bottom>
        {!empty && (
          <ShareLegend
            items={held.map(({ name, share, token, amount }) => ({
              name,
              share,
              value: <Money value={amount} unit={token} showUnit={false} hidden={hidden} />,
            }))}
          />
        )}
        <Edge
          on="ink"
          height={32}
          label={empty ? t.balance.nothing() : held.map(({ name }) => name.replace(' · ', ' ')).join(', ')}
          segments={held.map(({ share }) => ({ share }))}
          {...(empty && { needle: 0.3 })}
        />
      </Bottom>
    </Hero>
  )
}
