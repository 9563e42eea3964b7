import { InsuranceTermsScreen } from '#design-system/screens/insurance/InsuranceTermsScreen.tsx'
import { useSupport } from '../../root/use-support.ts'

/** The terms of insurance for readers without an account: what is offered, and its prices, are answered to members alone. */
export default function PublicTermsPage() {
  return <InsuranceTermsScreen types={null} links={{ register: null, support: useSupport() }} />
}
