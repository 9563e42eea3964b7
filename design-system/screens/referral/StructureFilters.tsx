import ArrowsInLineVerticalIcon from '@phosphor-icons/core/regular/arrows-in-line-vertical.svg?react'
import ArrowsOutLineVerticalIcon from '@phosphor-icons/core/regular/arrows-out-line-vertical.svg?react'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { SearchField } from '../../forms/SearchField.tsx'
import type { PartnerState } from '../../lib/partnerTree.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { SegmentedControl } from '../../components/inputs/SegmentedControl.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > .search': { flex: '1 1 160px', maxWidth: 360 },
  '& > .end': { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  // By width and not by `wide`, which is known only when the page runs: what was painted before must not move.
  [theme.breakpoints.down('md')]: {
    '& > .search': { maxWidth: 'none', flexBasis: '100%' },
    '& > .MuiToggleButtonGroup-root': { flex: '1 1 100%', '& > .MuiToggleButton-root': { flex: '1 0 auto' } },
    // The room of one line, so that the list stays where it is when the line is there.
    '& > .end': { flexBasis: '100%', minHeight: 20, margin: '-2px 4px -10px', '& > button': { display: 'none' } },
  },
}))

export type StructureFiltersProps = {
  search: string
  onSearch: (search: string) => void
  state: PartnerState
  onState: (state: PartnerState) => void
  /** The number of matches, or how much has loaded. */
  status: ReactNode
  /** Every branch is expanded. */
  opened: boolean
  /** Expands all branches, or collapses them. */
  onToggleAll: () => void
}

/** Search, filter and "expand all" above the partner tree. */
export function StructureFilters({ search, onSearch, state, onState, status, opened, onToggleAll }: StructureFiltersProps) {
  const t = useTranslations('structure')
  return (
    <Bar role="search" aria-label={t.find()}>
      <div className="search">
        <SearchField label={t.find()} placeholder={t.find()} value={search} onValue={onSearch} />
      </div>
      <SegmentedControl
        label={t.show()}
        items={[
          { value: 'all', label: t.all() },
          { value: 'active', label: t.active() },
          { value: 'inactive', label: t.inactive() },
        ]}
        value={state}
        onChange={onState}
      />
      <div className="end">
        <Typography component="p" variant="caption" color="textSecondary" role="status">
          {status}
        </Typography>
        <Button
          variant="text"
          onClick={onToggleAll}
          startIcon={opened ? <ArrowsInLineVerticalIcon width={20} height={20} /> : <ArrowsOutLineVerticalIcon width={20} height={20} />}
        >
          {opened ? t.collapseAll() : t.expandAll()}
        </Button>
      </div>
    </Bar>
  )
}
