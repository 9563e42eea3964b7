/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import { useQuery } from '@tanstack/react-query'
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query'

import { CurrentBonus } from '../model/index.ts'
import type { Problem } from '../model/index.ts'

import { request } from '../../http/request.ts'
import type { ErrorType } from '../../http/request.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K }
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    })
  }
  return result
}

export const getGetCurrentBonusUrl = () => {
  return `/api/active-bonus/current`
}

/**
 * @summary The bonus account
 */
export const getCurrentBonus = async (options?: Parameters<typeof request>[1]): Promise<CurrentBonus> => {
  return request<CurrentBonus>(getGetCurrentBonusUrl(), {
    ...options,
    method: 'GET',
    schema: CurrentBonus,
  })
}

export const getGetCurrentBonusQueryKey = () => {
  return ['api', 'active-bonus', 'current'] as const
}

export const getGetCurrentBonusQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentBonus>>, TError = ErrorType<Problem>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentBonus>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetCurrentBonusQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentBonus>>> = ({ signal }) => getCurrentBonus({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getCurrentBonus>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetCurrentBonusQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentBonus>>>
export type GetCurrentBonusQueryError = ErrorType<Problem>

export function useGetCurrentBonus<TData = Awaited<ReturnType<typeof getCurrentBonus>>, TError = ErrorType<Problem>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentBonus>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getCurrentBonus>>, TError, Awaited<ReturnType<typeof getCurrentBonus>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentBonus<TData = Awaited<ReturnType<typeof getCurrentBonus>>, TError = ErrorType<Problem>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentBonus>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getCurrentBonus>>, TError, Awaited<ReturnType<typeof getCurrentBonus>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentBonus<TData = Awaited<ReturnType<typeof getCurrentBonus>>, TError = ErrorType<Problem>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentBonus>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The bonus account
 */

export function useGetCurrentBonus<TData = Awaited<ReturnType<typeof getCurrentBonus>>, TError = ErrorType<Problem>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentBonus>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCurrentBonusQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
