import ArrowDownIcon from '@phosphor-icons/core/regular/arrow-down.svg?react'
import ArrowUpIcon from '@phosphor-icons/core/regular/arrow-up.svg?react'
import ArrowsDownUpIcon from '@phosphor-icons/core/regular/arrows-down-up.svg?react'
import Stack from '@mui/material/Stack'
import type { Sort } from '../../lib/sort.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { FilterSelect } from './FilterBar.tsx'
import { IconButton } from './IconButton.tsx'

export type SortBarProps = {
  /** The columns that can be sorted by, and the order in which each starts. */
  columns: readonly { id: string; head: string; starts: 'asc' | 'desc' }[]
  /** The current order. */
  sort: Sort
  /** Called with the order asked for. */
  onSort: (next: Sort) => void
}

/** Sorts a list on phones, where its table and the table's head are not there. */
export function SortBar({ columns, sort, onSort }: SortBarProps) {
  const t = useTranslations('frame').sort
  const falling = sort.order === 'desc'
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{
        alignItems: 'center',
        px: 5,
        '& > .MuiInputBase-root': { flex: '1 1 0', minWidth: 0 },
        '& > .MuiIconButton-root': { flex: 'none' },
      }}
    >
      <FilterSelect
        label={t.by()}
        icon={<ArrowsDownUpIcon width={20} height={20} aria-hidden="true" />}
        value={sort.by}
        plain
        options={columns.map(({ id, head }) => ({ value: id, label: head }))}
        onChange={(by) => onSort({ by, order: columns.find(({ id }) => id === by)!.starts })}
      />
      <IconButton
        label={t.falling()}
        outlined
        aria-pressed={falling}
        onClick={() => onSort({ by: sort.by, order: falling ? 'asc' : 'desc' })}
      >
        {falling ? <ArrowDownIcon width={20} height={20} aria-hidden /> : <ArrowUpIcon width={20} height={20} aria-hidden />}
      </IconButton>
    </Stack>
  )
}
