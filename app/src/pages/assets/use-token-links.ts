import { accountSearch } from '../bonus/exchange-search-params.ts'
import type { TokenLinks } from '#design-system/screens/assets/TokenActions.tsx'
import { usePath } from '../../hooks/use-path.ts'

/** The actions of a single token. */
export function useTokenLinks(): TokenLinks {
  const { to } = usePath()
  return {
    refill: (token) => to('/cabinet/actives/refill', { search: { token } }),
    withdraw: (token) => to('/cabinet/actives/withdraw', { search: { token } }),
    exchange: (token) => to('/cabinet/bonus-account/exchange', { search: { ...accountSearch('main'), token } }),
  }
}
