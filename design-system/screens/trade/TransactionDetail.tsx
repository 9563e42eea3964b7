import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Transaction } from '#sdk'
import type { Freshness, Loadable } from '../../lib/loadable.ts'
import { isAddress } from '../../lib/address.ts'
import { isNegative, isZero } from '../../lib/money.ts'
import { AddressText } from '../../components/data-display/AddressText.tsx'
import { ChainValue } from '../../components/data-display/ChainValue.tsx'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { ContactBlock } from '../../components/feedback/ContactBlock.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import type { SheetSteps } from '../../components/feedback/Sheet.tsx'
import { LazySheet } from '../../components/feedback/LazySheet.tsx'
import type { Fact } from '../../components/data-display/DescriptionList.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { ExactMoney } from '../../components/data-display/ExactMoney.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Reeds, countedMarks } from '../../components/brand/Reeds.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { TransactionStatus } from '../../components/data-display/TransactionStatus.tsx'
import { typeWord } from '../../components/data-display/transactionLabels.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

export interface TransactionDetailProps {
  transaction: Loadable<Transaction>
  /** Link to the transaction in the blockchain explorer; `null` without a hash or an explorer. */
  explorer: string | null
  /** Link to the address in the blockchain explorer; `null` without an address or an explorer. */
  addressLink?: string | null
  /** Link to the receipt, if the flow has one: a pending code can be entered there. */
  receipt?: string | null
  /** The ways to the transactions beside it in the list. */
  steps?: SheetSteps | null
  onClose: () => void
}

type Links = Pick<TransactionDetailProps, 'explorer' | 'addressLink' | 'receipt'>

/** How many of the network's confirmations have arrived, until the transaction is done. */
function Confirmations({ transaction: { status, confirmations, confirmations_required } }: { transaction: Transaction }) {
  const words = useTranslations('frame').transaction
  if (confirmations === null || confirmations_required === null || status === 'done') return null
  const counted = words.confirmations({ count: confirmations, required: confirmations_required })
  return (
    <div>
      <Reeds marks={countedMarks(confirmations_required, confirmations, true)} fill label={counted} />
      <Typography variant="caption" color="textSecondary" aria-hidden="true">
        {counted}
      </Typography>
    </div>
  )
}

/**
 * The other side's address. A sender's is shown without a button that copies it: tiny amounts are sent from imitations of known addresses, to be taken
 * for the real ones later.
 */
function useAddressFact({ address, amount }: Transaction, addressLink: string | null): Fact {
  const t = useTranslations('transactions').detail
  const isSender = !isNegative(amount)
  const written = address && (isAddress(address) ? <AddressText address={address} whole /> : address)
  const open = addressLink === null ? null : { href: addressLink, label: t.openAddress() }
  return {
    name: isSender ? t.sender() : t.address(),
    long: true,
    value: address && (
      <>
        <ChainValue value={address} copy={isSender ? null : t.copyAddress()} open={open}>
          {written}
        </ChainValue>
        {isSender && (
          <Typography variant="caption" color="textSecondary">
            {t.senderHint()}
          </Typography>
        )}
      </>
    ),
  }
}

/** What a transaction moved, row by row; what it does not have is left out. */
function useTransactionFacts(transaction: Transaction, { addressLink = null, explorer }: Links): Fact[] {
  const t = useTranslations('transactions').detail
  const { time } = useTranslations('frame').transaction
  const format = useFormat()
  const { now } = useDesignSystem()
  const { account, worth_usd, fee_amount, fee_token, counter_token, counter_amount, tx_hash, completed_at } = transaction
  const moment = (at: string) => `${format.dayTime(at, now())}, ${format.zone(at)}`
  const balance = Object.hasOwn(t.accounts, account) ? t.accounts[account] : t.accounts.other
  return [
    {
      name: t.received(),
      value: counter_token && counter_amount && <ExactMoney value={counter_amount} unit={counter_token} even />,
    },
    { name: t.worth(), value: worth_usd ? <Money value={worth_usd} unit="USD" rounding="half" even /> : null },
    {
      name: t.fee(),
      value:
        fee_token && fee_amount !== undefined && !isZero(fee_amount) ? (
          <ExactMoney value={fee_amount} unit={fee_token} rounding="up" even />
        ) : null,
    },
    { name: t.account(), value: balance() },
    { name: t.counterparty(), value: transaction.counterparty },
    { name: t.network(), value: transaction.network },
    { name: time.started(), value: moment(transaction.created_at) },
    { name: time.finished(), value: completed_at && moment(completed_at) },
    { name: t.id(), value: <Typography variant="mono">{transaction.id}</Typography> },
    useAddressFact(transaction, addressLink),
    {
      name: t.hash(),
      long: true,
      value: tx_hash && (
        <ChainValue value={tx_hash} copy={t.copyHash()} open={explorer === null ? null : { href: explorer, label: t.explorer() }}>
          <Typography variant="mono">{tx_hash}</Typography>
        </ChainValue>
      ),
    },
  ]
}

function Body({ transaction, fresh, links }: { transaction: Transaction; fresh: Freshness; links: Links }) {
  const t = useTranslations('transactions').detail
  const { status, token, amount, failure_reason, completed_at } = transaction
  const facts = useTransactionFacts(transaction, links)
  return (
    <Stack spacing={5}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', rowGap: 2, columnGap: 4 }}>
        <ExactMoney value={amount} unit={token} size="lg" gain />
        <TransactionStatus status={status} />
      </Stack>
      {failure_reason && <Notice severity="error">{failure_reason}</Notice>}
      <Confirmations transaction={transaction} />
      <DescriptionList items={facts} />
      {completed_at === null && <LastUpdated {...fresh} zone />}
      {links.receipt && (
        <Button variant="outlined" href={links.receipt}>
          {t.receipt()}
        </Button>
      )}
    </Stack>
  )
}

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    <Skeleton width={180} height={26} />
    {[0, 1, 2, 3, 4].map((line) => (
      <Skeleton key={line} />
    ))}
  </Box>
)

/** All details of one transaction, beside the list. */
export function TransactionDetail({ transaction, steps = null, onClose, ...links }: TransactionDetailProps) {
  const t = useTranslations('transactions')
  const words = useTranslations('frame').transaction
  const title = transaction.state === 'ready' ? typeWord(words, transaction.value.type) : t.title()
  return (
    <LazySheet title={title} steps={steps} onClose={onClose}>
      {transaction.state === 'failed' && transaction.problem.kind === 'missing' ? (
        <Stack spacing={5}>
          <EmptyState title={t.detail.missing()} level={3}>
            {t.detail.missingText()}
          </EmptyState>
          <ContactBlock plain level={3} />
        </Stack>
      ) : (
        <LoadableView from={transaction} skeleton={<Waiting />} failed={t.detail.failed()} level={3}>
          {(value, fresh) => <Body transaction={value} fresh={fresh} links={links} />}
        </LoadableView>
      )}
    </LazySheet>
  )
}
