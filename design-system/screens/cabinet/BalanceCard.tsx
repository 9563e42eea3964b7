import LockSimpleIcon from '@phosphor-icons/core/regular/lock-simple.svg?react'
import type { UtaBalance } from '#sdk'
import { instant } from '../../lib/dates.ts'
import { compare, isZero, portion, share } from '../../lib/money.ts'
import { totalWorth } from '../../lib/totalWorth.ts'
import type { ValuedBalances } from '../../lib/valuedBalances.ts'
import { owned } from '../../lib/valuedBalances.ts'
import { Delta } from '../../components/data-display/Delta.tsx'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import { HideAmounts } from '../../components/inputs/HideAmounts.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { ShareLegend } from '../../components/brand/ShareLegend.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { tabularText } from '../../theme/mixins.ts'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { BalanceActions } from './BalanceActions.tsx'
import { Bottom, Change, Hero, Note, Top, Worth } from './hero.ts'

export type BalanceCardProps = {
  balances: ValuedBalances
  /** `null` if not known: the card then shows only the tokens and says so. */
  uta: UtaBalance | null
  /** ISO timestamp until which withdrawals are blocked, if it is in the future. */
  blockedUntil: string | null
  savedAt?: number | undefined
  links: {
    refill: string | null
    withdraw: string | null
    exchange: string | null
    uta: string | null
    /** The page of a token. */
    token: (token: string) => string
  }
}

/** What the total consists of: the tokens by worth, then UTA; shares in per cent of all. */
function useComposition(balances: ValuedBalances, uta: UtaBalance | null, links: Pick<BalanceCardProps['links'], 'token' | 'uta'>) {
  const format = useFormat()
  const worth = totalWorth(balances, uta)
  const held = balances.data
    .filter(({ worth_usd }) => !isZero(worth_usd))
    .sort((a, b) => compare(b.worth_usd, a.worth_usd))
    .map((balance) => ({
      name: balance.token as string,
      token: balance.token,
      amount: owned(balance),
      worth: balance.worth_usd,
      href: links.token(balance.token) as string | null,
    }))
  const parts = [
    ...held,
    ...(uta === null || isZero(uta.balance)
      ? []
      : [{ name: 'UTA', token: uta.token_name, amount: uta.balance, worth: worth.uta, href: links.uta }]),
  ].map((part) => ({
    ...part,
    name: `${part.name} · ${format.percent(share(part.worth, worth.total), 1)}`,
    share: portion(part.worth, worth.total) * 100,
  }))
  return { worth, parts }
}

/** The share of each part: a legend and the bar at the card's edge. */
function Composition({ parts, empty }: { parts: ReturnType<typeof useComposition>['parts']; empty: boolean }) {
  const t = useTranslations('cabinet').balance
  return (
    <Bottom>
      {!empty && (
        <ShareLegend
          pairs={parts.length === 4}
          items={parts.map(({ name, share: part, token, amount, href }) => ({
            name,
            href,
            share: part,
            value: <Money value={amount} unit={token} showUnit={false} />,
          }))}
        />
      )}
      <ShareBar
        on="ink"
        height={32}
        label={empty ? t.nothing() : parts.map(({ name }) => name.replace(' · ', ' ')).join(', ')}
        segments={parts.map(({ share: part }) => ({ share: part }))}
        {...(empty && { needle: 0.3 })}
      />
    </Bottom>
  )
}

/** The dark card: total worth of tokens and UTA, and its composition. */
export function BalanceCard({ balances, uta, blockedUntil, savedAt, links }: BalanceCardProps) {
  const hidden = useAmountsHidden()
  const t = useTranslations('cabinet').balance
  const format = useFormat()
  const { now } = useDesignSystem()
  const { worth, parts } = useComposition(balances, uta, links)
  const { change_24h_usd, change_24h_percent } = balances
  const empty = isZero(worth.total)
  const usd = (value: string) => (hidden ? format.hidden : format.money(value, 'USD'))
  const opens = blockedUntil === null ? null : instant(blockedUntil)

  return (
    <Hero variant="ink" aria-label={t.title()}>
      <Top>
        <Typography component="h2" variant="subtitle1" color="textOnInkMuted">
          {t.title()}
        </Typography>
        {!empty && <HideAmounts />}
      </Top>
      <Worth>
        <div>
          <Money value={worth.total} unit="USD" size="hero" hidden={empty ? false : undefined} />
          {(uta === null || !isZero(worth.uta)) && (
            <Typography component="p" variant="caption" color="textOnInkMuted" className="split" sx={tabularText}>
              {uta === null ? t.alone() : t.split({ tokens: usd(worth.tokens), uta: usd(worth.uta) })}
            </Typography>
          )}
        </div>
        {!empty && (change_24h_percent !== undefined || change_24h_usd !== undefined || savedAt !== undefined) && (
          <Change>
            {change_24h_percent !== undefined && (
              <StatusChip color="ink">
                <Delta value={change_24h_percent} plain />
              </StatusChip>
            )}
            {change_24h_usd !== undefined && (
              <Typography variant="caption" color="textOnInkMuted" sx={tabularText}>
                {t.day({ change: hidden ? format.hidden : format.money(change_24h_usd, 'USD', { sign: 'always', rounding: 'half' }) })}
              </Typography>
            )}
            {savedAt !== undefined && <StaleDataLabel at={savedAt} on="ink" />}
          </Change>
        )}
      </Worth>
      {empty && (
        <Typography component="p" variant="body2" color="textOnInkMuted" className="first">
          {t.first()}
        </Typography>
      )}
      <BalanceActions links={empty ? { ...links, withdraw: null, exchange: null } : links} opens={opens} />
      <Note>
        {opens !== null && (
          <>
            <LockSimpleIcon width={16} height={16} aria-hidden="true" />
            <Typography component="p" variant="caption">
              {t.blocked({ day: format.day(opens, now()), time: `${format.time(opens)} ${format.zone(opens)}` })}
            </Typography>
          </>
        )}
      </Note>
      <Composition parts={parts} empty={empty} />
    </Hero>
  )
}
