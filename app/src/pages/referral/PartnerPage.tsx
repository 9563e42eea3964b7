import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { indexPartners } from '#design-system/lib/partnerTree.ts'
import { readSort, sortText } from '#design-system/lib/sort.ts'
import { PartnerScreen } from '#design-system/screens/referral/PartnerScreen.tsx'
import { byJoined, findPartner, partnerColumns } from '#design-system/screens/referral/partnerView.ts'
import type { PageQueries } from '../../api/prefetch.ts'
import { useSearchState } from '../../hooks/search-params.ts'
import { usePath } from '../../hooks/use-path.ts'
import { allPartnersQuery, useAllPartners } from './use-all-partners.ts'

const partnerSearch = { sort: (raw: string) => (readSort(raw, partnerColumns) ? raw : undefined) }

// There is no call for one partner: the structure is read as a whole, as its own page does.
export const queries: PageQueries = (client) => client.prefetchInfiniteQuery(allPartnersQuery())

export default function PartnerPage() {
  const { partnerId = '' } = useParams()
  const { to } = usePath()
  const [{ sort }, setSearch] = useSearchState<{ sort?: string }>(partnerSearch)
  const { items, ...progress } = useAllPartners(undefined)
  const list = items.state === 'ready' ? items.value : null
  const index = useMemo(() => indexPartners(list ?? []), [list])
  const found = findPartner(index, partnerId, progress)
  return (
    <PartnerScreen
      key={partnerId}
      partner={items.state !== 'ready' ? items : found.state === 'ready' ? { ...items, value: found.value } : found}
      complete={progress.complete}
      sort={(sort && readSort(sort, partnerColumns)) || byJoined}
      onSort={(next) => setSearch(sortText(next) === sortText(byJoined) ? {} : { sort: sortText(next) })}
      links={{
        structure: to('/cabinet/referral/structure'),
        partner: (id) => to('/cabinet/referral/structure/:partnerId', { params: { partnerId: id } }),
      }}
    />
  )
}
