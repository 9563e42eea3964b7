import { SwapIcon } from '@phosphor-icons/react/dist/csr/Swap'
import type { CurrentBonus } from '#sdk'
import { compare, isZero, portion, sub } from '../../lib/money.ts'
import { Button } from '../../parts/Button.tsx'
import { Edge } from '../../parts/Edge.tsx'
import { HideAmounts } from '../../parts/HideAmounts.tsx'
import { Money } from '../../parts/Money.tsx'
import { SavedAt } from '../../parts/SavedAt.tsx'
import { Text } from '../../parts/Text.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Actions, Bottom, Hero, Top } from '../cabinet/hero.ts'

export type BonusCardProps = {
  bonus: CurrentBonus
  savedAt?: number | undefined
  hidden: boolean
  onHidden: (hidden: boolean) => void
  exchange: string | null
}

/** The ink card: the bonus balance, and what of it can be exchanged now. */
export function BonusCard({ bonus, savedAt, hidden, onHidden, exchange }: BonusCardProps) {
  const t = useText('bonus')
  const format = useFormat()
  const { balance, exchangeable, token, worth_usd, minimum_exchange } = bonus
  const empty = isZero(balance)
  const bound = sub(balance, exchangeable)
  const money = (value: string, unit: string) => (hidden ? format.hidden : format.money(value, unit, { minimum: 2 }))
  const share = empty ? 0 : portion(exchangeable, balance) * 100
  const enough = !isZero(exchangeable) && compare(exchangeable, minimum_exchange) >= 0
  const state = empty
    ? t.account.nothing()
    : !enough
      ? t.account.little({ amount: format.money(minimum_exchange, token, { minimum: 0 }) })
      : isZero(bound)
        ? t.account.all()
        : `${t.account.now({ amount: money(exchangeable, token) })}. ${t.account.bound({ amount: money(bound, token) })}.`
  return (
    <Hero variant="ink" aria-label={t.title()}>
      <Top>
        <Text as="h2" variant="label" tone="onInkMuted">
          {t.title()}
        </Text>
        {!empty && <HideAmounts hidden={hidden} onHidden={onHidden} />}
      </Top>
      <Money value={balance} unit={token} size="hero" minimum={2} hidden={hidden && !empty} />
      {!empty && (
        <Text variant="caption" tone="onInkMuted" numeric>
          {t.account.worth({ amount: money(worth_usd, 'USD') })}
        </Text>
      )}
      {savedAt !== undefined && (
        <div>
          <SavedAt at={savedAt} on="ink" />
        </div>
      )}
      <Text as="p" variant="bodySm" tone="onInkMuted" className="first">
        {state}
      </Text>
      {exchange && enough && (
        <Actions>
          <Button variant="ink" href={exchange} startIcon={<SwapIcon size={20} aria-hidden="true" />}>
            {t.account.exchange()}
          </Button>
        </Actions>
      )}
      <Bottom>
        <Edge
          on="ink"
          height={32}
          label={empty ? t.account.nothing() : t.account.edge({ now: money(exchangeable, token), bound: money(bound, token) })}
          segments={share > 0 ? [{ share }] : []}
          needle={empty ? 0.3 : share}
        />
      </Bottom>
    </Hero>
  )
}
