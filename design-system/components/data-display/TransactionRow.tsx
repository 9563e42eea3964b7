import type { Transaction } from '#sdk'
import { transactionTime } from '../../lib/transactionTime.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { ListRow, RowWords } from './ListRow.tsx'
import { Money } from './Money.tsx'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { tabularText } from '../../theme/mixins.ts'
import { TransactionIcon } from './TransactionIcon.tsx'
import { TransactionStatus } from './TransactionStatus.tsx'
import { detailWords, typeWord } from './transactionLabels.ts'

export type TransactionRowProps = {
  /** The transaction as the server sends it. Unknown types and statuses are shown by their own name. */
  transaction: Transaction
  /** Link to its details. */
  href?: string
  /** The day is shown above the row: only the time of day here. */
  dayShown?: boolean
  /** The name of its type where the list has shorter ones. */
  name?: string
  /** Element to render instead of `li`, inside a list that provides its own items. */
  as?: 'li' | 'div'
}

// The time ends the row: under the amount where there is room. In narrow lists only the name is beside the amount; details and time have lines of
// their own, because an address or two words of German do not fit into what the amount leaves.
// By the room of the list, whose parent is the container.
const Row = styled(ListRow)(({ theme }) => ({
  [theme.containerQueries.down(420)]: {
    alignItems: 'flex-start',
    '& > .words, & > .figures': { display: 'contents' },
    // Beside the first two lines, without making the first as high as itself.
    '& > :first-of-type': { marginBottom: -20 },
    // A long name wraps beside the amount, between its words.
    '&& > .words > :first-of-type': { flex: '1 1 0', minWidth: 'min-content', maxWidth: 'calc(100% - 54px)' },
    '&& > .words > :last-of-type': {
      order: 2,
      flex: '1 1 0',
      minWidth: 'min(100%, 11rem)',
      maxWidth: 'none',
      paddingLeft: 54,
      overflowWrap: 'anywhere',
    },
    '& > .figures > *': { order: 1, flex: 'none', marginLeft: 'auto' },
    // The amount ends its line: a short one would share it with the details.
    '&::after': { content: '""', order: 1, flex: '1 1 100%', marginTop: -2 },
    // The status is on the line of the details.
    '& > .figures > :nth-of-type(2)': { order: 2 },
    '& > :last-of-type': { order: 3 },
  },
  // There no name has room beside its amount: all amounts are below, so that rows look alike.
  [theme.containerQueries.down(300)]: { '&&& > .words > :first-of-type': { flexBasis: 'calc(100% - 54px)' } },
  [theme.containerQueries.up(420)]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignContent: 'center',
    columnGap: 14,
    '& > :first-of-type, & > .words': { gridRow: '1 / 3' },
    '& > .words': { maxWidth: 'none' },
    '& > .figures': { gridColumn: 3, alignSelf: 'end' },
  },
  // Two lines: the status is beside the time.
  [theme.containerQueries.up(560)]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    '& > .figures': { display: 'contents' },
    '& > .figures > :first-of-type': { gridColumn: '3 / 5', justifySelf: 'end' },
    '& > .figures > :nth-of-type(2)': { gridRow: 2 },
    '& > :last-of-type': { gridColumn: 4 },
  },
}))
const Time = styled(Typography, { shouldForwardProp: (name) => name !== 'completed' })<{ completed: boolean }>(({ theme }) => ({
  ...tabularText,
  gridColumn: 3,
  gridRow: 2,
  alignSelf: 'start',
  textAlign: 'right',
  [theme.containerQueries.down(420)]: { flex: '1 1 100%', paddingLeft: 54, textAlign: 'left' },
  // Without a status, the time is on the line of the details, as far as it fits.
  variants: [
    {
      props: { completed: true },
      style: { [theme.containerQueries.down(420)]: { flex: '0 1 auto', marginLeft: 'auto', paddingLeft: 0 } },
    },
  ],
}))

/** One transaction in a list: type, counterparty, amount and time; a status, and that the time is its start, only until it is completed. */
export function TransactionRow({ transaction, href, dayShown = false, name, as = 'li' }: TransactionRowProps) {
  const { now } = useDesignSystem()
  const t = useTranslations('frame')
  const format = useFormat()
  const { type, status, amount, token } = transaction
  const time = transactionTime(transaction)
  const shown = dayShown ? format.time(time.at) : format.since(time.at, now())
  const completed = status === 'done'
  return (
    <Row as={as}>
      <TransactionIcon type={type} />
      <RowWords name={name ?? typeWord(t.transaction, type)} href={href}>
        {/* A shortened address stays on one line. */}
        {detailWords(t.transaction, transaction).replace('…', '\u2060…\u2060')}
      </RowWords>
      <span className="figures">
        <Money value={amount} unit={token} gain even />
        {!completed && <TransactionStatus status={status} bare />}
      </span>
      <Time completed={completed} variant="caption" color="textTertiary">
        {time.name === 'started' ? t.transaction.time.startedAt({ time: shown }) : shown}
      </Time>
    </Row>
  )
}
