import type { Transaction } from '#sdk'
import { transactionTime } from '../lib/transactionTime.ts'
import { useDesignSystem, useTranslations } from '../provider/DesignSystemContext.ts'
import { useFormat } from '../provider/useFormat.ts'
import { ListRow, RowWords } from './ListRow.tsx'
import { Money } from './Money.tsx'
import Typography from '@mui/material/Typography'
import { tabular } from './paint.ts'
import { TransactionIcon } from './TransactionIcon.tsx'
import { TransactionStatus } from './TransactionStatus.tsx'
import { detailWords, typeWord } from './transactionLabels.ts'

export type TransactionRowProps = {
  transaction: Transaction
  /** To its details. */
  href?: string
  /** Another element than `li`, inside a list that brings its own. */
  as?: 'li' | 'div'
}

/** One transaction in a list: what, with whom, how much, how far it has come and since when. */
export function TransactionRow({ transaction, href, as = 'li' }: TransactionRowProps) {
  const { now } = useDesignSystem()
  const t = useTranslations('frame')
  const format = useFormat()
  const { type, status, amount, token } = transaction
  const time = transactionTime(transaction)
  const name = typeWord(t.transaction, type)
  return (
    <ListRow as={as}>
      <TransactionIcon type={type} />
      <RowWords name={name} href={href}>
        {detailWords(t.transaction, transaction)}
      </RowWords>
      <span className="figures">
        <Money value={amount} unit={token} minimum={2} gain even />
        {status !== 'done' && <TransactionStatus status={status} bare />}
        <Typography variant="caption" color="textTertiary" sx={tabular}>
          {t.transaction.time[`${time.name}At`]({ time: format.since(time.at, now()) })}
        </Typography>
      </span>
    </ListRow>
  )
}
