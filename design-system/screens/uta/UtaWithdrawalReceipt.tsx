import type { Transaction } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { ExactMoney } from '../../components/data-display/ExactMoney.tsx'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { Receipt } from '../../components/data-display/Receipt.tsx'
import type { Stage } from '../../components/data-display/Timeline.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { SummarySkeleton } from './skeletons.tsx'

export interface WithdrawalReceiptProps {
  /** The transaction of the withdrawal, with its own URL. */
  receipt: { transaction: Loadable<Transaction>; address: string; onClose: () => void }
  /** Within how many hours it arrives; `null` if that is not known. */
  hours: number | null
  /** The page of UTA. */
  uta: string | null
}

/** A withdrawal from UTA that was requested, and how far it is. */
export function UtaWithdrawalReceipt({ receipt, hours, uta }: WithdrawalReceiptProps) {
  const t = useTranslations('utaWithdrawal')
  const { time } = useTranslations('frame').transaction
  const format = useFormat()
  const factsOf = ({ id, fee_token, fee_amount }: Transaction) => [
    { name: t.receipt.number(), value: id },
    {
      name: t.summary.fee(),
      value: fee_token && fee_amount !== undefined ? <ExactMoney value={fee_amount} unit={fee_token} rounding="up" even /> : null,
      text: fee_token && fee_amount !== undefined ? format.exact(fee_amount, fee_token) : null,
    },
    { name: t.receipt.from(), value: 'UTA' },
  ]
  const stagesOf = ({ created_at, completed_at, status }: Transaction): Stage[] => [
    { name: time.started(), at: format.moment(created_at), state: 'done' },
    ...(completed_at === null
      ? [{ name: t.steps.way(), at: hours === null ? null : t.summary.within({ count: hours }), state: 'now' } as const]
      : []),
    {
      name: completed_at === null || status === 'done' ? t.summary.receives() : time.finished(),
      at: completed_at && format.moment(completed_at),
      state: completed_at === null ? 'ahead' : 'done',
    },
  ]
  const actions = (
    <>
      {uta && <Button href={uta}>{t.receipt.open()}</Button>}
      <Button variant="soft" onClick={receipt.onClose}>
        {t.receipt.again()}
      </Button>
    </>
  )
  return (
    <LoadableView from={receipt.transaction} skeleton={<SummarySkeleton />} failed={t.receipt.failed()} safe={t.receipt.safe()} card>
      {(transaction, fresh) => (
        <Receipt
          title={t.receipt.title()}
          amount={{ value: transaction.amount, unit: transaction.token }}
          status={transaction.status}
          address={receipt.address}
          facts={factsOf(transaction)}
          stages={stagesOf(transaction)}
          actions={actions}
        >
          {transaction.failure_reason && <Notice severity="error">{transaction.failure_reason}</Notice>}
          {transaction.completed_at === null && <LastUpdated {...fresh} zone />}
        </Receipt>
      )}
    </LoadableView>
  )
}
