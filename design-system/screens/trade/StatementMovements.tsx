import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import type { Transaction } from '#sdk'
import { ExactMoney } from '../../components/data-display/ExactMoney.tsx'
import { Trans } from '../../components/data-display/Trans.tsx'
import { detailWords, typeWord } from '../../components/data-display/transactionLabels.ts'
import { isZero, negate } from '../../lib/money.ts'
import { transactionTime } from '../../lib/transactionTime.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { tabularText } from '../../theme/mixins.ts'
import type { Movements } from './statement.ts'

const row = { flexDirection: 'row', '& > :first-of-type': { flex: 'none', width: 150 } } as const
// Rows stay whole at the end of a sheet, and headings stay with their first row.
const Kind = styled('section')(({ theme }) => ({
  '& > h3': { breakAfter: 'avoid', marginBottom: 4 },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    padding: '8px 0',
    breakInside: 'avoid',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    // The sums, under a rule.
    '&:last-of-type': {
      ...theme.typography.subtitle2,
      borderBottom: 0,
      borderTop: `1px solid ${theme.vars.palette.text.primary}`,
    },
    '&:nth-last-of-type(2)': { borderBottom: 0 },
  },
}))
const Entry = styled('span')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 'min(100%, 9rem)',
  overflowWrap: 'anywhere',
  display: 'flex',
  flexDirection: 'column',
  gap: '0 16px',
  [theme.breakpoints.up('md')]: row,
  '@media print': row,
}))
// Below its entry, if it has more digits than fit beside it.
const Figures = ({ children }: { children: ReactNode }) => (
  <Stack component="span" sx={{ ml: 'auto', alignItems: 'flex-end', textAlign: 'right' }}>
    {children}
  </Stack>
)

/** One figure of a transaction or a sum. */
const Figure = ({ value, unit }: { value: string; unit: string }) => <ExactMoney value={value} unit={unit} gain even />

function Row({ transaction }: { transaction: Transaction }) {
  const t = useTranslations('statementPage')
  const words = useTranslations('frame').transaction
  const format = useFormat()
  const { token, amount, counter_token, counter_amount, fee_amount, fee_token } = transaction
  const { at } = transactionTime(transaction)
  return (
    <li>
      <Entry>
        <Typography variant="body2" component="span" sx={tabularText}>
          {`${format.day(at)}, ${format.time24(at)}`}
        </Typography>
        <Typography variant="body2" component="span" color="textSecondary">
          {detailWords(words, transaction)}
        </Typography>
      </Entry>
      <Figures>
        <Figure value={amount} unit={token} />
        {counter_token !== null && counter_amount !== null && <Figure value={counter_amount} unit={counter_token} />}
        {fee_token !== null && fee_amount !== undefined && !isZero(fee_amount) && (
          <Typography variant="caption" component="span" color="textSecondary">
            <Trans text={t.fee()} render={() => <ExactMoney value={fee_amount} unit={fee_token} size="inherit" rounding="up" even />} />
          </Typography>
        )}
      </Figures>
    </li>
  )
}

/** What came in and what went out, by token. */
export const SumFigures = ({ sums }: Pick<Movements, 'sums'>) => (
  <Figures>
    {sums.map(({ token, received, spent }) => (
      <Fragment key={token}>
        {!isZero(received) && <Figure value={received} unit={token} />}
        {!isZero(spent) && <Figure value={negate(spent)} unit={token} />}
      </Fragment>
    ))}
  </Figures>
)

/** The transactions of one type, and their sums by token. */
export function StatementMovements({ type, transactions, sums }: Movements) {
  const t = useTranslations('statementPage')
  const words = useTranslations('frame').transaction
  const name = typeWord(words, type)
  return (
    <Kind aria-label={name}>
      <Typography component="h3" variant="h6">
        {t.kind({ type: name, count: transactions.length })}
      </Typography>
      <ul>
        {transactions.map((transaction) => (
          <Row key={transaction.id} transaction={transaction} />
        ))}
        <li>
          {t.total()}
          <SumFigures sums={sums} />
        </li>
      </ul>
    </Kind>
  )
}
