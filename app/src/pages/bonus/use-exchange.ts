import type { Loadable } from '#design-system/lib/loadable.ts'
import { ready } from '#design-system/lib/loadable.ts'
import { useGetTokensExchange } from '#sdk'
import type { TokensExchange } from '#sdk'
import { EXCHANGE_POLL } from '../../lib/constants.ts'
import { isApiError } from '../../api/to-problem.ts'
import { toLoadable } from '../../api/to-loadable.ts'

/** An offer or an exchange, followed until it is completed; `missing` where the server knows of none. */
export function useExchange(id: string): Loadable<TokensExchange | 'missing'> {
  const query = useGetTokensExchange(id, {
    query: { refetchInterval: ({ state }) => state.data?.status === 'processing' && EXCHANGE_POLL },
  })
  return isApiError(query.error) && query.error.kind === 'missing' ? ready('missing' as const) : toLoadable(query)
}
