import type { Loadable } from '#design-system/lib/loadable.ts'
import { useTimeZone } from '#design-system/provider/useTimeZone.ts'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { monthSpan } from '#design-system/screens/trade/statement.ts'
import { useListTransactionsInfinite } from '#sdk'
import type { Transaction } from '#sdk'
import { byCursor } from '../../api/infinite-list.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useEveryPage } from '../../api/use-every-page.ts'
import { toParams } from './transactions.ts'

/** The contract's maximum page size. */
const PART = 200

/** All transactions of a month in the user's time zone; not ready before the last page is there. */
export function useMonthTransactions(month: string): Loadable<Transaction[]> {
  const { locale } = useDesignSystem()
  const [date_from, date_to] = monthSpan(month)
  const pages = useListTransactionsInfinite(
    { ...toParams({ date_from, date_to }, useTimeZone(), locale), per_page: PART },
    { query: { ...byCursor, refetchOnReconnect: false } },
  )
  const onMore = useEveryPage(pages)
  const all = pages.hasNextPage ? undefined : pages.data?.pages.flatMap(({ data }) => data)
  return toLoadable({ ...pages, data: all, refetch: pages.isFetchNextPageError ? onMore : pages.refetch })
}
