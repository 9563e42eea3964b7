import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
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

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  [theme.breakpoints.down('md')]: { width: '100%', marginTop: 8, '& > :first-of-type': { flex: '1 1 200px' } },
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 100%' } },
  [theme.breakpoints.up('md')]: { '& > :first-of-type': { width: 240 } },
}))

export type TokenSectionProps = Omit<TokenTableProps, 'rows' | 'sort'> & {
  sort: Sort<TokenColumn>

  /** `null` while loading. */
  balances: readonly ValuedBalance[] | null
  search: string
  onSearch: (search: string) => void
  hideZero: boolean
  onHideZero: (hideZero: boolean) => void
}

/** The list of tokens with a name filter and an option to hide empty ones. */
export function TokenSection({ balances, search, onSearch, hideZero, onHideZero, sort, ...table }: TokenSectionProps) {
  const t = useTranslations('assets').table
  const rows = assetRows(balances ?? [], { search, hideZero, sort })
  const searched = search.trim()
  return (
    <Section
      title={t.title()}
      flush
      aside={
        <Tools>
          <SearchField label={t.search()} placeholder={t.search()} value={search} onValue={onSearch} />
          <Switch name="hideZero" label={t.hideZero()} checked={hideZero} onChange={() => onHideZero(!hideZero)} />
        </Tools>
      }
    >
      <VisuallyHidden role="status">{balances && searched && t.found({ count: rows.length })}</VisuallyHidden>
      {balances === null ? (
        <Loading>
          <SkeletonTable rows={3} columns={6} card={155} sorts />
        </Loading>
      ) : rows.length > 0 ? (
        <TokenTable rows={rows} sort={sort} {...table} />
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
