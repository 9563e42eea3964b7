import { mapLoadable } from '#design-system/lib/loadable.ts'
import { InsuranceInfoScreen } from '#design-system/screens/insurance/InsuranceInfoScreen.tsx'
import { useListInsuranceTypes } from '#sdk'
import { toLoadable } from '../../query/to-loadable.ts'
import { usePath } from '../../root/use-path.ts'

export default function InsuranceInfoRoute() {
  const { link } = usePath()
  return (
    <InsuranceInfoScreen
      types={mapLoadable(toLoadable(useListInsuranceTypes()), ({ data }) => data)}
      links={{ register: link('/cabinet/trade/uta/insurance/register'), terms: link('/cabinet/trade/uta/insurance/terms') }}
    />
  )
}
