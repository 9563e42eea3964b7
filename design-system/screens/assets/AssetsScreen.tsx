import type { BalanceList, Transaction, UserSettings } from '#sdk'
import { instant, isFuture } from '../../lib/dates.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { Page } from '../../parts/Grid.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { ErrorArt } from '../../parts/illustrations/ErrorArt.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { TransactionFilters } from '../trade/transactionFilters.ts'
import { AssetTransactions } from './AssetTransactions.tsx'
import type { TokenLinks } from './TokenActions.tsx'
import { TokenSection } from './TokenSection.tsx'
import { TotalCard, TotalSkeleton } from './TotalCard.tsx'
import type { TotalLinks } from './TotalCard.tsx'

export interface AssetsScreenProps {
  balances: Loadable<BalanceList>
  settings: Loadable<UserSettings>
  /** Newest first, six. */
  transactions: Loadable<Transaction[]>
  filters: TransactionFilters
  onFilters: (next: TransactionFilters) => void
  /** Amounts as ••••. */
  hidden: boolean
  onHidden: (hidden: boolean) => void
  /** Finds tokens by name. */
  search: string
  onSearch: (search: string) => void
  hideZero: boolean
  onHideZero: (hideZero: boolean) => void
  links: TotalLinks & {
    /** The same actions for one token. */
    token: TokenLinks
    transactions: string | null
    transaction: (id: string) => string
  }
}

/** What there is of every token, what it is worth together, and what to do with it. */
export function AssetsScreen(props: AssetsScreenProps) {
  const { balances, settings, transactions, filters, onFilters, hidden, links } = props
  const words = useText('cabinet').balance
  const format = useFormat()
  const { now } = useReader()
  const until = settings.state === 'ready' ? settings.value.withdraws_blocked_until : null
  const blockedUntil = until && isFuture(until, now()) ? until : null
  const tokens = (
    <TokenSection
      balances={balances.state === 'ready' ? balances.value.data : null}
      search={props.search}
      onSearch={props.onSearch}
      hideZero={props.hideZero}
      onHideZero={props.onHideZero}
      hidden={hidden}
      opens={blockedUntil && format.longDay(instant(blockedUntil), now())}
      links={links.token}
    />
  )
  return (
    <Page>
      <Loaded
        from={balances}
        skeleton={<TotalSkeleton />}
        failed={words.failed()}
        safe={words.safe()}
        illustration={<ErrorArt width={220} />}
        card
      >
        {(value, { savedAt }) => (
          <TotalCard
            balances={value}
            blockedUntil={blockedUntil}
            savedAt={savedAt}
            hidden={hidden}
            onHidden={props.onHidden}
            links={links}
          />
        )}
      </Loaded>
      {balances.state !== 'failed' && tokens}
      <AssetTransactions transactions={transactions} filters={filters} onFilters={onFilters} hidden={hidden} links={links} />
    </Page>
  )
}
