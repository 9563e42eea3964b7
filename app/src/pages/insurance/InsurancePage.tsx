import { mapLoadable } from '#design-system/lib/loadable.ts'
import { InsuranceScreen } from '#design-system/screens/insurance/InsuranceScreen.tsx'
import { useGetUtaBalance, useListInsuranceTypes, useListUserInsurances } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { useInsuranceSearch } from '../../hooks/use-insurance-search.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useSupport } from '../../hooks/use-support.ts'

export default function InsurancePage() {
  const { to } = usePath()
  const search = useInsuranceSearch()
  return (
    <InsuranceScreen
      insurances={mapLoadable(toLoadable(useListUserInsurances()), ({ data }) => data)}
      types={mapLoadable(toLoadable(useListInsuranceTypes()), ({ data }) => data)}
      uta={toLoadable(useGetUtaBalance())}
      links={{
        info: to('/cabinet/trade/uta/insurance/info', { search }),
        terms: to('/cabinet/trade/uta/insurance/terms', { search }),
        register: (uuid) => to('/cabinet/trade/uta/insurance/register', { search: { ...search, type: uuid } }),
        support: useSupport(),
      }}
    />
  )
}
