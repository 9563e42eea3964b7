import Box from '@mui/material/Box'
import CalendarBlankIcon from '@phosphor-icons/core/regular/calendar-blank.svg?react'
import { FilterSelect } from '../../components/inputs/FilterBar.tsx'
import { MonthStepper } from '../../components/inputs/MonthStepper.tsx'
import { SegmentedControl } from '../../components/inputs/SegmentedControl.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { isYear } from './statement.ts'

export type StatementPeriodProps = {
  /** YYYY-MM, or YYYY. */
  period: string
  /** Months to choose from, the latest first; the years are theirs. */
  months: readonly string[]
  /** Called with the month or year chosen. */
  onPeriod: (period: string) => void
}

/** Selects the month or the year of a statement: parts of a wrapping row. */
export function StatementPeriod({ period, months, onPeriod }: StatementPeriodProps) {
  const t = useTranslations('statementPage').periods
  const year = period.slice(0, 4)
  const years = [...new Set([...months.map((month) => month.slice(0, 4)), year])].toSorted().toReversed()
  // From a year to its last month.
  const onKind = (kind: 'month' | 'year') =>
    onPeriod(kind === 'year' ? year : (months.find((month) => month.startsWith(year)) ?? `${year}-12`))
  return (
    <>
      <Box sx={{ flex: { xs: '1 1 100%', md: 'none' } }}>
        <SegmentedControl
          label={t.label()}
          items={(['month', 'year'] as const).map((value) => ({ value, label: t[value]() }))}
          value={isYear(period) ? 'year' : 'month'}
          onChange={onKind}
        />
      </Box>
      {isYear(period) ? (
        <FilterSelect
          label={t.year()}
          icon={<CalendarBlankIcon width={20} height={20} aria-hidden="true" />}
          value={year}
          options={years.map((value) => ({ value, label: value }))}
          onChange={onPeriod}
        />
      ) : (
        <MonthStepper month={period} months={months} onMonth={onPeriod} />
      )}
    </>
  )
}
