import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { BalanceList, DepositWallet } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { Cell, Grid, Page } from '../../components/Grid.tsx'
import { StaleDataLabel } from '../../components/StaleDataLabel.tsx'
import { Card, Section } from '../../components/Section.tsx'
import { Skeleton, SkeletonRows } from '../../components/Skeleton.tsx'
import { Stepper } from '../../components/Stepper.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { AddressGate } from './AddressGate.tsx'
import { DepositAddress } from './DepositAddress.tsx'
import { LoadedWallet } from './LoadedWallet.tsx'
import { tokenNames } from './network.ts'
import { TokenChoice } from './TokenChoice.tsx'

export interface RefillScreenProps {
  /** The user's deposit address, its network, and the tokens that may be sent to it. */
  wallet: Loadable<DepositWallet>
  /** Only shown beside the tokens: the page works without them. */
  balances: Loadable<BalanceList>
  /** Requests the address again after a failure. */
  onReload: () => void
  /** The form for one token, the explorer and the help. */
  links: {
    token: (token: string) => string
    /** Link to an address in the blockchain explorer. */
    explorer: (address: string) => string | null
    help: string | null
  }
}

const Lead = styled(Typography)({ margin: '-8px 0 16px' }) as typeof Typography
const Lines = styled('div')({ display: 'grid', gap: 16 })

const Waiting = () => (
  <Grid>
    <Cell span={7}>
      <Card>
        <SkeletonRows count={3} />
      </Card>
    </Cell>
    <Cell span={5}>
      <Card>
        <Lines>
          <Skeleton width={180} height={18} />
          <Skeleton height={120} />
          <Skeleton width={220} height={44} />
        </Lines>
      </Card>
    </Cell>
  </Grid>
)

/** First step of a deposit: choose a token, or go directly to the address. */
export function RefillScreen({ wallet, balances, onReload, links }: RefillScreenProps) {
  const t = useTranslations('assets')
  const [read, setRead] = useState(false)
  return (
    <Page>
      <Stepper steps={[t.steps.token(), t.steps.way(), t.steps.transfer()]} current={0} />
      <LoadedWallet from={wallet} skeleton={<Waiting />}>
        {(value, { savedAt }) => (
          <Grid>
            <Cell span={7}>
              <TokenChoice wallet={value} balances={balances.state === 'ready' ? balances.value.data : null} href={links.token} />
            </Cell>
            <Cell span={5}>
              <Section title={t.refill.address()} aside={savedAt !== undefined && <StaleDataLabel at={savedAt} />}>
                <Lead component="p" variant="body2" color="textSecondary">
                  {t.refill.addressText({ tokens: tokenNames(value) })}
                </Lead>
                <AddressGate
                  wallet={value}
                  token={tokenNames(value)}
                  onReload={onReload}
                  help={links.help}
                  read={read}
                  onRead={() => setRead(true)}
                >
                  <DepositAddress wallet={value} token={tokenNames(value)} minimum={null} explorer={links.explorer(value.address)} />
                </AddressGate>
              </Section>
            </Cell>
          </Grid>
        )}
      </LoadedWallet>
    </Page>
  )
}
