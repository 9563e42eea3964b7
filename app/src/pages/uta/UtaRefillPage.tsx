import { UtaRefillScreen } from '#design-system/screens/uta/UtaRefillScreen.tsx'
import { requestUtaDelegation, useGetPreferences, useGetUtaBalance, useListBalances, useListUtaSubscriptions } from '#sdk'
import type { UtaDelegationRequest } from '#sdk'
import { balancesOf } from '../../api/balances.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { byTransaction } from '../../money/look-up.ts'
import { useRefill } from '../../money/use-refill.ts'
import { useReviewedWrite } from '../../money/use-reviewed-write.ts'
import { FreezeGate } from '../../hooks/FreezeGate.tsx'
import { matching, useSearchState } from '../../hooks/search-params.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useSupport } from '../../hooks/use-support.ts'

// An amount above zero as the calculator writes it: the form starts with it, and nothing is sent.
const refillSearch = { amount: matching(/^(?=.*[1-9])(0|[1-9]\d{0,11})(\.\d{1,18})?$/) }

export default function UtaRefillPage() {
  const { to } = usePath()
  const { transfer, accepted } = useRefill()
  const [{ amount }] = useSearchState(refillSearch)
  const { submit, form } = useReviewedWrite({
    operation: 'requestUtaDelegation',
    send: (options, payer, request: UtaDelegationRequest) =>
      requestUtaDelegation({ ...request, ...payer }, options).then(({ request_id }) => request_id),
    // A transaction of a refill names the request behind it.
    lookUp: byTransaction(({ related_id }) => related_id),
    onDone(request_id) {
      accepted(request_id)
      // The transfer takes the place of the form that began it.
      form.onEdit()
    },
    draft: 'utaRefill',
  })
  return (
    <FreezeGate operation="requestUtaDelegation" open={transfer !== null}>
      <UtaRefillScreen
        balances={balancesOf(useListBalances(), ['USDT'])}
        preferences={toLoadable(useGetPreferences())}
        uta={toLoadable(useGetUtaBalance())}
        subscriptions={toLoadable(useListUtaSubscriptions())}
        suggested={amount ?? null}
        {...form}
        onRefill={submit}
        transfer={transfer}
        links={{
          uta: to('/cabinet/trade/uta'),
          subscribe: to('/cabinet/trade/uta/subscribe'),
          assetsRefill: to('/cabinet/actives/refill'),
          transactions: to('/cabinet/trade/uta/transactions'),
          transaction: (id) => to('/cabinet/trade/uta/transactions', { search: { transaction: id } }),
          support: useSupport(transfer?.request_id),
        }}
      />
    </FreezeGate>
  )
}
