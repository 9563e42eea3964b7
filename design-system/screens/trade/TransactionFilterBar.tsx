import CalendarBlankIcon from '@phosphor-icons/core/regular/calendar-blank.svg?react'
import CheckCircleIcon from '@phosphor-icons/core/regular/check-circle.svg?react'
import CoinsIcon from '@phosphor-icons/core/regular/coins.svg?react'
import SwapIcon from '@phosphor-icons/core/regular/swap.svg?react'
import type { TransactionStatus, TransactionType } from '#sdk'
import { dayIn } from '../../lib/dates.ts'
import { FilterBar, FilterDate, FilterSelect } from '../../components/inputs/FilterBar.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useTimeZone } from '../../provider/useTimeZone.ts'
import { allTypes } from './transactionTypes.ts'
import { useTypeName } from './useTypeName.ts'
import type { Period, TransactionFilters } from './transactionFilters.ts'
import { activeFilters, periodOf, periods, withFilter, withPeriod } from './transactionFilters.ts'

const statuses: readonly TransactionStatus[] = [
  'awaiting_confirmation',
  'accepted',
  'processing',
  'confirming',
  'done',
  'rejected',
  'cancelled',
  'failed',
  'expired',
]

const tokens = ['MATU', 'USDT', 'BNB'] as const

export type TransactionFilterBarProps = {
  /** The types on offer, if not all: those of UTA. */
  types?: readonly TransactionType[] | undefined
  filters: TransactionFilters
  onFilters: (next: TransactionFilters) => void
}

/** Filters by type, status, token and period. */
export function TransactionFilterBar({ types, filters, onFilters }: TransactionFilterBarProps) {
  const t = useTranslations('transactions')
  const words = useTranslations('frame').transaction
  const nameOf = useTypeName(types !== undefined)
  const { now } = useDesignSystem()
  const timeZone = useTimeZone()
  const today = dayIn(timeZone, now())
  const period = periodOf(filters, today)

  return (
    <FilterBar label={t.filters.label()} active={activeFilters(filters)} onReset={() => onFilters({})}>
      <FilterSelect
        label={t.filters.type()}
        icon={<SwapIcon width={20} height={20} aria-hidden="true" />}
        value={filters.type ?? ''}
        options={[{ value: '', label: t.filters.allTypes() }, ...(types ?? allTypes).map((value) => ({ value, label: nameOf(value) }))]}
        onChange={(value) => onFilters(withFilter(filters, 'type', value))}
      />
      <FilterSelect
        label={t.filters.status()}
        icon={<CheckCircleIcon width={20} height={20} aria-hidden="true" />}
        value={filters.status ?? ''}
        options={[{ value: '', label: t.filters.allStatuses() }, ...statuses.map((value) => ({ value, label: words.status[value]() }))]}
        onChange={(value) => onFilters(withFilter(filters, 'status', value))}
      />
      <FilterSelect
        label={t.filters.token()}
        icon={<CoinsIcon width={20} height={20} aria-hidden="true" />}
        value={filters.token ?? ''}
        options={[{ value: '', label: t.filters.allTokens() }, ...tokens.map((value) => ({ value, label: value }))]}
        onChange={(value) => onFilters(withFilter(filters, 'token', value))}
      />
      <FilterSelect<Period>
        label={t.filters.period()}
        icon={<CalendarBlankIcon width={20} height={20} aria-hidden="true" />}
        value={period}
        options={[
          { value: 'always', label: t.filters.always() },
          ...periods.map((value) => ({ value, label: t.filters.days({ count: Number(value) }) })),
          { value: 'own', label: t.filters.own() },
        ]}
        onChange={(value) => onFilters(withPeriod(filters, value, today))}
      />
      {period === 'own' && (
        <>
          <FilterDate
            label={t.filters.from()}
            value={filters.date_from ?? ''}
            max={filters.date_to ?? today}
            onChange={(value) => onFilters(withFilter(filters, 'date_from', value))}
          />
          <FilterDate
            label={t.filters.to()}
            value={filters.date_to ?? ''}
            min={filters.date_from ?? ''}
            max={today}
            onChange={(value) => onFilters(withFilter(filters, 'date_to', value))}
          />
        </>
      )}
    </FilterBar>
  )
}
