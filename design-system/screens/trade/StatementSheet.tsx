import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Balance, Transaction, UtaStatistics } from '#sdk'
import { Delta } from '../../components/data-display/Delta.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { ExactMoney } from '../../components/data-display/ExactMoney.tsx'
import { typeWord } from '../../components/data-display/transactionLabels.ts'
import { PrintStyles } from '../../components/layout/PrintStyles.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { personName } from '../../lib/personName.ts'
import { instant } from '../../lib/dates.ts'
import { isZero } from '../../lib/money.ts'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useTimeZone } from '../../provider/useTimeZone.ts'
import { flowsOf } from '../uta/monthFigures.ts'
import { StatementMovements, SumFigures } from './StatementMovements.tsx'
import type { Statement } from './statement.ts'
import { assetsOf, assetSums, hasUta, isYear, movementsOf, periodSpan } from './statement.ts'
import { TransactionSums } from './TransactionSums.tsx'

// As wide as a sheet of paper; on paper as wide as the paper allows.
const paper = { width: '100%', maxWidth: 820, mx: 'auto', '@media print': { maxWidth: 'none', '& > section': { borderRadius: 0 } } }
const Part = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > h2': { breakAfter: 'avoid' },
  '& > dl': { breakInside: 'avoid' },
  '& td:first-of-type, & th:first-of-type': { paddingLeft: 0 },
  '& td:last-of-type, & th:last-of-type': { paddingRight: 0 },
  '& ul': { paddingInline: 0 },
})

function Block({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <Part>
      <Typography component="h2" variant="h5">
        {title}
      </Typography>
      {children}
      {note !== undefined && (
        <Typography variant="caption" color="textSecondary" component="p">
          {note}
        </Typography>
      )}
    </Part>
  )
}

function BalanceFigure({ available, locked, token }: Balance) {
  const t = useTranslations('statementPage')
  const format = useFormat()
  const hidden = useAmountsHidden()
  return (
    <>
      <ExactMoney value={available} unit={token} even />
      {locked !== undefined && !isZero(locked) && (
        <Typography variant="caption" color="textSecondary">
          {t.locked({ amount: hidden ? `${format.hidden} ${token}` : format.money(locked, token) })}
        </Typography>
      )}
    </>
  )
}

/** The month in UTA as the server computed it. */
function UtaBlock({ uta }: { uta: UtaStatistics }) {
  const t = useTranslations('statementPage').uta
  const format = useFormat()
  const { month } = uta
  const { paidIn, takenOut } = flowsOf(month)
  const usdt = (value: string, result = false) => <ExactMoney value={value} unit="USDT" even result={result} />
  return (
    <Block title={t.title()} note={t.note({ zone: uta.timezone, time: format.moment(uta.updated_at) })}>
      <DescriptionList
        items={[
          { name: t.start(), value: usdt(month.opening_balance) },
          { name: t.paidIn(), value: usdt(paidIn) },
          { name: t.takenOut(), value: usdt(takenOut) },
          {
            name: t.result({ count: month.deals_closed }),
            value: (
              <>
                {usdt(month.profit, true)}
                <Delta value={month.profit_percent} />
              </>
            ),
          },
          { name: uta.months.at(-1)?.month === month.month ? t.now() : t.end(), value: usdt(month.closing_balance), sum: true },
        ]}
      />
    </Block>
  )
}

type MovementsProps = {
  title: string
  note?: string
  transactions: readonly Transaction[]
  /** Without each transaction: of a year they are too many to read. */
  sumsOnly: boolean
}

/** What moved in one account, by type. */
function Movements({ title, note, transactions, sumsOnly }: MovementsProps) {
  const t = useTranslations('statementPage')
  const words = useTranslations('frame').transaction
  const movements = movementsOf(transactions)
  if (movements.length === 0) return null
  if (sumsOnly)
    return (
      <Block title={title}>
        <DescriptionList
          items={movements.map(({ type, transactions: { length: count }, sums }) => ({
            name: t.kind({ type: typeWord(words, type), count }),
            value: <SumFigures sums={sums} />,
          }))}
        />
      </Block>
    )
  return (
    <Block title={title} {...(note !== undefined && { note })}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, mt: 2 }}>
        {movements.map((kind) => (
          <StatementMovements key={kind.type} {...kind} />
        ))}
      </Box>
    </Block>
  )
}

export type StatementSheetProps = {
  statement: Statement
  /** YYYY-MM, or YYYY. */
  period: string
  /** When its data was fetched (ms). */
  asOf: number
}

/** The statement of a month or year as it is printed: each account apart, everything in the user's words. */
export function StatementSheet({ statement, period, asOf }: StatementSheetProps) {
  const t = useTranslations('statementPage')
  const common = useTranslations('common')
  const format = useFormat()
  const timeZone = useTimeZone()
  const { accounts } = useTranslations('transactions').detail
  const { user, balances, transactions, uta } = statement
  const inAssets = assetsOf(transactions)
  const sums = assetSums(statement)
  // What a conversion pays into the assets is in their part.
  const of = (account: Transaction['account']) =>
    transactions.filter((transaction) => transaction.account === account).map((transaction) => ({ ...transaction, counter_amount: null }))
  const open = transactions.filter(({ status }) => status !== 'done').length
  const [first, last] = periodSpan(period)
  const sumsOnly = isYear(period)
  const title = sumsOnly ? t.titleYear({ year: period }) : t.title({ month: format.month(period, true) })
  return (
    <Box sx={paper}>
      <PrintStyles part="[data-statement]" />
      <Card data-statement="" aria-label={title}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
          <Part>
            <Box component="header" sx={{ display: 'grid', gap: 1, mb: 1 }}>
              <Typography variant="subtitle2" component="p" color="textSecondary">
                {common.product()}
              </Typography>
              <Typography component="h2" variant="h4">
                {title}
              </Typography>
            </Box>
            <DescriptionList
              items={[
                { name: t.name(), value: personName(user) },
                { name: t.email(), value: user.email },
                { name: t.period(), value: format.calendarSpan(first, last) },
                { name: t.zone(), value: timeZone },
                { name: t.asOf(), value: format.moment(asOf) },
              ]}
            />
          </Part>
          <Block title={accounts.main()} note={sums.some(({ opening }) => opening !== undefined) ? t.computed() : undefined}>
            <TransactionSums caption={accounts.main()} sums={sums} balances />
            {open > 0 && (
              <Typography variant="caption" color="textSecondary" component="p">
                {t.open({ count: open })}
              </Typography>
            )}
            {inAssets.every(({ status }) => status !== 'done') && (
              <Typography variant="body2">{sumsOnly ? t.noneYear() : t.none()}</Typography>
            )}
          </Block>
          <Movements title={t.movements({ account: accounts.main() })} note={t.feeNote()} transactions={inAssets} sumsOnly={sumsOnly} />
          <Movements title={t.movements({ account: accounts.bonus() })} transactions={of('bonus')} sumsOnly={sumsOnly} />
          {uta === null ? (
            <>
              {!sumsOnly && (
                <Block title={t.uta.title()}>
                  <Typography variant="body2">{t.uta.unknown()}</Typography>
                </Block>
              )}
              <Movements title={t.movements({ account: accounts.uta() })} transactions={of('uta')} sumsOnly={sumsOnly} />
            </>
          ) : (
            hasUta(uta.month) && <UtaBlock uta={uta} />
          )}
          <Block title={t.balances({ time: format.moment(balances.as_of === undefined ? asOf : instant(balances.as_of)) })}>
            <DescriptionList items={balances.data.map((balance) => ({ name: balance.token, value: <BalanceFigure {...balance} /> }))} />
          </Block>
        </Box>
      </Card>
    </Box>
  )
}
