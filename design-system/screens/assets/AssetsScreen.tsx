import type { BalanceList, Transaction, UserSettings, UtaBalance } from '#sdk'
import { instant, isFuture } from '../../lib/dates.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables, ready } from '../../lib/loadable.ts'
import { valuedBalances } from '../../lib/valuedBalances.ts'
import { PageStack } from '../../components/layout/CardGrid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { TransactionFilters } from '../trade/transactionFilters.ts'
import type { Sort } from '../../lib/sort.ts'
import type { TokenColumn } from './assetRows.ts'
import { byWorth } from './assetRows.ts'
import { AssetTransactions } from './AssetTransactions.tsx'
import type { TokenLinks } from './TokenActions.tsx'
import { TokenSection } from './TokenSection.tsx'
import { TotalCard, TotalSkeleton } from './TotalCard.tsx'
import type { TotalLinks } from './TotalCard.tsx'

export interface AssetsScreenProps {
  /** Every token with amount, price and share, and the total. The list and the bar come from it. */
  balances: Loadable<BalanceList>
  /** The part of the total that is in UTA; the page works without it. */
  uta: Loadable<UtaBalance>
  /** Whether withdrawals are blocked: the button then leads to the explanation. */
  settings: Loadable<UserSettings>
  /** Newest first, six. */
  transactions: Loadable<Transaction[]>
  /** The filters of the latest transactions, from the address. */
  filters: TransactionFilters
  /** Other filters were chosen; the page writes them into the address. */
  onFilters: (next: TransactionFilters) => void
  /** Filters tokens by name. */
  search: string
  /** Called at each keystroke; the list of tokens follows. */
  onSearch: (search: string) => void
  /** The order of the tokens; highest worth first by default. */
  sort?: Sort<TokenColumn>
  /** Another order was asked for. */
  onSort: (next: Sort) => void
  /** Tokens without a balance are left out. */
  hideZero: boolean
  /** The switch for it was turned. */
  onHideZero: (hideZero: boolean) => void
  /** Actions of the total, of a single token, and the transactions. */
  links: TotalLinks & {
    /** Actions of a single token. */
    token: TokenLinks
    /** The page of a token. */
    open: (token: string) => string
    transactions: string | null
    transaction: (id: string) => string
  }
}

/** Every token with its balance and worth, the total, and the actions. */
export function AssetsScreen(props: AssetsScreenProps) {
  const { balances, uta, settings, transactions, filters, onFilters, links } = props
  const words = useTranslations('cabinet').balance
  const format = useFormat()
  const { now } = useDesignSystem()
  const until = settings.state === 'ready' ? settings.value.withdraws_blocked_until : null
  const blockedUntil = until && isFuture(until, now()) ? until : null
  const tokens = (
    <TokenSection
      balances={balances.state === 'ready' ? valuedBalances(balances.value).data : null}
      search={props.search}
      onSearch={props.onSearch}
      sort={props.sort ?? byWorth}
      onSort={props.onSort}
      hideZero={props.hideZero}
      onHideZero={props.onHideZero}
      opens={blockedUntil && format.longDay(instant(blockedUntil), now())}
      links={links.token}
      tokenHref={links.open}
    />
  )
  return (
    <PageStack>
      <LoadableView
        from={joinLoadables<[BalanceList, UtaBalance | null]>(balances, uta.state === 'failed' ? ready(null) : uta)}
        skeleton={<TotalSkeleton />}
        failed={words.failed()}
        safe={words.safe()}
        illustration={<ErrorArt width={220} />}
        card
      >
        {([value, inUta], { savedAt }) => (
          <TotalCard balances={valuedBalances(value)} uta={inUta} blockedUntil={blockedUntil} savedAt={savedAt} links={links} />
        )}
      </LoadableView>
      {balances.state !== 'failed' && tokens}
      <AssetTransactions transactions={transactions} filters={filters} onFilters={onFilters} links={links} />
    </PageStack>
  )
}
