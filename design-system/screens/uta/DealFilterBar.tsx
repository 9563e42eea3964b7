import CalendarBlankIcon from '@phosphor-icons/core/regular/calendar-blank.svg?react'
import CoinsIcon from '@phosphor-icons/core/regular/coins.svg?react'
import DownloadSimpleIcon from '@phosphor-icons/core/regular/download-simple.svg?react'
import type { UtaDealType } from '#sdk'
import { Button } from '../../components/inputs/Button.tsx'
import { FilterBar, FilterSelect } from '../../components/inputs/FilterBar.tsx'
import { SegmentedControl } from '../../components/inputs/SegmentedControl.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { DealFilters } from './dealFilters.ts'
import { activeDealFilters, withDealFilter, withMonth } from './dealFilters.ts'

export type DealFilterBarProps = {
  /** Pair, side, status and period, from the address. */
  filters: DealFilters
  /** Other filters were chosen; the page writes them into the address. */
  onFilters: (next: DealFilters) => void
  /** Months with data, the latest first. */
  months: readonly string[]
  /** Pairs on offer in the filter. */
  pairs: readonly string[]
  exporting: boolean
  /** Exports the filtered deals as CSV. */
  onExport: () => void
}

const withChosen = (options: readonly string[], chosen: string | undefined) =>
  chosen === undefined || options.includes(chosen) ? options : [chosen, ...options]

/** Filters by status, month and pair, and exports the list as a file. */
export function DealFilterBar({ filters, onFilters, months, pairs, exporting, onExport }: DealFilterBarProps) {
  const t = useTranslations('dealsPage')
  const format = useFormat()
  const { date_from: from, date_to: to } = filters
  // A day, as the statistics link to it, is one more choice among the months.
  const days = from !== undefined || to !== undefined
  const daysName = () => {
    if (from !== undefined && to !== undefined) return from === to ? format.calendarDay(from) : format.calendarSpan(from, to)
    return from === undefined ? t.filters.until({ day: format.calendarDay(to ?? '') }) : t.filters.since({ day: format.calendarDay(from) })
  }
  const types: readonly UtaDealType[] = ['all', 'open', 'closed']
  return (
    <FilterBar
      label={t.filters.label()}
      active={activeDealFilters(filters)}
      onReset={() => onFilters({})}
      end={
        <Button variant="text" onClick={onExport} busy={exporting} startIcon={<DownloadSimpleIcon width={20} height={20} />}>
          {t.download()}
        </Button>
      }
    >
      <SegmentedControl
        label={t.filters.type()}
        items={types.map((value) => ({ value, label: t.filters.types[value]() }))}
        value={filters.type ?? 'all'}
        onChange={(value) => onFilters(withDealFilter(filters, 'type', value))}
      />
      <FilterSelect
        label={t.filters.month()}
        icon={<CalendarBlankIcon width={20} height={20} aria-hidden="true" />}
        value={days ? 'days' : (filters.month ?? '')}
        options={[
          ...(days ? [{ value: 'days', label: daysName() }] : []),
          { value: '', label: t.filters.allMonths() },
          ...withChosen(months, filters.month).map((value) => ({ value, label: format.month(value) })),
        ]}
        onChange={(value) => onFilters(withMonth(filters, value))}
      />
      <FilterSelect
        label={t.filters.pair()}
        icon={<CoinsIcon width={20} height={20} aria-hidden="true" />}
        value={filters.pair ?? ''}
        options={[{ value: '', label: t.filters.allPairs() }, ...withChosen(pairs, filters.pair).map((value) => ({ value, label: value }))]}
        onChange={(value) => onFilters(withDealFilter(filters, 'pair', value))}
      />
    </FilterBar>
  )
}
