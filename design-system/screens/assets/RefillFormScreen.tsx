import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { BalanceList, DepositWallet, Transaction } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { mapLoadable } from '../../lib/loadable.ts'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Cell, Grid, Page } from '../../components/Grid.tsx'
import { StaleDataLabel } from '../../components/StaleDataLabel.tsx'
import { Card } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Stepper } from '../../components/Stepper.tsx'
import Typography from '@mui/material/Typography'
import { TokenCoin } from '../../components/TokenCoin.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { AddressGate } from './AddressGate.tsx'
import { DepositAddress } from './DepositAddress.tsx'
import { incoming } from './deposits.ts'
import { DepositInstructions } from './DepositInstructions.tsx'
import { IncomingDeposits } from './IncomingDeposits.tsx'
import { LoadedWallet } from './LoadedWallet.tsx'
import { networkName, plainly, tokenNames, tokenOf } from './network.ts'
import { PaymentRequest } from './PaymentRequest.tsx'
import { TokenChoice } from './TokenChoice.tsx'

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
    /** Link to the list of tokens. */
    tokens: string
    assets: string | null
    transaction: (id: string) => string | null
    /** Link to an address in the blockchain explorer. */
    explorer: (address: string) => string | null
    help: string | null
  }
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginBottom: 20,
  '& > .words': { flex: '1 1 150px', minWidth: 0, display: 'flex', flexDirection: 'column' },
})
const Lines = styled('div')({ display: 'grid', gap: 20 })
// Cards keep their own height: the two columns grow independently.
const Column = styled(Cell)({ '& > *': { flex: '0 0 auto' } })

const Waiting = () => (
  <Card>
    <Lines>
      <Skeleton width={200} height={44} />
      <Skeleton height={120} />
      <Skeleton width={260} height={44} />
    </Lines>
  </Card>
)

/** The deposit: a warning, then the address, a QR code with an amount, and incoming confirmations. */
export function RefillFormScreen(props: RefillFormScreenProps) {
  const { token, wallet, balances, deposits, onReload, links } = props
  const t = useTranslations('assets')
  const { now } = useDesignSystem()
  const [since] = useState(now)
  const balance = balances.state === 'ready' ? balances.value.data : null
  return (
    <Page>
      <Stepper steps={[t.steps.token(), t.steps.way(), t.steps.transfer()]} current={token === null ? 0 : 2} />
      <LoadedWallet from={wallet} skeleton={<Waiting />}>
        {(value, { savedAt }) => (
          <Grid>
            <Column span={7}>
              {token === null ? (
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
              <DepositInstructions token={token ?? tokenNames(value)} confirmations={value.confirmations_required} />
            </Column>
          </Grid>
        )}
      </LoadedWallet>
    </Page>
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
  const format = useFormat()
  const [read, setRead] = useState(false)
  const accepted = tokenOf(wallet, token)
  const other = (
    <Button variant="outlined" href={links.tokens}>
      {t.form.other()}
    </Button>
  )
  if (!accepted)
    return (
      <Card>
        <EmptyState title={t.form.unknown({ token })} action={other}>
          {t.form.unknownText()}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <Card>
        <Head>
          <TokenCoin token={token} />
          <span className="words">
            <Typography component="h2" variant="h5">
              {t.form.title({ token })}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {networkName(t, wallet.network)}
            </Typography>
          </span>
          {savedAt !== undefined && <StaleDataLabel at={savedAt} />}
          {other}
        </Head>
        <AddressGate wallet={wallet} token={token} onReload={onReload} help={links.help} read={read} onRead={() => setRead(true)}>
          <DepositAddress
            wallet={wallet}
            token={token}
            minimum={format.money(accepted.minimum_amount, token, plainly)}
            explorer={links.explorer(wallet.address)}
          />
        </AddressGate>
      </Card>
      {read && <PaymentRequest wallet={wallet} token={accepted} price={price} />}
    </>
  )
}
