import { dayIn, instant } from '#design-system/lib/dates.ts'
import { mapLoadable } from '#design-system/lib/loadable.ts'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { transactionTime } from '#design-system/lib/transactionTime.ts'
import { useTimeZone } from '#design-system/provider/useTimeZone.ts'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { periodSpan } from '#design-system/screens/trade/statement.ts'
import { useListTransactionsInfinite } from '#sdk'
import type { Transaction } from '#sdk'
import { useWholeList } from '../../api/use-every-page.ts'
import { matchingPages, toParams } from './transactions.ts'

/** The contract's maximum page size. */
const PART = 200

/** All transactions of a month (YYYY-MM) or year (YYYY) in the user's time zone, and all later ones. */
export function usePeriodTransactions(period: string): Loadable<{ own: Transaction[]; later: Transaction[] }> {
  const { locale } = useDesignSystem()
  const timeZone = useTimeZone()
  const [date_from, last] = periodSpan(period)
  const params = { ...toParams({ date_from }, timeZone, locale), per_page: PART }
  const pages = useListTransactionsInfinite(params, { query: { ...matchingPages(params), refetchOnReconnect: false } })
  const isLater = (transaction: Transaction) => dayIn(timeZone, instant(transactionTime(transaction).at)) > last
  return mapLoadable(useWholeList(pages), (all) => ({ own: all.filter((row) => !isLater(row)), later: all.filter(isLater) }))
}
