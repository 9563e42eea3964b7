import { useNavigate } from 'react-router-dom'
import { activePolicy } from '#design-system/lib/insurance.ts'
import { RegisterScreen } from '#design-system/screens/insurance/RegisterScreen.tsx'
import { takeOutInsurance, useGetUserInsurance, useListBalances, useListInsuranceTypes, useListUserInsurances } from '#sdk'
import { balancesOf } from '../../api/balances.ts'
import { toLoadable, toRows } from '../../api/to-loadable.ts'
import { byTransaction } from '../../money/look-up.ts'
import { useReviewedWrite } from '../../money/use-reviewed-write.ts'
import { FreezeGate } from '../../hooks/FreezeGate.tsx'
import { useInsuranceSearch } from '../../hooks/use-insurance-search.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useReceipt } from '../../hooks/use-receipt.ts'
import { matching, readSearch } from '../../hooks/search-params.ts'
import { useSearch } from '../../hooks/use-search.ts'
import { useSupport } from '../../hooks/use-support.ts'

/** The insurance type in the query string. */
const registerSearch = { type: matching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i) }

export default function InsuranceRegisterPage() {
  const { to } = usePath()
  const search = useInsuranceSearch()
  const navigate = useNavigate()
  const receipt = useReceipt(search)
  const policy = toLoadable(useGetUserInsurance(receipt.id ?? '', { query: { enabled: receipt.id !== null } }))
  const { submit, form } = useReviewedWrite({
    operation: 'takeOutInsurance',
    send: async (options, payer, insurance_type_uuid: string) => {
      const { data } = await takeOutInsurance({ insurance_type_uuid, ...payer }, options)
      // A new policy comes first in the list. If an active one was extended instead, it is the result.
      return (activePolicy(data) ?? data[0])?.id ?? ''
    },
    lookUp: byTransaction(({ related_id }) => related_id),
    // Without an id there is no receipt to open, so go to the policies.
    onDone(id, how) {
      if (id === '') void navigate(to('/cabinet/trade/uta/insurance', { search }), how)
      else receipt.open(id, how)
    },
    draft: 'insurance',
    isShownByForm: ({ problem }) => problem !== undefined,
  })
  const types = toRows(useListInsuranceTypes())
  return (
    <FreezeGate operation="takeOutInsurance" open={receipt.id !== null}>
      <RegisterScreen
        types={types}
        insurances={toRows(useListUserInsurances())}
        balances={balancesOf(
          useListBalances(),
          (types.state === 'ready' ? types.value : []).flatMap(({ price_token }) => price_token ?? []),
        )}
        chosen={readSearch(new URLSearchParams(useSearch()), registerSearch).type ?? null}
        {...form}
        onSubmit={submit}
        receipt={receipt.id === null ? null : { policy, address: receipt.address }}
        links={{
          insurance: to('/cabinet/trade/uta/insurance', { search }),
          terms: to('/cabinet/trade/uta/insurance/terms', { search }),
          refill: to('/cabinet/actives/refill'),
          transactions: to('/cabinet/trade/transactions'),
          support: useSupport(),
        }}
      />
    </FreezeGate>
  )
}
