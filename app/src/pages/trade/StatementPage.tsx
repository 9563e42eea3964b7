import { dayIn, instant, monthsDown } from '#design-system/lib/dates.ts'
import { joinLoadables, mapLoadable } from '#design-system/lib/loadable.ts'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { useTimeZone } from '#design-system/provider/useTimeZone.ts'
import { StatementScreen } from '#design-system/screens/trade/StatementScreen.tsx'
import { useGetCurrentUser, useGetUtaStatistics, useListBalances } from '#sdk'
import { Month } from '#sdk/schemas.ts'
import type { BalanceList, Transaction, User, UtaStatistics } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'
import { saveCsv } from '../../lib/csv.ts'
import { fromSchema, useSearchState } from '../../hooks/search-params.ts'
import { useMonthTransactions } from './use-month.ts'
import { useSheetFile } from './use-sheet-file.ts'

const statementSearch = { month: fromSchema(Month) }

export default function StatementPage() {
  const { now } = useDesignSystem()
  const timeZone = useTimeZone()
  const [{ month: asked }, setSearch] = useSearchState(statementSearch)
  const present = dayIn(timeZone, now()).slice(0, 7)
  const month = asked !== undefined && asked < present ? asked : present
  const user = toLoadable(useGetCurrentUser())
  const transactions = useMonthTransactions(month)
  const parts = joinLoadables<[User, BalanceList, { own: Transaction[]; later: Transaction[] }, UtaStatistics]>(
    user,
    toLoadable(useListBalances()),
    transactions,
    toLoadable(useGetUtaStatistics({ month })),
  )
  const since = user.state === 'ready' ? user.value.created_at : undefined
  const { columns, delimiter } = useSheetFile()
  const exporting = useWrite({
    mutationFn: async () => {
      if (transactions.state === 'ready') await saveCsv(`statement-${month}`, columns, transactions.value.own, delimiter)
    },
  })
  return (
    <StatementScreen
      statement={mapLoadable(parts, ([person, balances, { own, later }, uta]) => ({
        user: person,
        balances,
        transactions: own,
        later,
        uta: uta.month.month === month ? uta : null,
      }))}
      month={month}
      // A server may not say since when there is an account: then the last two years.
      months={monthsDown(
        since ? dayIn(timeZone, instant(since)).slice(0, 7) : `${Number(present.slice(0, 4)) - 2}${present.slice(4)}`,
        present,
      )}
      onMonth={(next) => setSearch(next === present ? {} : { month: next })}
      exporting={toSubmission(exporting)}
      onExport={exporting.mutate}
    />
  )
}
