import Stack from '@mui/material/Stack'
import CalendarBlankIcon from '@phosphor-icons/core/regular/calendar-blank.svg?react'
import CaretLeftIcon from '@phosphor-icons/core/regular/caret-left.svg?react'
import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import { FilterSelect } from './FilterBar.tsx'
import { IconButton } from './IconButton.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { monthBeside } from '../../lib/dates.ts'

export type MonthStepperProps = {
  /** The month shown, YYYY-MM. */
  month: string
  /** Months with data, the latest first. */
  months: readonly string[]
  /** Called with the month chosen, YYYY-MM. */
  onMonth: (month: string) => void
}

/** Selects a month: previous, next, or any other. */
export function MonthStepper({ month, months, onMonth }: MonthStepperProps) {
  const t = useTranslations('frame').months
  const format = useFormat()
  const options = months.includes(month) ? months : [month, ...months]
  const [earlier, later] = [monthBeside(month, -1), monthBeside(month, 1)]
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }} role="group" aria-label={t.label()}>
      <IconButton label={t.earlier()} outlined disabled={!months.includes(earlier)} onClick={() => onMonth(earlier)}>
        <CaretLeftIcon width={18} height={18} aria-hidden />
      </IconButton>
      <FilterSelect
        label={t.month()}
        icon={<CalendarBlankIcon width={20} height={20} aria-hidden="true" />}
        value={month}
        options={options.map((value) => ({ value, label: format.month(value) }))}
        onChange={onMonth}
      />
      <IconButton label={t.later()} outlined disabled={!months.includes(later)} onClick={() => onMonth(later)}>
        <CaretRightIcon width={18} height={18} aria-hidden />
      </IconButton>
    </Stack>
  )
}
