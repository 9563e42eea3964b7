import { InsuranceTermsScreen } from '#design-system/screens/insurance/InsuranceTermsScreen.tsx'
import { useListInsuranceTypes } from '#sdk'
import { toRows } from '../../api/to-loadable.ts'
import { useInsuranceSearch } from '../../hooks/use-insurance-search.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useSupport } from '../../hooks/use-support.ts'

export default function InsuranceTermsPage() {
  const { to } = usePath()
  const search = useInsuranceSearch()
  return (
    <InsuranceTermsScreen
      types={toRows(useListInsuranceTypes())}
      links={{
        register: to('/cabinet/trade/uta/insurance/register', { search }),
        support: useSupport(),
        claim: to('/cabinet/trade/uta/insurance', { search: { ...search, claim: 'new' } }),
      }}
    />
  )
}
