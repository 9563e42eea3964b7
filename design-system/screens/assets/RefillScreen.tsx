import Box from '@mui/material/Box'
import QrCodeIcon from '@phosphor-icons/core/regular/qr-code.svg?react'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { DepositWallet, Transaction } from '#sdk'
import { RadioGroup } from '../../forms/RadioGroup.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import { mapLoadable } from '../../lib/loadable.ts'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { RowList, ListRow, RowWords } from '../../components/data-display/ListRow.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { Skeleton, SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { TokenCoin } from '../../components/data-display/TokenCoin.tsx'
import Typography from '@mui/material/Typography'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { AddressGate } from './AddressGate.tsx'
import { DepositAddress } from './DepositAddress.tsx'
import { incoming } from './deposits.ts'
import { DepositInstructions } from './DepositInstructions.tsx'
import { IncomingDeposits } from './IncomingDeposits.tsx'
import { LoadedWallet } from './LoadedWallet.tsx'
import { acceptedTokens, allTokens, anyMinimum, anyToken, minimumOf, tokenOf } from './network.ts'

export interface RefillScreenProps {
  /** The token to deposit; `null` while none is chosen. The address is the same for each. */
  token: string | null
  /** Chooses the token. */
  onToken: (token: string) => void
  /** The user's deposit address, its network, and the tokens that may be sent to it. */
  wallet: Loadable<DepositWallet>
  /** The newest deposits, polled. */
  deposits: Loadable<Transaction[]>
  /** Requests the address again after a failure. */
  onReload: () => void
  /** Other ways to deposit, the deposits' transactions, the explorer and the help. */
  links: {
    /** Payment request for an exact amount. */
    request: string
    assets: string | null
    transaction: (id: string) => string | null
    /** Link to an address in the blockchain explorer. */
    explorer: (address: string) => string | null
    help: string | null
  }
}
const Lead = styled(Typography)({ margin: '-8px 0 16px' }) as typeof Typography
// Cards keep their own height: the two columns grow independently.
const Column = styled(CardGridItem)({ '& > *': { flex: '0 0 auto' } })

const Waiting = () => (
  <CardGrid>
    <CardGridItem span={7}>
      <Card>
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Skeleton width={200} height={24} />
          <Skeleton height={80} />
          <Skeleton width={216} height={216} />
          <Skeleton width={220} height={44} />
        </Box>
      </Card>
    </CardGridItem>
    <CardGridItem span={5}>
      <Card>
        <SkeletonRows count={3} />
      </Card>
    </CardGridItem>
  </CardGrid>
)

type TokenRadiosProps = {
  wallet: DepositWallet
  /** The chosen token; empty if none is. */
  chosen: string
  onToken: (token: string) => void
}

/** Which token is to be deposited: it changes the texts, not the address. */
function TokenRadios({ wallet, chosen, onToken }: TokenRadiosProps) {
  const t = useTranslations('assets').refill
  const format = useFormat()
  const { locale } = useDesignSystem()
  const tokens = allTokens(wallet, locale)
  return (
    <Section title={t.title()}>
      <Lead component="p" variant="body2" color="textSecondary">
        {t.addressShared({ tokens })}
      </Lead>
      <RadioGroup
        cards
        dense
        hiddenLabel
        name="token"
        label={t.title()}
        labelPlacement="start"
        value={chosen}
        onChange={({ target }) => onToken(target.value)}
        options={acceptedTokens(wallet).map((one) => {
          const minimum = minimumOf(one, format.money)
          return {
            value: one.token,
            title: one.token,
            before: <TokenCoin token={one.token} size={32} />,
            ...(minimum !== null && { text: t.minimum({ amount: minimum }) }),
          }
        })}
      />
    </Section>
  )
}

function OtherWays({ links }: Pick<RefillScreenProps, 'links'>) {
  const t = useTranslations('assets')
  return (
    <Section title={t.refill.ways()}>
      <RowList>
        <ListRow>
          <IconDisc color="primary">
            <QrCodeIcon />
          </IconDisc>
          <RowWords name={t.refill.request()} href={links.request}>
            {t.refill.requestText()}
          </RowWords>
        </ListRow>
      </RowList>
    </Section>
  )
}

/** The deposit address at once, with QR code and the warning about other networks. Token and method are choices beside it. */
export function RefillScreen({ token, onToken, wallet, deposits, onReload, links }: RefillScreenProps) {
  const t = useTranslations('assets')
  const format = useFormat()
  const { locale, now } = useDesignSystem()
  const [since] = useState(now)
  return (
    <PageStack>
      <LoadedWallet from={wallet} skeleton={<Waiting />}>
        {(value, { savedAt }) => {
          const chosen = tokenOf(value, token)
          const tokens = chosen?.token ?? anyToken(value, locale)
          return (
            <CardGrid>
              <Column span={7}>
                <Section
                  title={chosen ? t.form.title({ token: chosen.token }) : t.refill.address()}
                  aside={savedAt !== undefined && <StaleDataLabel at={savedAt} />}
                >
                  <AddressGate wallet={value} onReload={onReload} help={links.help}>
                    <DepositAddress
                      wallet={value}
                      token={tokens}
                      minimum={chosen ? minimumOf(chosen, format.money) : anyMinimum(value, locale, format.money)}
                      explorer={links.explorer(value.address)}
                    />
                  </AddressGate>
                </Section>
                <IncomingDeposits
                  deposits={mapLoadable(deposits, (list) => incoming(list, since))}
                  required={value.confirmations_required}
                  links={links}
                />
              </Column>
              <Column span={5}>
                <TokenRadios wallet={value} chosen={chosen?.token ?? ''} onToken={onToken} />
                <OtherWays links={links} />
                <DepositInstructions token={tokens} confirmations={value.confirmations_required} />
              </Column>
            </CardGrid>
          )
        }}
      </LoadedWallet>
    </PageStack>
  )
}
