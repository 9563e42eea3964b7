import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { styled } from '@mui/material/styles'
import { FilterSelect } from '../../parts/FilterBar.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { monthBeside } from './monthFigures.ts'

const Root = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, minWidth: 0 })

export type MonthStepperProps = {
  month: string
  /** Months there is anything about, the latest first. */
  months: readonly string[]
  onMonth: (month: string) => void
}

/** One month, its neighbours, and any other. */
export function MonthStepper({ month, months, onMonth }: MonthStepperProps) {
  const t = useText('statisticsPage').months
  const format = useFormat()
  const options = months.includes(month) ? months : [month, ...months]
  const [earlier, later] = [monthBeside(month, -1), monthBeside(month, 1)]
  return (
    <Root role="group" aria-label={t.label()}>
      <IconButton label={t.earlier()} outlined disabled={!months.includes(earlier)} onClick={() => onMonth(earlier)}>
        <CaretLeftIcon size={18} aria-hidden />
      </IconButton>
      <FilterSelect
        label={t.month()}
        icon={<CalendarBlankIcon size={20} aria-hidden="true" />}
        value={month}
        options={options.map((value) => ({ value, label: format.month(value) }))}
        onChange={onMonth}
      />
      <IconButton label={t.later()} outlined disabled={!months.includes(later)} onClick={() => onMonth(later)}>
        <CaretRightIcon size={18} aria-hidden />
      </IconButton>
    </Root>
  )
}
