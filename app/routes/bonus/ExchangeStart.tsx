import { useNavigate } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import { mapLoadable } from '#design-system/lib/loadable.ts'
import { asRequest } from '#design-system/screens/bonus/exchange.ts'
import type { Wish } from '#design-system/screens/bonus/exchange.ts'
import { ExchangeScreen } from '#design-system/screens/bonus/ExchangeScreen.tsx'
import { exchangeTokens, getGetTokensExchangeQueryKey, useGetCurrentBonus, useListBalances, useListTransactions } from '#sdk'
import { useDraft } from '../../drafts/use-draft.ts'
import { toLoadable } from '../../query/to-loadable.ts'
import { useUi } from '../../root/app-context.ts'
import { useHere } from '../../root/use-here.ts'
import { usePath } from '../../root/use-path.ts'
import { placeOfAccount, placeOfQuote } from './exchange-place.ts'
import type { ExchangePlace } from './exchange-place.ts'
import { useQuoting } from './use-quoting.ts'

const LATEST = 4

/** The first step: what, and how much of it. */
export function ExchangeStart({ place, wish, onWish }: { place: ExchangePlace; wish: Wish | null; onWish: (wish: Wish) => void }) {
  const { account, token } = place
  const { to } = usePath()
  const navigate = useNavigate()
  const client = useQueryClient()
  const here = useHere()
  const page = to('/cabinet/bonus-account/exchange')
  const [quoting, onQuote] = useQuoting(async (next: Wish) => {
    onWish(next)
    const quote = await exchangeTokens(asRequest(next))
    client.setQueryData(getGetTokensExchangeQueryKey(quote.id), quote)
    if (here()) await navigate(page + placeOfQuote(quote.id, next.side))
  })
  const history = useListTransactions(
    account === 'bonus' ? { account: 'bonus', per_page: LATEST } : { account: 'main', type: 'exchange', per_page: LATEST },
  )
  return (
    <ExchangeScreen
      account={account}
      token={token}
      bonus={toLoadable(useGetCurrentBonus())}
      balances={toLoadable(useListBalances())}
      history={mapLoadable(toLoadable(history), ({ data }) => data)}
      wish={wish}
      draft={useDraft('exchange')}
      quoting={quoting}
      onQuote={onQuote}
      hidden={useUi().hidden}
      links={{
        bonus: to('/cabinet/bonus-account'),
        accounts: { bonus: page + placeOfAccount('bonus'), main: page + placeOfAccount('main') },
        transaction: (id) => `${to('/cabinet/trade/transactions')}?transaction=${encodeURIComponent(id)}`,
      }}
    />
  )
}
