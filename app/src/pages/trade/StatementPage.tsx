import { dayIn, instant, monthsDown } from '#design-system/lib/dates.ts'
import { joinLoadables, mapLoadable, ready } from '#design-system/lib/loadable.ts'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { useTimeZone } from '#design-system/provider/useTimeZone.ts'
import { isYear } from '#design-system/screens/trade/statement.ts'
import { StatementScreen } from '#design-system/screens/trade/StatementScreen.tsx'
import { useGetCurrentUser, useGetUtaStatistics, useListBalances } from '#sdk'
import { Month } from '#sdk/schemas.ts'
import type { BalanceList, Transaction, User, UtaStatistics } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { fromSchema, matching, useSearchState } from '../../hooks/search-params.ts'
import { usePeriodTransactions } from './use-period.ts'
import { useStatementFile } from './use-statement-file.ts'

const statementSearch = { month: fromSchema(Month), year: matching(/^20\d\d$/) }

/** Which month (YYYY-MM) or year (YYYY) is shown: no later one than the present. */
function periodOf({ month, year }: { month?: string; year?: string }, present: string): string {
  if (year !== undefined && year <= present) return year
  return month !== undefined && month < present ? month : present
}

export default function StatementPage() {
  const { now } = useDesignSystem()
  const timeZone = useTimeZone()
  const [asked, setSearch] = useSearchState(statementSearch)
  const present = dayIn(timeZone, now()).slice(0, 7)
  const period = periodOf(asked, present)
  const user = toLoadable(useGetCurrentUser())
  const transactions = usePeriodTransactions(period)
  const statistics = useGetUtaStatistics(isYear(period) ? undefined : { month: period }, { query: { enabled: !isYear(period) } })
  const uta: Loadable<UtaStatistics | null> = isYear(period) ? ready(null) : toLoadable(statistics)
  const parts = joinLoadables<[User, BalanceList, { own: Transaction[]; later: Transaction[] }, UtaStatistics | null]>(
    user,
    toLoadable(useListBalances()),
    transactions,
    uta,
  )
  const since = user.state === 'ready' ? user.value.created_at : undefined
  return (
    <StatementScreen
      statement={mapLoadable(parts, ([person, balances, { own, later }, figures]) => ({
        user: person,
        balances,
        transactions: own,
        later,
        uta: figures?.month.month === period ? figures : null,
      }))}
      period={period}
      // A server may not say since when there is an account: then the last two years.
      months={monthsDown(
        since ? dayIn(timeZone, instant(since)).slice(0, 7) : `${Number(present.slice(0, 4)) - 2}${present.slice(4)}`,
        present,
      )}
      onPeriod={(next) => setSearch(isYear(next) ? { year: next } : next === present ? {} : { month: next })}
      {...useStatementFile(period, transactions)}
    />
  )
}
