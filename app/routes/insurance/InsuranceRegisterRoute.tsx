import { mapLoadable } from '#design-system/lib/loadable.ts'
import { activePolicy } from '#design-system/lib/insurance.ts'
import { RegisterScreen } from '#design-system/screens/insurance/RegisterScreen.tsx'
import { takeOutInsurance, useGetUserInsurance, useListBalances, useListInsuranceTypes, useListUserInsurances } from '#sdk'
import { useDraft } from '../../drafts/use-draft.ts'
import { toLoadable } from '../../query/to-loadable.ts'
import { findTransaction, useMoneyWrite } from '../../query/use-money-write.ts'
import { useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import { useReceipt } from '../../root/use-receipt.ts'
import { useSearch } from '../../root/use-search.ts'
import { chosenType } from './register-href.ts'

export default function InsuranceRegisterRoute() {
  const { link } = usePath()
  const receipt = useReceipt()
  const policy = toLoadable(useGetUserInsurance(receipt.id ?? '', { query: { enabled: receipt.id !== null } }))
  const { submission, outcome, submit } = useMoneyWrite({
    operation: 'takeOutInsurance',
    send: async (options, insurance_type_uuid: string) => {
      const { data } = await takeOutInsurance({ insurance_type_uuid }, options)
      // The new one stands first; one that was made longer is the one that runs.
      return (activePolicy(data) ?? data[0])?.id ?? ''
    },
    lookUp: async (key) => (await findTransaction(key))?.related_id ?? null,
    onDone: (id) => receipt.open(id),
  })
  return (
    <RegisterScreen
      types={mapLoadable(toLoadable(useListInsuranceTypes()), ({ data }) => data)}
      insurances={mapLoadable(toLoadable(useListUserInsurances()), ({ data }) => data)}
      balances={toLoadable(useListBalances())}
      chosen={chosenType(new URLSearchParams(useSearch()))}
      hidden={useUi().hidden}
      submission={submission}
      outcome={outcome}
      onSubmit={submit}
      draft={useDraft('insurance')}
      receipt={receipt.id === null ? null : { policy, address: receipt.address }}
      links={{
        insurance: link('/cabinet/trade/uta/insurance'),
        terms: link('/cabinet/trade/uta/insurance/terms'),
        refill: link('/cabinet/actives/refill'),
        transactions: link('/cabinet/trade/transactions'),
        help: link('/help'),
      }}
    />
  )
}
