import { mapLoadable } from '#design-system/lib/loadable.ts'
import { InsuranceTermsScreen } from '#design-system/screens/insurance/InsuranceTermsScreen.tsx'
import { useListInsuranceTypes } from '#sdk'
import { toLoadable } from '../../query/to-loadable.ts'
import { usePath } from '../../root/use-path.ts'

export default function InsuranceTermsRoute() {
  const { link } = usePath()
  return (
    <InsuranceTermsScreen
      types={mapLoadable(toLoadable(useListInsuranceTypes()), ({ data }) => data)}
      links={{ register: link('/cabinet/trade/uta/insurance/register') }}
    />
  )
}
