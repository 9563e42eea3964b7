import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import { CoinsIcon } from '@phosphor-icons/react/dist/csr/Coins'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import type { UtaDealType } from '#sdk'
import { Button } from '../../parts/Button.tsx'
import { FilterBar, FilterSelect } from '../../parts/FilterBar.tsx'
import { Segmented } from '../../parts/Segmented.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { DealFilters } from './dealFilters.ts'
import { activeDealFilters, withDealFilter } from './dealFilters.ts'

export type DealFilterBarProps = {
  filters: DealFilters
  onFilters: (next: DealFilters) => void
  /** Months there is anything about, the latest first. */
  months: readonly string[]
  pairs: readonly string[]
  exporting: boolean
  onExport: () => void
}

const withChosen = (options: readonly string[], chosen: string | undefined) =>
  chosen === undefined || options.includes(chosen) ? options : [chosen, ...options]

/** All, open or closed ones, of a month, of a pair, and the list as a file. */
export function DealFilterBar({ filters, onFilters, months, pairs, exporting, onExport }: DealFilterBarProps) {
  const t = useText('dealsPage')
  const format = useFormat()
  const types: readonly UtaDealType[] = ['all', 'open', 'closed']
  return (
    <FilterBar
      label={t.filters.label()}
      active={activeDealFilters(filters)}
      onReset={() => onFilters({})}
      end={
        <Button variant="text" onClick={onExport} busy={exporting} startIcon={<DownloadSimpleIcon size={20} />}>
          {t.download()}
        </Button>
      }
    >
      <Segmented
        label={t.filters.type()}
        items={types.map((value) => ({ value, label: t.filters.types[value]() }))}
        value={filters.type ?? 'all'}
        onChange={(value) => onFilters(withDealFilter(filters, 'type', value))}
      />
      <FilterSelect
        label={t.filters.month()}
        icon={<CalendarBlankIcon size={20} aria-hidden="true" />}
        value={filters.month ?? ''}
        options={[
          { value: '', label: t.filters.allMonths() },
          ...withChosen(months, filters.month).map((value) => ({ value, label: format.month(value) })),
        ]}
        onChange={(value) => onFilters(withDealFilter(filters, 'month', value))}
      />
      <FilterSelect
        label={t.filters.pair()}
        icon={<CoinsIcon size={20} aria-hidden="true" />}
        value={filters.pair ?? ''}
        options={[{ value: '', label: t.filters.allPairs() }, ...withChosen(pairs, filters.pair).map((value) => ({ value, label: value }))]}
        onChange={(value) => onFilters(withDealFilter(filters, 'pair', value))}
      />
    </FilterBar>
  )
}
