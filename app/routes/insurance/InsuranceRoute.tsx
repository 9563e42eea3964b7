import { mapLoadable } from '#design-system/lib/loadable.ts'
import { InsuranceScreen } from '#design-system/screens/insurance/InsuranceScreen.tsx'
import { useGetUtaBalance, useListInsuranceTypes, useListUserInsurances } from '#sdk'
import { toLoadable } from '../../query/to-loadable.ts'
import { useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import { registerHref } from './register-href.ts'

export default function InsuranceRoute() {
  const { link } = usePath()
  const register = link('/cabinet/trade/uta/insurance/register')
  return (
    <InsuranceScreen
      insurances={mapLoadable(toLoadable(useListUserInsurances()), ({ data }) => data)}
      types={mapLoadable(toLoadable(useListInsuranceTypes()), ({ data }) => data)}
      uta={toLoadable(useGetUtaBalance())}
      hidden={useUi().hidden}
      links={{
        info: link('/cabinet/trade/uta/insurance/info'),
        terms: link('/cabinet/trade/uta/insurance/terms'),
        register: (uuid) => registerHref(register, uuid),
        help: link('/help'),
      }}
    />
  )
}
