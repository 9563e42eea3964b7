import ArrowSquareOutIcon from '@phosphor-icons/core/regular/arrow-square-out.svg?react'
import { styled } from '@mui/material/styles'
import type { Withdrawal } from '#sdk'
import { lookUp } from '../../lib/lookUp.ts'
import { wasRefunded, canCancel, hasEnded } from '../../lib/withdrawal.ts'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { Money } from '../../components/Money.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Receipt } from '../../components/Receipt.tsx'
import type { ReceiptFact } from '../../components/Receipt.tsx'
import { Reeds, countedMarks } from '../../components/Reeds.tsx'
import Typography from '@mui/material/Typography'
import { TextLink } from '../../components/TextLink.tsx'
import { typeWord } from '../../components/transactionLabels.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'

const Explorer = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 })

/** The facts of a withdrawal, row by row: on the screen, on paper and as text. */
function useWithdrawalFacts(withdrawal: Withdrawal): ReceiptFact[] {
  const t = useTranslations('withdraw')
  const { time } = useTranslations('frame').transaction
  const format = useFormat()
  const { id, method, token, network, amount, fee_amount, fee_token, net_amount, address, trusted_wallet_label, card_masked, tx_hash } =
    withdrawal
  const { processed_until, created_at, completed_at } = withdrawal
  const moment = (at: string | null) => at && format.moment(at)
  const money = (value: string, unit: string) => ({
    value: <Money value={value} unit={unit} minimum={2} exact />,
    text: format.money(value, unit, { exact: true, minimum: 2 }),
  })
  return [
    { name: t.summary.send(), ...money(amount, token) },
    { name: t.facts.fee(), ...money(fee_amount, fee_token) },
    { name: t.facts.network(), value: network && t.summary.networkName({ network }) },
    { name: t.facts.wallet(), value: trusted_wallet_label },
    { name: t.facts.card(), value: card_masked },
    { name: time.started(), value: moment(created_at) },
    { name: t.facts.expected(), value: hasEnded(withdrawal) ? null : moment(processed_until) },
    { name: time.finished(), value: moment(completed_at) },
    { name: t.facts.number(), value: <Typography variant="mono">{id}</Typography>, text: id },
    { name: t.facts.address(), long: true, value: address && <AddressText address={address} whole />, text: address },
    { name: t.facts.hash(), long: true, value: tx_hash && <Typography variant="mono">{tx_hash}</Typography>, text: tx_hash },
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
  address: string
  onCancel: () => void
  onAnother: () => void
  /** Fills the form with the same withdrawal; `null` if it cannot be repeated. */
  onAgain: (() => void) | null
  /** Link that saves the address as trusted; `null` if it is one already. */
  trust: string | null
}

/** A withdrawal in progress or at its end. */
export function WithdrawalReceipt({ withdrawal, explorer, address, onCancel, onAnother, onAgain, trust }: WithdrawalReceiptProps) {
  const t = useTranslations('withdraw').state
  const cancel = useTranslations('withdraw').cancel
  const words = useTranslations('frame').transaction
  const facts = useWithdrawalFacts(withdrawal)
  const { status, method, amount, net_amount, token, failure_reason, confirmations, confirmations_required } = withdrawal
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
  const statusText = (lookUp(sentences, status) ?? t.other)()
  const counted = status === 'confirming' && confirmations !== null && confirmations_required !== null
  const tone = status === 'done' ? 'positive' : status === 'rejected' || status === 'failed' ? 'negative' : 'plain'
  return (
    <Receipt
      title={typeWord(words, 'withdrawal')}
      // The whole amount is returned.
      amount={{ value: wasRefunded(withdrawal) ? amount : net_amount, unit: token }}
      status={status}
      facts={facts}
      address={address}
      actions={
        <>
          {hasEnded(withdrawal) && <Button onClick={onAnother}>{t.another()}</Button>}
          {/* While one is on its way, a second would be sent by mistake. */}
          {hasEnded(withdrawal) && onAgain && (
            <Button variant="soft" onClick={onAgain}>
              {t.again()}
            </Button>
          )}
          {trust !== null && (
            <Button variant="soft" href={trust}>
              {t.trust()}
            </Button>
          )}
          {canCancel(withdrawal) && (
            <Button variant="outlined" onClick={onCancel}>
              {cancel.open()}
            </Button>
          )}
        </>
      }
    >
      <Notice tone={tone} role="status">
        {statusText} {failure_reason ?? (hasEnded(withdrawal) ? null : t.stay())}
      </Notice>
      {counted && (
        <div>
          <Reeds
            fill
            marks={countedMarks(confirmations_required, confirmations, true)}
            label={words.confirmations({ count: confirmations, required: confirmations_required })}
          />
          <Typography variant="caption" color="textSecondary" aria-hidden="true">
            {words.confirmations({ count: confirmations, required: confirmations_required })}
          </Typography>
        </div>
      )}
      {explorer !== null && (
        <Explorer>
          <Typography variant="subtitle1">
            <TextLink standalone href={explorer} target="_blank">
              {t.explorer()}
              <VisuallyHidden>, {t.newTab()}</VisuallyHidden>
            </TextLink>
          </Typography>
          <ArrowSquareOutIcon width={16} height={16} aria-hidden />
        </Explorer>
      )}
    </Receipt>
  )
}
