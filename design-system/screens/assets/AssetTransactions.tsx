import Box from '@mui/material/Box'
import CalendarBlankIcon from '@phosphor-icons/core/regular/calendar-blank.svg?react'
import CoinsIcon from '@phosphor-icons/core/regular/coins.svg?react'
import SwapIcon from '@phosphor-icons/core/regular/swap.svg?react'
import type { Transaction, TransactionType } from '#sdk'
import { dayIn } from '../../lib/dates.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { SkeletonTable } from '../../components/feedback/SkeletonTable.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { FilterBar, FilterSelect } from '../../components/inputs/FilterBar.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { NoResultsArt } from '../../components/illustrations/NoResultsArt.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useTimeZone } from '../../provider/useTimeZone.ts'
import { TransactionTable } from '../trade/TransactionTable.tsx'
import type { Period, TransactionFilters } from '../trade/transactionFilters.ts'
import { activeFilters, periodOf, periods, withFilter, withPeriod } from '../trade/transactionFilters.ts'

const kinds = ['deposit', 'withdrawal', 'exchange'] as const satisfies readonly TransactionType[]
const tokens = ['MATU', 'USDT', 'BNB'] as const

export type AssetTransactionsProps = {
  /** Newest first, only those shown. */
  transactions: Loadable<Transaction[]>
  filters: TransactionFilters
  onFilters: (next: TransactionFilters) => void
  links: { transactions: string | null; transaction: (id: string) => string }
}

function AssetFilters({ filters, onFilters }: Pick<AssetTransactionsProps, 'filters' | 'onFilters'>) {
  const words = useTranslations('transactions').filters
  const { type } = useTranslations('frame').transaction
  const { now } = useDesignSystem()
  const timeZone = useTimeZone()
  const today = dayIn(timeZone, now())
  const period = periodOf(filters, today)
  return (
    <FilterBar label={words.label()} active={activeFilters(filters)} onReset={() => onFilters({})}>
      <FilterSelect
        label={words.type()}
        icon={<SwapIcon width={20} height={20} aria-hidden="true" />}
        value={filters.type ?? ''}
        options={[{ value: '', label: words.allTypes() }, ...kinds.map((value) => ({ value, label: type[value]() }))]}
        onChange={(value) => onFilters(withFilter(filters, 'type', value))}
      />
      <FilterSelect
        label={words.token()}
        icon={<CoinsIcon width={20} height={20} aria-hidden="true" />}
        value={filters.token ?? ''}
        options={[{ value: '', label: words.allTokens() }, ...tokens.map((value) => ({ value, label: value }))]}
        onChange={(value) => onFilters(withFilter(filters, 'token', value))}
      />
      <FilterSelect<Period>
        label={words.period()}
        icon={<CalendarBlankIcon width={20} height={20} aria-hidden="true" />}
        value={period}
        options={[
          { value: 'always', label: words.always() },
          ...periods.map((value) => ({ value, label: words.days({ count: Number(value) }) })),
        ]}
        onChange={(value) => onFilters(withPeriod(filters, value, today))}
      />
    </FilterBar>
  )
}

/** No transactions yet, or none that fit the filters. */
function NoTransactions({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const words = useTranslations('transactions')
  if (!isFiltered)
    return (
      <EmptyState title={words.none()} level={3} illustration={<EmptyArt width={160} />}>
        {words.noneText()}
      </EmptyState>
    )
  return (
    <EmptyState
      title={words.noMatch()}
      level={3}
      illustration={<NoResultsArt width={160} />}
      action={
        <Button variant="soft" onClick={onReset}>
          {words.reset()}
        </Button>
      }
    >
      {words.noMatchText()}
    </EmptyState>
  )
}

/** The latest transactions of the assets, filtered by type, token and time, with a link to all of them. */
export function AssetTransactions({ transactions, filters, onFilters, links }: AssetTransactionsProps) {
  const t = useTranslations('assets').latest
  const words = useTranslations('transactions')
  // Nothing there yet: nothing to filter.
  const isNew = transactions.state === 'ready' && transactions.value.length === 0 && activeFilters(filters) === 0
  return (
    <Section title={t.title()} flush link={links.transactions === null ? null : { label: t.all(), href: links.transactions }}>
      {!isNew && (
        <Box sx={{ pt: 0, pb: { xs: 3, md: 2 }, px: { xs: 5, md: 6 } }}>
          <AssetFilters filters={filters} onFilters={onFilters} />
        </Box>
      )}
      <Box sx={transactions.state === 'failed' ? { pt: 2, pb: 6, px: 6 } : null}>
        <LoadableView from={transactions} skeleton={<SkeletonTable rows={6} />} failed={words.failed()} safe={words.safe()} level={3}>
          {(rows) =>
            rows.length > 0 ? (
              <TransactionTable rows={rows} transactionHref={links.transaction} />
            ) : (
              <Box sx={{ pt: 2, pb: 6, px: 6 }}>
                <NoTransactions isFiltered={activeFilters(filters) > 0} onReset={() => onFilters({})} />
              </Box>
            )
          }
        </LoadableView>
      </Box>
    </Section>
  )
}
