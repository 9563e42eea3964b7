import type { Loadable } from '#design-system/lib/loadable.ts'
import { ready } from '#design-system/lib/loadable.ts'
import { useGetTokensExchange } from '#sdk'
import type { TokensExchange } from '#sdk'
import { isApiError } from '../../api/to-problem.ts'
import { toLoadable } from '../../api/to-loadable.ts'

/** An offer or an exchange; `missing` where the server knows of none. */
export function useExchange(id: string): Loadable<TokensExchange | 'missing'> {
  const query = useGetTokensExchange(id)
  return isApiError(query.error) && query.error.kind === 'missing' ? ready('missing' as const) : toLoadable(query)
}
