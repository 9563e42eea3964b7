import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut'
import { styled } from '@mui/material/styles'
import type { Transaction } from '#sdk'
import type { Freshness, Loadable } from '../../lib/loadable.ts'
import { isAddress } from '../../lib/address.ts'
import { isZero } from '../../lib/money.ts'
import { AddressText } from '../../parts/AddressText.tsx'
import { AsOf } from '../../parts/AsOf.tsx'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Facts } from '../../parts/Facts.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Money } from '../../parts/Money.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Reeds, countedMarks } from '../../parts/Reeds.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { Text } from '../../parts/Text.tsx'
import { TextLink } from '../../parts/TextLink.tsx'
import { TransactionStatus } from '../../parts/TransactionStatus.tsx'
import { typeWord } from '../../parts/transactionWords.ts'
import { unseen } from '../../parts/paint.ts'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'

export interface TransactionDetailProps {
  transaction: Loadable<Transaction>
  /** To the transaction in the blockchain explorer; `null` without a hash or without an explorer. */
  explorer: string | null
  /** To the receipt of what is behind it, where its flow has one: there a code can still be given. */
  receipt?: string | null
  onClose: () => void
  /** Amounts as ••••. */
  hidden?: boolean
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 })
const Top = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' })
const Lines = styled('div')({ display: 'grid', gap: 16 })
const Unseen = styled('span')(unseen)
const Explorer = styled(Text)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 44,
  marginRight: 'auto',
})

function Body({ transaction, fresh, hidden }: { transaction: Transaction; fresh: Freshness; hidden: boolean }) {
  const t = useText('transactions').detail
  const words = useText('frame').transaction
  const format = useFormat()
  const { now } = useReader()
  const {
    id,
    status,
    account,
    token,
    amount,
    worth_usd,
    fee_amount,
    fee_token,
    counter_token,
    counter_amount,
    counterparty,
    address,
    network,
    tx_hash,
    confirmations,
    confirmations_required,
    failure_reason,
    created_at,
    completed_at,
  } = transaction
  const moment = (at: string) => `${format.dayTime(at, now())}, ${format.zone(at)}`
  const balance = Object.hasOwn(t.accounts, account) ? t.accounts[account] : t.accounts.other

  return (
    <Column>
      <Top>
        <Money value={amount} unit={token} size="lg" minimum={2} gain exact hidden={hidden} />
        <TransactionStatus status={status} />
      </Top>
      {failure_reason && <Notice tone="negative">{failure_reason}</Notice>}
      {confirmations !== null && confirmations_required !== null && status !== 'done' && (
        <div>
          <Reeds
            marks={countedMarks(confirmations_required, confirmations, true)}
            fill
            label={words.confirmations({ count: confirmations, required: confirmations_required })}
          />
          <Text variant="caption" tone="secondary" aria-hidden="true">
            {words.confirmations({ count: confirmations, required: confirmations_required })}
          </Text>
        </div>
      )}
      <Facts
        items={[
          {
            name: t.received(),
            value: counter_token && counter_amount && <Money value={counter_amount} unit={counter_token} exact even hidden={hidden} />,
          },
          { name: t.worth(), value: <Money value={worth_usd} unit="USD" rounding="half" even hidden={hidden} /> },
          {
            name: t.fee(),
            value: fee_token && !isZero(fee_amount) ? <Money value={fee_amount} unit={fee_token} exact even hidden={hidden} /> : null,
          },
          { name: t.account(), value: balance() },
          { name: t.counterparty(), value: counterparty },
          { name: t.network(), value: network },
          { name: t.created(), value: moment(created_at) },
          { name: t.completed(), value: completed_at && moment(completed_at) },
          { name: t.id(), value: <Text variant="mono">{id}</Text> },
          { name: t.address(), long: true, value: address && (isAddress(address) ? <AddressText address={address} whole /> : address) },
          { name: t.hash(), long: true, value: tx_hash && <Text variant="mono">{tx_hash}</Text> },
        ]}
      />
      {completed_at === null && <AsOf {...fresh} zone />}
    </Column>
  )
}

const Waiting = () => (
  <Lines>
    <Skeleton width={180} height={26} />
    {[0, 1, 2, 3, 4].map((line) => (
      <Skeleton key={line} />
    ))}
  </Lines>
)

/** One transaction with everything that is known of it. */
export function TransactionDetail({ transaction, explorer, receipt = null, onClose, hidden = false }: TransactionDetailProps) {
  const t = useText('transactions')
  const words = useText('frame').transaction
  const common = useText('common')
  const title = transaction.state === 'ready' ? typeWord(words, transaction.value.type) : t.title()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          {receipt !== null && (
            <Button variant="outlined" href={receipt}>
              {t.detail.receipt()}
            </Button>
          )}
          {explorer && (
            <Explorer variant="label">
              <TextLink href={explorer} target="_blank">
                {t.detail.explorer()}
                <Unseen>, {t.detail.newTab()}</Unseen>
              </TextLink>
              <ArrowSquareOutIcon size={16} aria-hidden="true" />
            </Explorer>
          )}
          <Button variant="soft" onClick={onClose}>
            {common.close()}
          </Button>
        </>
      }
    >
      <Loaded from={transaction} skeleton={<Waiting />} failed={t.detail.failed()} level={3}>
        {(value, fresh) => <Body transaction={value} fresh={fresh} hidden={hidden} />}
      </Loaded>
    </Dialog>
  )
}
