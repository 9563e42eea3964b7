import { InsuranceTermsScreen } from '#design-system/screens/insurance/InsuranceTermsScreen.tsx'
import { usePath } from '../../hooks/use-path.ts'
import { useSupport } from '../../hooks/use-support.ts'

/** The terms of insurance for visitors. Offers and prices need an account. */
export default function PublicTermsPage() {
  return (
    <InsuranceTermsScreen
      types={null}
      links={{ register: null, registration: usePath().to('/registration'), support: useSupport(), claim: null }}
    />
  )
}
