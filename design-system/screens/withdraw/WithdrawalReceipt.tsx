import Box from '@mui/material/Box'
import ArrowSquareOutIcon from '@phosphor-icons/core/regular/arrow-square-out.svg?react'
import type { Withdrawal } from '#sdk'
import { lookUp } from '../../lib/lookUp.ts'
import { wasRefunded, canCancel, hasEnded, isLate } from '../../lib/withdrawal.ts'
import { AddressText } from '../../components/data-display/AddressText.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { ExactMoney } from '../../components/data-display/ExactMoney.tsx'
import { ChainValue } from '../../components/data-display/ChainValue.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Receipt } from '../../components/data-display/Receipt.tsx'
import type { ReceiptFact } from '../../components/data-display/Receipt.tsx'
import type { Stage } from '../../components/data-display/Timeline.tsx'
import { Reeds, countedMarks } from '../../components/brand/Reeds.tsx'
import Typography from '@mui/material/Typography'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { typeWord } from '../../components/data-display/transactionLabels.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { VisuallyHidden } from '../../components/utils/VisuallyHidden.tsx'
import { LateNotice } from './LateNotice.tsx'

/** The facts of a withdrawal, row by row: on the screen, on paper and as text. */
function useWithdrawalFacts(withdrawal: Withdrawal, addressLink: string | null, trust: string | null): ReceiptFact[] {
  const t = useTranslations('withdraw')
  const format = useFormat()
  const { id, method, token, network, amount, fee_amount, fee_token, net_amount, address, trusted_wallet_label, card_masked, tx_hash } =
    withdrawal
  const money = (value: string, unit: string, rounding: 'down' | 'up' = 'down') => ({
    value: <ExactMoney value={value} unit={unit} rounding={rounding} />,
    text: format.exact(value, unit),
  })
  return [
    { name: t.summary.send(), ...money(amount, token) },
    // A refunded withdrawal costs no fee.
    { name: t.facts.fee(), ...(wasRefunded(withdrawal) ? { value: null } : money(fee_amount, fee_token, 'up')) },
    { name: t.facts.network(), value: network && t.summary.networkName({ network }) },
    { name: t.facts.wallet(), value: trusted_wallet_label },
    { name: t.facts.card(), value: card_masked },
    { name: t.facts.number(), value: <Typography variant="mono">{id}</Typography>, text: id },
    {
      name: t.facts.address(),
      long: true,
      value: address && (
        <>
          <ChainValue
            value={address}
            copy={t.facts.copyAddress()}
            open={addressLink === null ? null : { href: addressLink, label: t.facts.openAddress() }}
          >
            <AddressText address={address} whole />
          </ChainValue>
          {trust !== null && !wasRefunded(withdrawal) && (
            <Box component="span" sx={{ displayPrint: 'none' }}>
              <TextLink standalone href={trust}>
                {t.state.trust()}
              </TextLink>
            </Box>
          )}
        </>
      ),
      text: address,
    },
    {
      name: t.facts.hash(),
      long: true,
      value: tx_hash && (
        <ChainValue value={tx_hash} copy={t.facts.copyHash()}>
          <Typography variant="mono">{tx_hash}</Typography>
        </ChainValue>
      ),
      text: tx_hash,
    },
    {
      name: method === 'wallet' ? t.summary.walletReceives() : t.summary.cardReceives(),
      ...(wasRefunded(withdrawal) ? { value: null } : money(net_amount, token)),
      sum: true,
    },
  ]
}

export type WithdrawalReceiptProps = {
  withdrawal: Withdrawal
  explorer: string | null
  addressLink?: string | null
  address: string
  onCancel: () => void
  onAnother: () => void
  /** Fills the form with the same withdrawal; `null` if it cannot be repeated. */
  onAgain: (() => void) | null
  /** Link that saves the address as trusted; `null` if it is one already. */
  trust: string | null
  /** Link to the support. */
  support: string | null
}

/** What happens with a withdrawal in this state, in a sentence. */
function useStateSentence({ status, method }: Withdrawal): string {
  const t = useTranslations('withdraw').state
  const sentences: Partial<Record<string, () => string>> = {
    accepted: t.accepted,
    processing: t.processing,
    confirming: t.confirming,
    done: method === 'card' ? t.doneCard : t.done,
    rejected: t.rejected,
    failed: t.failed,
    cancelled: t.cancelled,
    expired: t.expired,
  }
  return (lookUp(sentences, status) ?? t.other)()
}

type ReceiptActionsProps = Pick<WithdrawalReceiptProps, 'withdrawal' | 'onCancel' | 'onAnother' | 'onAgain'>

function ReceiptActions({ withdrawal, onCancel, onAnother, onAgain }: ReceiptActionsProps) {
  const t = useTranslations('withdraw').state
  const cancel = useTranslations('withdraw').cancel
  return (
    <>
      {hasEnded(withdrawal) && <Button onClick={onAnother}>{t.another()}</Button>}
      {/* While one is on its way, a second would be sent by mistake. */}
      {hasEnded(withdrawal) && onAgain && (
        <Button variant="soft" onClick={onAgain}>
          {t.again()}
        </Button>
      )}
      {canCancel(withdrawal) && (
        <Button variant="outlined" onClick={onCancel}>
          {cancel.open()}
        </Button>
      )}
    </>
  )
}

/** The way of a withdrawal. When it was sent is not known, only until when it will be. */
function useStages(withdrawal: Withdrawal): Stage[] {
  const t = useTranslations('withdraw')
  const { confirmations: counted, time } = useTranslations('frame').transaction
  const format = useFormat()
  const { status, method, tx_hash, confirmations, confirmations_required, processed_until, created_at, completed_at } = withdrawal
  const moment = (at: string | null) => at && format.moment(at)
  const isOnNetwork = tx_hash !== null || status === 'confirming'
  const isDone = status === 'done'
  const stages: Stage[] = [{ name: time.started(), at: moment(created_at), state: 'done' }]
  if (!wasRefunded(withdrawal) || isOnNetwork)
    stages.push({
      name: method === 'wallet' ? t.timeline.sent() : t.timeline.sentCard(),
      at:
        method === 'card' && isDone
          ? moment(completed_at)
          : isOnNetwork || isDone || processed_until === null
            ? null
            : `${t.facts.expected()} ${format.moment(processed_until)}`,
      state: isOnNetwork || isDone ? 'done' : status === 'accepted' || status === 'processing' ? 'now' : 'ahead',
    })
  const isCounted = status === 'confirming' && confirmations !== null && confirmations_required !== null
  if (isCounted)
    stages.push({
      name: counted({ count: confirmations, required: confirmations_required }),
      at: null,
      state: 'now',
      children: <Reeds fill marks={countedMarks(confirmations_required, confirmations, true)} />,
    })
  if (wasRefunded(withdrawal)) stages.push({ name: t.timeline.returned(), at: moment(completed_at), state: 'done' })
  else if (method === 'wallet')
    stages.push({
      name: isDone ? t.timeline.arrived() : t.timeline.arrives(),
      at: moment(completed_at),
      state: isDone ? 'done' : status === 'confirming' && !isCounted ? 'now' : 'ahead',
    })
  return stages
}

/** A withdrawal in progress or at its end. */
export function WithdrawalReceipt(props: WithdrawalReceiptProps) {
  const { withdrawal, explorer, addressLink = null, address, trust, support } = props
  const { now } = useDesignSystem()
  const t = useTranslations('withdraw').state
  const words = useTranslations('frame').transaction
  const stages = useStages(withdrawal)
  const facts = useWithdrawalFacts(withdrawal, addressLink, trust)
  const sentence = useStateSentence(withdrawal)
  const { status, amount, net_amount, token, failure_reason } = withdrawal
  const severity = status === 'done' ? 'success' : status === 'rejected' || status === 'failed' ? 'error' : 'plain'
  return (
    <Receipt
      title={typeWord(words, 'withdrawal')}
      // The whole amount is returned.
      amount={{ value: wasRefunded(withdrawal) ? amount : net_amount, unit: token }}
      status={status}
      facts={facts}
      stages={stages}
      address={address}
      actions={(hasEnded(withdrawal) || canCancel(withdrawal)) && <ReceiptActions {...props} />}
    >
      {isLate(withdrawal, now()) ? (
        <LateNotice status={status} explorer={explorer !== null} support={support} />
      ) : (
        <Notice severity={severity} role="status">
          {sentence} {failure_reason ?? (hasEnded(withdrawal) ? null : t.stay())}
        </Notice>
      )}
      {explorer !== null && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
          <Typography variant="subtitle1">
            <TextLink standalone href={explorer} target="_blank">
              {t.explorer()}
              <VisuallyHidden>, {t.newTab()}</VisuallyHidden>
            </TextLink>
          </Typography>
          <ArrowSquareOutIcon width={16} height={16} aria-hidden />
        </Box>
      )}
    </Receipt>
  )
}
