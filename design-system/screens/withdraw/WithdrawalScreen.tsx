import Stack from '@mui/material/Stack'
import { useState } from 'react'
import type { UserSettings, Withdrawal } from '#sdk'
import { FormProblem } from '../../forms/FormProblem.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { LazyDialog } from '../../components/feedback/LazyDialog.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { PageStack, centred } from '../../components/layout/CardGrid.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { NotFoundArt } from '../../components/illustrations/NotFoundArt.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { ExactMoney } from '../../components/data-display/ExactMoney.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Card } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { UnknownOutcome } from '../../components/feedback/UnknownOutcome.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { CardDestination } from './CardDestination.tsx'
import { WalletDestination } from './WalletDestination.tsx'
import { Steps } from './RequestPage.tsx'
import { useBlock } from './useBlock.ts'
import { Block } from './WithdrawalsBlocked.tsx'
import { WithdrawalReceipt } from './WithdrawalReceipt.tsx'
import { WithdrawalSkeleton } from './WithdrawalSkeleton.tsx'

type Sending = { submission: Submission; outcome: Outcome }

export interface WithdrawalScreenProps {
  /** The withdrawal that the address names, polled until it has ended. */
  withdrawal: Loadable<Withdrawal>
  /** Whether withdrawals are blocked, until when and why. */
  settings: Loadable<Partial<UserSettings>>
  /** State of checking the code. */
  confirming: Sending
  /** The six digits that release the withdrawal. */
  onConfirm: (code: string) => void
  /** State of sending another code. */
  resending: Submission
  /** Sends another code over the same channel. */
  onResend: () => void
  /** State of calling it off, possible until it is in the network. */
  cancelling: Sending
  /** Calls it off, after the dialog was confirmed. */
  onCancel: () => void
  /** Opens an empty form. */
  onAnother: () => void
  /** Fills the form with the same withdrawal and sends nothing; `null` if it cannot be repeated. */
  onAgain: (() => void) | null
  /** Link to the transaction in the blockchain explorer; `null` without a hash or an explorer. */
  explorer: string | null
  /** Link to the recipient's address in the blockchain explorer; `null` without an address or an explorer. */
  addressLink?: string | null
  /** The full URL of the receipt. */
  address: string
  /** The list of transactions and the support; `trust` saves the address as trusted, `null` if it is one already. */
  links: { transactions: string | null; support: string | null; trust: string | null }
}

/** One withdrawal from its code to its end. */
export function WithdrawalScreen(props: WithdrawalScreenProps) {
  const { withdrawal, onAnother } = props
  const t = useTranslations('withdraw').state
  if (withdrawal.state === 'failed' && withdrawal.problem.kind === 'missing')
    return (
      <Card>
        <EmptyState
          title={t.missing()}
          illustration={<NotFoundArt width={200} />}
          action={
            <Button variant="soft" onClick={onAnother}>
              {t.another()}
            </Button>
          }
        >
          {t.missingText()}
        </EmptyState>
      </Card>
    )
  return (
    <PageStack sx={centred}>
      <LoadableView from={withdrawal} skeleton={<WithdrawalSkeleton />} failed={t.failedLoad()} illustration={<ErrorArt />} card>
        {(value, fresh) => <Body {...props} value={value} stale={fresh.problem === undefined ? undefined : fresh.savedAt} />}
      </LoadableView>
    </PageStack>
  )
}

function Body(props: WithdrawalScreenProps & { value: Withdrawal; stale: number | undefined }) {
  const { value, stale, cancelling, explorer, addressLink = null, address, onAnother, onAgain, links } = props
  const t = useTranslations('withdraw')
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  const [of, setOf] = useState(value.status)
  // The status has changed meanwhile: closes the question.
  if (of !== value.status) {
    setOf(value.status)
    setAsking(false)
  }
  const ask = () => setAsking(true)
  const waits = value.status === 'awaiting_confirmation' && value.code !== null
  return (
    <>
      {waits && <Steps current={2} />}
      {stale !== undefined && <Notice severity="plain">{t.state.stale({ time: format.time(stale) })}</Notice>}
      {waits ? (
        <Code {...props} code={value.code!} onAsk={ask} />
      ) : (
        <WithdrawalReceipt
          withdrawal={value}
          explorer={explorer}
          addressLink={addressLink}
          address={address}
          onCancel={ask}
          onAnother={onAnother}
          onAgain={onAgain}
          trust={links.trust}
          support={links.support}
        />
      )}
      {asking && <Cancel value={value} cancelling={cancelling} onCancel={props.onCancel} onClose={() => setAsking(false)} links={links} />}
    </>
  )
}

type CodeProps = WithdrawalScreenProps & { value: Withdrawal; code: NonNullable<Withdrawal['code']>; onAsk: () => void }

function Code({ value, code, settings, onAsk, confirming, onConfirm, resending, onResend, links }: CodeProps) {
  const t = useTranslations('withdraw')
  const format = useFormat()
  const { method, amount, token, fee_amount, fee_token, net_amount, address, trusted_wallet_label, card_masked } = value
  const money = (sum: string, unit: string, rounding: 'down' | 'up' = 'down') => <ExactMoney value={sum} unit={unit} rounding={rounding} />
  const rules = settings.state === 'ready' ? settings.value : {}
  const until = useBlock(rules)
  return (
    <>
      {until !== null && confirming.outcome.state === 'none' ? (
        <Block settings={rules} until={until}>
          {t.waiting.paused({ amount: format.money(amount, token) })}
        </Block>
      ) : (
        <Card aria-label={t.code.title()} data-flow="">
          <Stack spacing={5}>
            <Typography component="h2" variant="h4">
              {t.code.title()}
            </Typography>
            <ConfirmStep
              code={code}
              amount={format.money(amount, token)}
              confirming={confirming.submission}
              outcome={confirming.outcome}
              onConfirm={onConfirm}
              resending={resending}
              onResend={onResend}
              links={links}
            />
          </Stack>
        </Card>
      )}
      <Card variant="sunken" aria-label={t.summary.title()}>
        <Stack spacing={4}>
          {address !== null && <WalletDestination address={address} label={trusted_wallet_label} />}
          {card_masked !== null && <CardDestination number={card_masked} holder={null} />}
          <DescriptionList
            items={[
              { name: t.summary.send(), value: money(amount, token) },
              { name: t.summary.fee(), value: money(fee_amount, fee_token, 'up') },
              {
                name: method === 'wallet' ? t.summary.walletReceives() : t.summary.cardReceives(),
                value: money(net_amount, token),
                sum: true,
              },
            ]}
          />
          <Typography component="p" variant="caption" color="textSecondary">
            {t.code.waits()}
          </Typography>
          <Stack direction="row">
            <Button variant="outlined" onClick={onAsk} disabled={confirming.submission.busy}>
              {t.cancel.open()}
            </Button>
          </Stack>
        </Stack>
      </Card>
    </>
  )
}

type CancelProps = Pick<WithdrawalScreenProps, 'cancelling' | 'onCancel' | 'links'> & { value: Withdrawal; onClose: () => void }

function Cancel({ value, cancelling: { submission, outcome }, onCancel, onClose, links }: CancelProps) {
  const t = useTranslations('withdraw').cancel
  const format = useFormat()
  return (
    <LazyDialog
      title={t.title()}
      text={t.text({ amount: format.money(value.amount, value.token) })}
      busy={submission.busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="soft" onClick={onClose} disabled={submission.busy}>
            {t.keep()}
          </Button>
          <Button variant="danger" onClick={onCancel} busy={submission.busy} disabled={outcome.state === 'unknown'}>
            {t.confirm()}
          </Button>
        </>
      }
    >
      {outcome.state !== 'none' ? (
        <UnknownOutcome outcome={outcome} links={links} />
      ) : (
        submission.problem && <FormProblem problem={submission.problem} />
      )}
    </LazyDialog>
  )
}
