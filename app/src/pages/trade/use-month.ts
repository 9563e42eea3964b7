import { dayIn, instant } from '#design-system/lib/dates.ts'
import { failed, mapLoadable } from '#design-system/lib/loadable.ts'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { transactionTime } from '#design-system/lib/transactionTime.ts'
import { useTimeZone } from '#design-system/provider/useTimeZone.ts'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { monthSpan } from '#design-system/screens/trade/statement.ts'
import { useListTransactionsInfinite } from '#sdk'
import type { Transaction } from '#sdk'
import { isWhole, rowsOf } from '../../api/infinite-list.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useEveryPage } from '../../api/use-every-page.ts'
import { matchingPages, toParams } from './transactions.ts'

/** The contract's maximum page size. */
const PART = 200

/** All transactions of a month in the user's time zone, and all later ones; not ready before the last page is there. */
export function useMonthTransactions(month: string): Loadable<{ own: Transaction[]; later: Transaction[] }> {
  const { locale } = useDesignSystem()
  const timeZone = useTimeZone()
  const [date_from, last] = monthSpan(month)
  const params = { ...toParams({ date_from }, timeZone, locale), per_page: PART }
  const pages = useListTransactionsInfinite(params, { query: { ...matchingPages(params), refetchOnReconnect: false } })
  const onMore = useEveryPage(pages)
  const isThere = pages.data !== undefined && !pages.hasNextPage
  const all = isThere && isWhole(pages.data.pages) ? rowsOf(pages.data.pages) : undefined
  // A server that does not send the rest: a statement of a part would be wrong in every sum.
  if (isThere && all === undefined) return failed({ kind: 'contract' }, () => void pages.refetch())
  const isLater = (transaction: Transaction) => dayIn(timeZone, instant(transactionTime(transaction).at)) > last
  return mapLoadable(toLoadable({ ...pages, data: all, refetch: pages.isFetchNextPageError ? onMore : pages.refetch }), (rows) => ({
    own: rows.filter((row) => !isLater(row)),
    later: rows.filter(isLater),
  }))
}
