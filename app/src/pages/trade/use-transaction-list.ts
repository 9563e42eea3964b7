import { isAddress } from '#design-system/lib/address.ts'
import { mapLoadable } from '#design-system/lib/loadable.ts'
import { sumsOf } from '#design-system/lib/transactionSums.ts'
import { utaSide } from '#design-system/lib/utaSide.ts'
import { useAddressLink } from '../../hooks/use-address-link.ts'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { useTimeZone } from '#design-system/provider/useTimeZone.ts'
import type { TransactionFilters } from '#design-system/screens/trade/transactionFilters.ts'
import type { TransactionsScreenProps } from '#design-system/screens/trade/TransactionsScreen.tsx'
import type { ExportKind } from '#design-system/screens/trade/TransactionTools.tsx'
import { useGetTransaction } from '#sdk'
import type { Transaction, TransactionService, TransactionType } from '#sdk'
import { useListExport } from '../../api/export-list.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useConfig } from '../../auth/environment-hooks.ts'
import { oneOf } from '../../hooks/search-params.ts'
import { useListPage } from '../../hooks/use-list-page.ts'
import { usePath } from '../../hooks/use-path.ts'
import { inPlace } from '../../hooks/use-search.ts'
import { useUrlText } from '../../hooks/use-url-text.ts'
import { useSheetFile } from './use-sheet-file.ts'
import { toParams, transactionFile, transactionFilters, useTransactions } from './transactions.ts'

export interface TransactionList {
  page: '/cabinet/trade/transactions' | '/cabinet/trade/uta/transactions'
  /** Only the transactions of this service, and the types that it has. */
  service?: TransactionService
  types?: readonly TransactionType[]
}

/** Whether a day of a period of one's own changes: it is typed digit by digit, and each makes another day. */
const isTyped = (before: TransactionFilters, next: TransactionFilters): boolean =>
  before.date_to !== undefined && next.date_to !== undefined && (before.date_to !== next.date_to || before.date_from !== next.date_from)

/** The props of a transactions screen. */
export function useTransactionList({ page, service, types }: TransactionList): TransactionsScreenProps {
  const timeZone = useTimeZone()
  const { locale } = useDesignSystem()
  const { to } = usePath()
  const { explorer } = useConfig()
  const addressLink = useAddressLink()
  const { filters, onFilters, open, close, hrefOf, stepsIn } = useListPage(
    page,
    { ...transactionFilters, ...(types && { type: oneOf(...types) }) },
    'transaction',
  )
  const [search, onSearch] = useUrlText(filters.search ?? '', (text) => onFilters({ ...filters, search: text }, inPlace))
  const params = { ...toParams(filters, timeZone, locale), ...(service && { service }) }
  // In UTA's own list the sign is UTA's.
  const sideOf = service === 'uta' ? utaSide : (one: Transaction) => one
  const { items: all, sums: sent, ...list } = useTransactions(params)
  const items = mapLoadable(all, (rows) => rows.map(sideOf))
  // The server's sums have the assets' signs; those of the rows count once all are loaded.
  const own = items.state === 'ready' && list.whole ? { tokens: sumsOf(items.value), complete: true } : null
  const sheetFile = useSheetFile()
  const fileOf = (kind: ExportKind) => {
    const file = kind === 'exact' ? transactionFile : sheetFile
    return {
      ...file,
      list: (asked: Parameters<typeof file.list>[0]) => file.list(asked).then((page) => ({ ...page, data: page.data.map(sideOf) })),
    }
  }
  const transaction = mapLoadable(toLoadable(useGetTransaction(open ?? '', { query: { enabled: open !== null } })), sideOf)
  const { tx_hash: hash, address, type, related_id: withdrawal } = transaction.state === 'ready' ? transaction.value : {}

  return {
    transactions: items,
    ...list,
    ...(types && { types }),
    filters,
    onFilters: (next) => onFilters(next, { replace: isTyped(filters, next) }),
    search,
    onSearch,
    sums: service ? own : sent,
    groupBy: service ? 'month' : 'day',
    ...useListExport(fileOf, params),
    statementHref: service ? null : to('/cabinet/trade/transactions/statement'),
    transactionHref: hrefOf,
    detail:
      open === null
        ? null
        : {
            transaction,
            explorer: explorer && hash ? `${explorer}/tx/${hash}` : null,
            addressLink: address && isAddress(address) ? addressLink(address) : null,
            receipt:
              type === 'withdrawal' && withdrawal ? to('/cabinet/actives/withdraw/wallet', { search: { receipt: withdrawal } }) : null,
            steps: items.state === 'ready' ? stepsIn(items.value.map(({ id }) => id)) : null,
            onClose: close,
          },
  }
}
