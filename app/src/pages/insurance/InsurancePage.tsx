import { claimablePolicies } from '#design-system/lib/claim.ts'
import { InsuranceScreen } from '#design-system/screens/insurance/InsuranceScreen.tsx'
import { useGetUtaBalance, useListInsuranceTypes, useListUserInsurances } from '#sdk'
import { toLoadable, toRows } from '../../api/to-loadable.ts'
import { now } from '../../lib/clock.ts'
import { useInsuranceSearch } from '../../hooks/use-insurance-search.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useSearch } from '../../hooks/use-search.ts'
import { useSupport } from '../../hooks/use-support.ts'
import { ClaimStep } from './ClaimStep.tsx'

/** The insurance; with `?claim` the claim under one of its policies. */
export default function InsurancePage() {
  return new URLSearchParams(useSearch()).has('claim') ? <ClaimStep /> : <Insurance />
}

function Insurance() {
  const { to } = usePath()
  const search = useInsuranceSearch()
  const insurances = toRows(useListUserInsurances())
  const claimable = insurances.state === 'ready' ? claimablePolicies(insurances.value, now())[0] : undefined
  return (
    <InsuranceScreen
      insurances={insurances}
      types={toRows(useListInsuranceTypes())}
      uta={toLoadable(useGetUtaBalance())}
      links={{
        info: to('/cabinet/trade/uta/insurance/info', { search }),
        terms: to('/cabinet/trade/uta/insurance/terms', { search }),
        register: (uuid) => to('/cabinet/trade/uta/insurance/register', { search: { ...search, type: uuid } }),
        support: useSupport(),
        claim: claimable ? to('/cabinet/trade/uta/insurance', { search: { ...search, claim: claimable.id ?? 'new' } }) : null,
      }}
    />
  )
}
