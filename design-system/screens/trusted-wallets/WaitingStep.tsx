import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { TrustedWallet } from '#sdk'
import { walletName } from '../../lib/trustedWallet.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { CardGridItem, CardGrid } from '../../components/layout/CardGrid.tsx'
import { SuccessArt } from '../../components/illustrations/SuccessArt.tsx'
import { Card } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { OpeningEdge } from './OpeningEdge.tsx'
import { useActivationCountdown } from './useActivationCountdown.ts'
import { WalletSummary } from './WalletSummary.tsx'

const Root = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  '& > svg': { maxWidth: '100%', height: 'auto', alignSelf: 'center' },
  '& > h2': { overflowWrap: 'anywhere' },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 4 },
})

export type WaitingStepProps = {
  wallet: TrustedWallet
  /** The list of wallets, and adding another one. */
  links: { list: string; again: string }
}

/** The code was correct: what happens now, and until when. */
export function WaitingStep({ wallet, links }: WaitingStepProps) {
  const t = useTranslations('wallets').done
  const opening = useActivationCountdown()
  const heading = useRef<HTMLHeadingElement>(null)
  const { address, opens_at = null, confirmed_at = null } = wallet
  const label = walletName(wallet)
  // The focused form is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <CardGrid>
      <CardGridItem span={7}>
        <Root>
          <SuccessArt />
          <Typography component="h2" variant="h4" ref={heading} tabIndex={-1}>
            {t.title({ label })}
          </Typography>
          <Typography component="p" color="textSecondary">
            {opens_at === null ? t.active() : opening(opens_at).sentence}
          </Typography>
          {opens_at !== null && <OpeningEdge opensAt={opens_at} confirmedAt={confirmed_at} />}
          <div className="actions">
            <Button href={links.list}>{t.back()}</Button>
            <Button variant="text" href={links.again}>
              {t.again()}
            </Button>
          </div>
        </Root>
      </CardGridItem>
      <CardGridItem span={5}>
        <div>
          <WalletSummary label={label} address={address} />
        </div>
      </CardGridItem>
    </CardGrid>
  )
}
