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

import type { LandingDeals, LandingDealsFile, MaintenanceResponse, ServerErrorResponse, ThrottledResponse } from '../model'

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
 * @summary The latest closed deals, public
 */
export const listLandingDeals = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<LandingDeals>({ url: `/landing/uta-deals`, method: 'GET', signal }, options)
}

export const getListLandingDealsQueryKey = () => {
  return ['landing', 'uta-deals'] as const
}

export const getListLandingDealsQueryOptions = <
  TData = Awaited<ReturnType<typeof listLandingDeals>>,
  TError = ErrorType<ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLandingDeals>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListLandingDealsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listLandingDeals>>> = ({ signal }) => listLandingDeals(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listLandingDeals>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListLandingDealsQueryResult = NonNullable<Awaited<ReturnType<typeof listLandingDeals>>>
export type ListLandingDealsQueryError = ErrorType<ThrottledResponse | ServerErrorResponse | MaintenanceResponse>

export function useListLandingDeals<
  TData = Awaited<ReturnType<typeof listLandingDeals>>,
  TError = ErrorType<ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLandingDeals>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listLandingDeals>>, TError, Awaited<ReturnType<typeof listLandingDeals>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLandingDeals<
  TData = Awaited<ReturnType<typeof listLandingDeals>>,
  TError = ErrorType<ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLandingDeals>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listLandingDeals>>, TError, Awaited<ReturnType<typeof listLandingDeals>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLandingDeals<
  TData = Awaited<ReturnType<typeof listLandingDeals>>,
  TError = ErrorType<ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLandingDeals>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The latest closed deals, public
 */

export function useListLandingDeals<
  TData = Awaited<ReturnType<typeof listLandingDeals>>,
  TError = ErrorType<ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLandingDeals>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListLandingDealsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * @summary Download link for all deals
 */
export const getLandingDealsFile = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<LandingDealsFile>({ url: `/landing/uta-deals-file-link`, method: 'GET', signal }, options)
}

export const getGetLandingDealsFileQueryKey = () => {
  return ['landing', 'uta-deals-file-link'] as const
}

export const getGetLandingDealsFileQueryOptions = <
  TData = Awaited<ReturnType<typeof getLandingDealsFile>>,
  TError = ErrorType<ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getLandingDealsFile>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetLandingDealsFileQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getLandingDealsFile>>> = ({ signal }) =>
    getLandingDealsFile(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getLandingDealsFile>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetLandingDealsFileQueryResult = NonNullable<Awaited<ReturnType<typeof getLandingDealsFile>>>
export type GetLandingDealsFileQueryError = ErrorType<ThrottledResponse | ServerErrorResponse | MaintenanceResponse>

export function useGetLandingDealsFile<
  TData = Awaited<ReturnType<typeof getLandingDealsFile>>,
  TError = ErrorType<ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getLandingDealsFile>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getLandingDealsFile>>, TError, Awaited<ReturnType<typeof getLandingDealsFile>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLandingDealsFile<
  TData = Awaited<ReturnType<typeof getLandingDealsFile>>,
  TError = ErrorType<ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getLandingDealsFile>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLandingDealsFile>>,
          TError,
          Awaited<ReturnType<typeof getLandingDealsFile>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLandingDealsFile<
  TData = Awaited<ReturnType<typeof getLandingDealsFile>>,
  TError = ErrorType<ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getLandingDealsFile>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download link for all deals
 */

export function useGetLandingDealsFile<
  TData = Awaited<ReturnType<typeof getLandingDealsFile>>,
  TError = ErrorType<ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getLandingDealsFile>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetLandingDealsFileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
