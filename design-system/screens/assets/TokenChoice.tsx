import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import { styled } from '@mui/material/styles'
import type { Balance, DepositWallet } from '#sdk'
import { RowList, ListRow } from '../../components/data-display/ListRow.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Section } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { tabularText } from '../../theme/mixins.ts'
import { TokenCoin } from '../../components/data-display/TokenCoin.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { acceptedTokens, minimumOf } from './network.ts'

// The tokens share the height that the address beside them gives the card.
const Tokens = styled(Section)({
  display: 'flex',
  flexDirection: 'column',
  '& > ul': { flex: '1 1 auto', display: 'flex', flexDirection: 'column' },
  '& > ul > li': { flex: '1 0 auto' },
})

export type TokenChoiceProps = {
  wallet: DepositWallet
  /** Current balances; `null` if not known. */
  balances: readonly Balance[] | null
  href: (token: string) => string
}

/** Choice of the token to deposit: each with its balance and minimum deposit. */
export function TokenChoice({ wallet, balances, href }: TokenChoiceProps) {
  const t = useTranslations('assets').refill
  const { Link } = useDesignSystem()
  const format = useFormat()
  return (
    <Tokens title={t.title()}>
      <RowList>
        {acceptedTokens(wallet).map((accepted) => {
          const { token } = accepted
          const minimum = minimumOf(accepted, format.money)
          const balance = balances?.find((one) => one.token === token)
          return (
            <ListRow key={token}>
              <TokenCoin token={token} />
              <span className="words">
                <Typography variant="subtitle1">
                  <Link className="row" href={href(token)}>
                    {token}
                  </Link>
                </Typography>
                {minimum !== null && (
                  <Typography variant="caption" color="textTertiary" sx={tabularText}>
                    {t.minimum({ amount: minimum })}
                  </Typography>
                )}
              </span>
              {balance && (
                <span className="figures">
                  <Money value={balance.available} unit={token} even />
                </span>
              )}
              <CaretRightIcon width={16} height={16} aria-hidden="true" />
            </ListRow>
          )
        })}
      </RowList>
    </Tokens>
  )
}
