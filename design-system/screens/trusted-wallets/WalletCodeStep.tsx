import Stack from '@mui/material/Stack'
import ShieldWarningFillIcon from '@phosphor-icons/core/fill/shield-warning-fill.svg?react'
import { useState } from 'react'
import type { TrustedWallet } from '#sdk'
import { AddressDoubt } from '../../forms/AddressDoubt.tsx'
import { ResendSent, SentCodeForm, SentTo } from '../../forms/SentCodeForm.tsx'
import { clockText, useCountdown } from '../../forms/useCountdown.ts'
import type { KnownAddress } from '../../lib/address.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { CardGridItem, CardGrid } from '../../components/layout/CardGrid.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Card } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useErrorMessage } from '../../components/feedback/useErrorMessage.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useWalletError } from './useWalletError.ts'
import { walletName } from '../../lib/trustedWallet.ts'
import { WalletSummary } from './WalletSummary.tsx'

export type WalletCodeStepProps = {
  wallet: TrustedWallet
  /** The user's other wallets and earlier destinations, which its address may be mistaken for. */
  known: readonly KnownAddress[]
  /** State of sending another code. */
  sending: Submission
  /** Sends another code over this channel. */
  onSend: () => void
  /** State of checking the typed code. */
  confirming: Submission
  /** The six digits. */
  onConfirm: (code: string) => void
  /** State of withdrawing the request, to type another address. */
  changing: Submission
  /** Withdraws the request and returns to the address. */
  onChange: () => void
}

/** The error of a request beside the form, as unobtrusive as a field's error. */
function Why({ submission, children }: { submission: Submission; children?: string }) {
  const t = useTranslations('wallets').code
  const { now } = useDesignSystem()
  const errorMessage = useErrorMessage()
  const { problem } = submission
  const wait = problem?.kind === 'throttled' ? problem.retryAfter : undefined
  const [deadline, setDeadline] = useState({ problem, until: wait && now() + wait * 1000 })
  if (deadline.problem !== problem) setDeadline({ problem, until: wait && now() + wait * 1000 })
  const left = useCountdown(deadline.until)
  return (
    <output>
      {problem && (
        <Typography variant="caption" color="textSecondary">
          {children} {wait === undefined ? errorMessage(problem) : left > 0 && t.wait({ time: clockText(left) })}
        </Typography>
      )}
    </output>
  )
}

/** Where the code was sent, and until when it is valid. */
function SentHead({ sent }: { sent: TrustedWallet['code'] }) {
  const t = useTranslations('wallets').code
  const format = useFormat()
  const time = sent ? format.time(sent.expires_at) : ''
  return (
    <Stack spacing={2}>
      <Typography component="h2" variant="h4">
        {sent?.channel === 'email' ? t.email() : t.other()}
      </Typography>
      <Typography component="p" variant="body2" color="textSecondary">
        {sent ? <SentTo>{sent.target === null ? t.sent({ time }) : t.sentTo({ target: sent.target, time })}</SentTo> : t.none()}
      </Typography>
    </Stack>
  )
}

/** Confirms a wallet with a six-digit code, and shows when another code may be requested. */
export function WalletCodeStep({ wallet, known, sending, onSend, confirming, onConfirm, changing, onChange }: WalletCodeStepProps) {
  const t = useTranslations('wallets').code
  const { code: sent } = wallet
  const atField = useWalletError(confirming, 'code')
  const change = (
    <Button variant="text" busy={changing.busy} onClick={onChange}>
      {t.change()}
    </Button>
  )
  return (
    <CardGrid>
      <CardGridItem span={7}>
        <Card>
          <Stack spacing={5}>
            <SentHead sent={sent} />
            {sent ? (
              <>
                <SentCodeForm
                  sent={sent}
                  label={t.other()}
                  confirming={atField}
                  onConfirm={onConfirm}
                  resending={sending.busy}
                  submit={t.submit()}
                />
                <ResendSent sent={sent} busy={sending.busy} onResend={onSend}>
                  {change}
                </ResendSent>
              </>
            ) : (
              <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
                <Button busy={sending.busy} onClick={onSend}>
                  {t.ask()}
                </Button>
                {change}
              </Stack>
            )}
            <Why submission={sending}>{t.notSent()}</Why>
            <Why submission={changing} />
          </Stack>
        </Card>
      </CardGridItem>
      <CardGridItem span={5}>
        <Stack spacing={5}>
          <WalletSummary label={walletName(wallet)} address={wallet.address} />
          <AddressDoubt address={wallet.address} known={known} />
          <Notice severity="warning" icon={<ShieldWarningFillIcon aria-hidden="true" />} title={t.never()}>
            {t.neverText()}
          </Notice>
        </Stack>
      </CardGridItem>
    </CardGrid>
  )
}
