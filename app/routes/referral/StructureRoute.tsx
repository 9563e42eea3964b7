import { useEffect, useMemo } from 'react'
import { mapLoadable } from '#design-system/lib/loadable.ts'
import { StructureScreen } from '#design-system/screens/referral/StructureScreen.tsx'
import { useGetReferralStatistic, useListPartnersInfinite } from '#sdk'
import { nextCursor, toEndlessList, toLoadable } from '../../query/to-loadable.ts'
import { useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import { useStructureView } from './structure-view.ts'

/** As many as the contract gives at once: a part of this size is read in one short task. */
const PART = 1000

export default function StructureRoute() {
  const { link } = usePath()
  const { hidden } = useUi()
  const pages = useListPartnersInfinite(
    { per_page: PART },
    // Compared value by value, 12,000 partners would hold up the page each time they are asked for again.
    { query: { getNextPageParam: nextCursor, initialPageParam: undefined, structuralSharing: false } },
  )
  const { items, more, loadingMore, moreFailed, onMore } = toEndlessList(pages)
  // One list for as long as nobody is added: the tree is indexed when it changes.
  const partners = useMemo(() => pages.data?.pages.flatMap(({ data }) => data) ?? [], [pages.data])
  const view = useStructureView()

  // The tree is searched here and not by the server, so all of it is fetched, part by part.
  useEffect(() => {
    if (more && !loadingMore && !moreFailed) onMore()
  })

  return (
    <StructureScreen
      statistic={toLoadable(useGetReferralStatistic())}
      partners={mapLoadable(items, () => partners)}
      complete={items.state === 'ready' && !more}
      moreFailed={moreFailed}
      onMore={onMore}
      search={view.search}
      onSearch={view.onSearch}
      state={view.state}
      onState={view.onState}
      under={view.under}
      onUnder={view.onUnder}
      hidden={hidden}
      links={{ referral: link('/cabinet/referral') }}
    />
  )
}
