import { mapLoadable } from '#design-system/lib/loadable.ts'
import { InsuranceInfoScreen } from '#design-system/screens/insurance/InsuranceInfoScreen.tsx'
import { useListInsuranceTypes } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { usePath } from '../../root/use-path.ts'
import { useSupport } from '../../root/use-support.ts'

export default function InsuranceInfoPage() {
  const { to } = usePath()
  return (
    <InsuranceInfoScreen
      types={mapLoadable(toLoadable(useListInsuranceTypes()), ({ data }) => data)}
      links={{
        register: to('/cabinet/trade/uta/insurance/register'),
        terms: to('/cabinet/trade/uta/insurance/terms'),
        support: useSupport(),
      }}
    />
  )
}
