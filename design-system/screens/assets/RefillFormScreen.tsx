import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { BalanceList, DepositWallet, Transaction } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { mapLoadable } from '../../lib/loadable.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { AddressGate } from './AddressGate.tsx'
import { incoming } from './deposits.ts'
import { DepositInstructions } from './DepositInstructions.tsx'
import { IncomingDeposits } from './IncomingDeposits.tsx'
import { LoadedWallet } from './LoadedWallet.tsx'
import { anyToken, tokenOf } from './network.ts'
import { PaymentRequest } from './PaymentRequest.tsx'
import { TokenChoice } from './TokenChoice.tsx'
import { WholeTerms } from '../../components/data-display/WholeTerms.tsx'

export interface RefillFormScreenProps {
  /** The token to deposit; `null` until chosen. */
  token: string | null
  /** The user's deposit address, its network, and the smallest deposit of each token. */
  wallet: Loadable<DepositWallet>
  /** Amounts beside the tokens, so that a choice shows what is there already. */
  balances: Loadable<BalanceList>
  /** The newest deposits, polled. */
  deposits: Loadable<Transaction[]>
  /** Reloads the deposit details. */
  onReload: () => void
  /** Other tokens, the list of assets, a deposit's transaction, the explorer and the help. */
  links: {
    /** Link to this page for one token. */
    token: (token: string) => string
    /** Link to the choice of a token, on this page. */
    tokens: string
    /** Link to the address without an amount. */
    address: string
    assets: string | null
    transaction: (id: string) => string | null
    help: string | null
  }
}
// Cards keep their own height: the two columns grow independently.
const Column = styled(CardGridItem)({ '& > *': { flex: '0 0 auto' } })

const Waiting = () => (
  <Card>
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Skeleton width={200} height={44} />
      <Skeleton height={120} />
      <Skeleton width={260} height={44} />
    </Box>
  </Card>
)

/** A payment request: token and amount as a QR code for wallets, and incoming confirmations. */
export function RefillFormScreen(props: RefillFormScreenProps) {
  const { token, wallet, balances, deposits, onReload, links } = props
  const { locale, now } = useDesignSystem()
  const [since] = useState(now)
  const balance = balances.state === 'ready' ? balances.value.data : null
  return (
    <PageStack>
      <LoadedWallet from={wallet} skeleton={<Waiting />}>
        {(value, { savedAt }) => (
          <CardGrid>
            <Column span={7}>
              {value.tokens === undefined ? (
                <NoRequest address={links.address} />
              ) : token === null ? (
                <TokenChoice wallet={value} balances={balance} href={links.token} />
              ) : (
                <Transfer
                  key={token}
                  wallet={value}
                  token={token}
                  price={balance?.find((one) => one.token === token)?.price_usd ?? null}
                  savedAt={savedAt}
                  onReload={onReload}
                  links={links}
                />
              )}
            </Column>
            <Column span={5}>
              <IncomingDeposits
                deposits={mapLoadable(deposits, (list) => incoming(list, since))}
                required={value.confirmations_required}
                links={links}
              />
              <DepositInstructions token={token ?? anyToken(value, locale)} confirmations={value.confirmations_required} />
            </Column>
          </CardGrid>
        )}
      </LoadedWallet>
    </PageStack>
  )
}

/** The server returned the address alone: without the contracts of the tokens there is no payment request. */
function NoRequest({ address }: { address: string }) {
  const t = useTranslations('assets').request
  const action = (
    <Button variant="soft" href={address}>
      {t.address()}
    </Button>
  )
  return (
    <Card>
      <EmptyState title={t.none()} action={action}>
        {t.noneText()}
      </EmptyState>
    </Card>
  )
}

type TransferProps = Pick<RefillFormScreenProps, 'onReload'> & {
  wallet: DepositWallet
  token: string
  price: string | null
  savedAt: number | undefined
  links: RefillFormScreenProps['links']
}

function Transfer({ wallet, token, price, savedAt, onReload, links }: TransferProps) {
  const t = useTranslations('assets')
  const accepted = tokenOf(wallet, token)
  const other = (
    <Button variant="outlined" href={links.tokens}>
      {t.form.other()}
    </Button>
  )
  if (accepted?.minimum_amount === undefined)
    return (
      <Card>
        <EmptyState title={t.form.unknown({ token })} action={other}>
          {t.form.unknownText()}
        </EmptyState>
      </Card>
    )
  return (
    <AddressGate wallet={wallet} onReload={onReload} help={links.help}>
      {savedAt !== undefined && <StaleDataLabel at={savedAt} />}
      <PaymentRequest
        wallet={wallet}
        token={accepted}
        price={price}
        actions={
          <>
            {other}
            <Button variant="soft" href={links.address}>
              {t.request.address()}
            </Button>
          </>
        }
      />
      <Notice severity="warning" title={t.form.gate()}>
        {t.form.lost()} <WholeTerms>{t.form.gateCheck()}</WholeTerms>
      </Notice>
    </AddressGate>
  )
}
