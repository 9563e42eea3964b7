import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ValuedBalance } from '../../lib/valuedBalances.ts'
import { SearchField } from '../../forms/SearchField.tsx'
import { Switch } from '../../forms/Switch.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { SkeletonTable } from '../../components/feedback/SkeletonTable.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { Loading } from '../../components/feedback/Skeleton.tsx'
import { NoResultsArt } from '../../components/illustrations/NoResultsArt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import type { Sort } from '../../lib/sort.ts'
import type { TokenColumn } from './assetRows.ts'
import { assetRows } from './assetRows.ts'
import type { TokenTableProps } from './TokenTable.tsx'
import { TokenTable } from './TokenTable.tsx'
import { VisuallyHidden } from '../../components/utils/VisuallyHidden.tsx'

const tools = {
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 2,
  columnGap: 5,
  width: { xs: '100%', md: 'auto' },
  mt: { xs: 2, md: 0 },
  '& > *': { flex: { xs: '1 1 100%', sm: '0 1 auto' } },
  '& > :first-of-type': { flex: { xs: '1 1 200px', md: '0 1 auto' }, width: { md: 240 } },
}

export type TokenSectionProps = Omit<TokenTableProps, 'rows' | 'sort' | 'onSort'> & {
  sort: Sort<TokenColumn>
  onSort: (next: Sort) => void
  /** `null` while loading. */
  balances: readonly ValuedBalance[] | null
  search: string
  onSearch: (search: string) => void
  hideZero: boolean
  onHideZero: (hideZero: boolean) => void
}

/** More tokens than this are searched, sorted and thinned out; fewer are seen at a glance. */
const AT_A_GLANCE = 5

/** The list of tokens; a long one with a name filter, an order and an option to hide empty ones. */
export function TokenSection({ balances, search, onSearch, hideZero, onHideZero, sort, onSort, ...table }: TokenSectionProps) {
  const t = useTranslations('assets').table
  const long = balances !== null && balances.length > AT_A_GLANCE
  const rows = assetRows(balances ?? [], long ? { search, hideZero, sort } : { search: '', hideZero: false })
  const searched = search.trim()
  return (
    <Section
      title={t.title()}
      flush
      aside={
        long && (
          <Stack direction="row" sx={tools}>
            <SearchField label={t.search()} placeholder={t.search()} value={search} onValue={onSearch} />
            <Switch name="hideZero" label={t.hideZero()} checked={hideZero} onChange={() => onHideZero(!hideZero)} />
          </Stack>
        )
      }
    >
      <VisuallyHidden role="status">{long && searched && t.found({ count: rows.length })}</VisuallyHidden>
      {balances === null ? (
        <Loading>
          <SkeletonTable rows={3} columns={6} card={155} />
        </Loading>
      ) : rows.length > 0 ? (
        <TokenTable rows={rows} {...table} {...(long && { sort, onSort })} />
      ) : (
        <Box sx={{ pt: 2, pb: 7, px: 6 }}>
          <EmptyState
            title={searched ? t.none({ search: searched }) : t.empty()}
            level={3}
            illustration={<NoResultsArt width={160} />}
            action={
              <Button variant="soft" onClick={() => (searched ? onSearch('') : onHideZero(false))}>
                {searched ? t.clear() : t.showAll()}
              </Button>
            }
          >
            {searched ? t.noneText() : t.emptyText()}
          </EmptyState>
        </Box>
      )}
    </Section>
  )
}
