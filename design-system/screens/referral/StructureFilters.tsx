import ArrowsInLineVerticalIcon from '@phosphor-icons/core/regular/arrows-in-line-vertical.svg?react'
import ArrowsOutLineVerticalIcon from '@phosphor-icons/core/regular/arrows-out-line-vertical.svg?react'
import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { SearchField } from '../../forms/SearchField.tsx'
import type { PartnerState } from '../../lib/partnerTree.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { SegmentedControl } from '../../components/inputs/SegmentedControl.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

// By width and not by `wide`, which is known only when the page runs: what was painted before must not move.
const bar = (theme: Theme) =>
  ({
    flexWrap: 'wrap',
    alignItems: 'center',
    [theme.breakpoints.down('md')]: {
      '& > .MuiToggleButtonGroup-root': { flex: '1 1 100%', '& > .MuiToggleButton-root': { flex: '1 0 auto' } },
    },
  }) as const
// On phones the room of one line, so that the list stays where it is when the line is there.
const end = {
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 1,
  columnGap: 3,
  flexBasis: { xs: '100%', md: 'auto' },
  minHeight: { xs: 20, md: 0 },
  margin: { xs: '-2px 4px -10px', md: '0 0 0 auto' },
  '& > button': { display: { xs: 'none', md: 'inline-flex' } },
} as const

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
    <Stack role="search" aria-label={t.find()} direction="row" spacing={2} sx={bar}>
      <Box sx={{ flex: { xs: '1 1 100%', md: '1 1 160px' }, maxWidth: { md: 360 } }}>
        <SearchField label={t.find()} placeholder={t.find()} value={search} onValue={onSearch} />
      </Box>
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
      <Stack direction="row" sx={end}>
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
      </Stack>
    </Stack>
  )
}
