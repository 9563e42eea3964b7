import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import type { Balance, DepositWallet } from '#sdk'
import { List, ListRow } from '../../parts/ListRow.tsx'
import { Money } from '../../parts/Money.tsx'
import { Section } from '../../parts/Section.tsx'
import { Text } from '../../parts/Text.tsx'
import { TokenCoin } from '../../parts/TokenCoin.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { plainly } from './network.ts'

export type TokenChoiceProps = {
  wallet: DepositWallet
  /** What there is already; null where it is not known. */
  balances: readonly Balance[] | null
  hidden: boolean
  href: (token: string) => string
}

/** Which token will be sent: each with what there is of it, and the least that is credited. */
export function TokenChoice({ wallet, balances, hidden, href }: TokenChoiceProps) {
  const t = useText('assets').refill
  const { Link } = useReader()
  const format = useFormat()
  return (
    <Section title={t.title()}>
      <List>
        {wallet.tokens.map(({ token, minimum_amount }) => {
          const balance = balances?.find((one) => one.token === token)
          return (
            <ListRow key={token}>
              <TokenCoin token={token} />
              <span className="words">
                <Text variant="label">
                  <Link className="row" href={href(token)}>
                    {token}
                  </Link>
                </Text>
                <Text variant="caption" tone="tertiary" numeric>
                  {t.minimum({ amount: format.money(minimum_amount, token, plainly) })}
                </Text>
              </span>
              {balance && (
                <span className="figures">
                  <Money value={balance.available} unit={token} even hidden={hidden} />
                </span>
              )}
              <CaretRightIcon size={16} aria-hidden="true" />
            </ListRow>
          )
        })}
      </List>
    </Section>
  )
}
