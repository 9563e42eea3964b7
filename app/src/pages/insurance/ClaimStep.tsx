import { useSearchParams } from 'react-router-dom'
import type { ClaimPeriod } from '#design-system/lib/claim.ts'
import { claimablePolicies } from '#design-system/lib/claim.ts'
import { addDays, dayIn, instant } from '#design-system/lib/dates.ts'
import { ClaimScreen } from '#design-system/screens/insurance/ClaimScreen.tsx'
import { useListInsuranceTypes, useListUserInsurances } from '#sdk'
import { toRows } from '../../api/to-loadable.ts'
import { now } from '../../lib/clock.ts'
import { useInsuranceSearch } from '../../hooks/use-insurance-search.ts'
import { usePath } from '../../hooks/use-path.ts'
import { inPlace, useSearch } from '../../hooks/use-search.ts'
import { toSearch } from '../../site/paths.ts'
import { useClosedDeals } from './use-closed-deals.ts'

const NONE = 'none'

/** The chosen days in the query string, `2026-11-24_2026-11-26`: what is chosen survives a reload and a change of the language. */
function readDays(raw: string | null): ClaimPeriod | null | undefined {
  if (raw === NONE) return null
  const [, from, until] = /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/.exec(raw ?? '') ?? []
  return from !== undefined && until !== undefined && from <= until ? { from, until } : undefined
}

/** The claim, a step of the insurance page: it asks for nothing but what the page and the list of deals ask for. */
export function ClaimStep() {
  const { to } = usePath()
  const search = useInsuranceSearch()
  const [, setQuery] = useSearchParams()
  const query = new URLSearchParams(useSearch())
  const policyId = query.get('claim')
  const insurances = toRows(useListUserInsurances())
  const [policy] = insurances.state === 'ready' ? claimablePolicies(insurances.value, now(), policyId) : []
  // A day more, because the server's days may be those of another time zone; the screen leaves out what the policy does not cover.
  const since = policy?.starts_at === undefined ? null : addDays(dayIn('UTC', instant(policy.starts_at)), -1)
  return (
    <ClaimScreen
      insurances={insurances}
      types={toRows(useListInsuranceTypes())}
      policyId={policyId}
      deals={useClosedDeals(since)}
      period={readDays(query.get('days'))}
      onPeriod={(period) =>
        setQuery(toSearch({ ...search, claim: policyId, days: period === null ? NONE : `${period.from}_${period.until}` }), inPlace)
      }
      links={{
        insurance: to('/cabinet/trade/uta/insurance', { search }),
        claim: (id) => to('/cabinet/trade/uta/insurance', { search: { ...search, claim: id } }),
      }}
    />
  )
}
