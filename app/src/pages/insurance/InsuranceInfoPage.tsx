import { InsuranceInfoScreen } from '#design-system/screens/insurance/InsuranceInfoScreen.tsx'
import { useListInsuranceTypes } from '#sdk'
import { toRows } from '../../api/to-loadable.ts'
import { useInsuranceSearch } from '../../hooks/use-insurance-search.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useSupport } from '../../hooks/use-support.ts'

export default function InsuranceInfoPage() {
  const { to } = usePath()
  const search = useInsuranceSearch()
  return (
    <InsuranceInfoScreen
      types={toRows(useListInsuranceTypes())}
      links={{
        register: to('/cabinet/trade/uta/insurance/register', { search }),
        terms: to('/cabinet/trade/uta/insurance/terms', { search }),
        support: useSupport(),
        claim: to('/cabinet/trade/uta/insurance', { search: { ...search, claim: 'new' } }),
      }}
    />
  )
}
