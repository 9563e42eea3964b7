import type { Transaction } from '#sdk'
import { useReader, useText } from '../provider/reader.ts'
import { useFormat } from '../provider/useFormat.ts'
import { ListRow, RowWords } from './ListRow.tsx'
import { Money } from './Money.tsx'
import { Text } from './Text.tsx'
import { TransactionIcon } from './TransactionIcon.tsx'
import { TransactionStatus } from './TransactionStatus.tsx'
import { detailWords, typeWord } from './transactionWords.ts'

export type TransactionRowProps = {
  transaction: Transaction
  /** To its details. */
  href?: string
  hidden?: boolean
  /** Another element than `li`, inside a list that brings its own. */
  as?: 'li' | 'div'
}

/** One transaction in a list: what, with whom, how much, and either when it was done or how far it has come. */
export function TransactionRow({ transaction, href, hidden = false, as = 'li' }: TransactionRowProps) {
  const { now } = useReader()
  const t = useText('frame')
  const format = useFormat()
  const { type, status, amount, token, created_at, completed_at } = transaction
  const name = typeWord(t.transaction, type)
  return (
    <ListRow as={as}>
      <TransactionIcon type={type} />
      <RowWords name={name} href={href}>
        {detailWords(t.transaction, transaction)}
      </RowWords>
      <span className="figures">
        <Money value={amount} unit={token} minimum={2} gain even hidden={hidden} />
        {status === 'done' ? (
          <Text variant="caption" tone="tertiary" numeric>
            {format.dayTime(completed_at ?? created_at, now())}
          </Text>
        ) : (
          <TransactionStatus status={status} bare />
        )}
      </span>
    </ListRow>
  )
}
