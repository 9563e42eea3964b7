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

import type { CurrentBonus, MaintenanceResponse, ServerErrorResponse, ThrottledResponse, UnauthenticatedResponse } from '../model'

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

/**
 * @summary The bonus account
 */
export const getCurrentBonus = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CurrentBonus>({ url: `/api/active-bonus/current`, method: 'GET', signal }, options)
}

export const getGetCurrentBonusQueryKey = () => {
  return ['api', 'active-bonus', 'current'] as const
}

export const getGetCurrentBonusQueryOptions = <
  TData = Awaited<ReturnType<typeof getCurrentBonus>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentBonus>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetCurrentBonusQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentBonus>>> = ({ signal }) => getCurrentBonus(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getCurrentBonus>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetCurrentBonusQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentBonus>>>
export type GetCurrentBonusQueryError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>

export function useGetCurrentBonus<
  TData = Awaited<ReturnType<typeof getCurrentBonus>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
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
export function useGetCurrentBonus<
  TData = Awaited<ReturnType<typeof getCurrentBonus>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
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
export function useGetCurrentBonus<
  TData = Awaited<ReturnType<typeof getCurrentBonus>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentBonus>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The bonus account
 */

export function useGetCurrentBonus<
  TData = Awaited<ReturnType<typeof getCurrentBonus>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
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
