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

import { LandingDeals, LandingDealsFile } from '../model/index.ts'
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

export const getListLandingDealsUrl = () => {
  return `/landing/uta-deals`
}

/**
 * @summary The latest closed deals, public
 */
export const listLandingDeals = async (options?: Parameters<typeof request>[1]): Promise<LandingDeals> => {
  return request<LandingDeals>(getListLandingDealsUrl(), {
    ...options,
    method: 'GET',
    schema: LandingDeals,
  })
}

export const getListLandingDealsQueryKey = () => {
  return ['landing', 'uta-deals'] as const
}

export const getListLandingDealsQueryOptions = <
  TData = Awaited<ReturnType<typeof listLandingDeals>>,
  TError = ErrorType<Problem>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLandingDeals>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListLandingDealsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listLandingDeals>>> = ({ signal }) =>
    listLandingDeals({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listLandingDeals>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListLandingDealsQueryResult = NonNullable<Awaited<ReturnType<typeof listLandingDeals>>>
export type ListLandingDealsQueryError = ErrorType<Problem>

export function useListLandingDeals<TData = Awaited<ReturnType<typeof listLandingDeals>>, TError = ErrorType<Problem>>(
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
export function useListLandingDeals<TData = Awaited<ReturnType<typeof listLandingDeals>>, TError = ErrorType<Problem>>(
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
export function useListLandingDeals<TData = Awaited<ReturnType<typeof listLandingDeals>>, TError = ErrorType<Problem>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLandingDeals>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The latest closed deals, public
 */

export function useListLandingDeals<TData = Awaited<ReturnType<typeof listLandingDeals>>, TError = ErrorType<Problem>>(
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

export const getGetLandingDealsFileUrl = () => {
  return `/landing/uta-deals-file-link`
}

/**
 * @summary Download link for all deals
 */
export const getLandingDealsFile = async (options?: Parameters<typeof request>[1]): Promise<LandingDealsFile> => {
  return request<LandingDealsFile>(getGetLandingDealsFileUrl(), {
    ...options,
    method: 'GET',
    schema: LandingDealsFile,
  })
}

export const getGetLandingDealsFileQueryKey = () => {
  return ['landing', 'uta-deals-file-link'] as const
}

export const getGetLandingDealsFileQueryOptions = <
  TData = Awaited<ReturnType<typeof getLandingDealsFile>>,
  TError = ErrorType<Problem>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getLandingDealsFile>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetLandingDealsFileQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getLandingDealsFile>>> = ({ signal }) =>
    getLandingDealsFile({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getLandingDealsFile>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetLandingDealsFileQueryResult = NonNullable<Awaited<ReturnType<typeof getLandingDealsFile>>>
export type GetLandingDealsFileQueryError = ErrorType<Problem>

export function useGetLandingDealsFile<TData = Awaited<ReturnType<typeof getLandingDealsFile>>, TError = ErrorType<Problem>>(
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
export function useGetLandingDealsFile<TData = Awaited<ReturnType<typeof getLandingDealsFile>>, TError = ErrorType<Problem>>(
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
export function useGetLandingDealsFile<TData = Awaited<ReturnType<typeof getLandingDealsFile>>, TError = ErrorType<Problem>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getLandingDealsFile>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download link for all deals
 */

export function useGetLandingDealsFile<TData = Awaited<ReturnType<typeof getLandingDealsFile>>, TError = ErrorType<Problem>>(
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
