/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query'

import type {
  InvalidResponse,
  ListPartnersParams,
  MaintenanceResponse,
  PartnerPage,
  ReferralStatistic,
  ServerErrorResponse,
  ThrottledResponse,
  UnauthenticatedResponse,
} from '../model'

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
 * @summary Rank, link, partners and income
 */
export const getReferralStatistic = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ReferralStatistic>({ url: `/api/referral/v2/statistic`, method: 'GET', signal }, options)
}

export const getGetReferralStatisticQueryKey = () => {
  return ['api', 'referral', 'v2', 'statistic'] as const
}

export const getGetReferralStatisticQueryOptions = <
  TData = Awaited<ReturnType<typeof getReferralStatistic>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralStatistic>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetReferralStatisticQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralStatistic>>> = ({ signal }) =>
    getReferralStatistic(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getReferralStatistic>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetReferralStatisticQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralStatistic>>>
export type GetReferralStatisticQueryError = ErrorType<
  UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useGetReferralStatistic<
  TData = Awaited<ReturnType<typeof getReferralStatistic>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralStatistic>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralStatistic>>,
          TError,
          Awaited<ReturnType<typeof getReferralStatistic>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralStatistic<
  TData = Awaited<ReturnType<typeof getReferralStatistic>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralStatistic>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralStatistic>>,
          TError,
          Awaited<ReturnType<typeof getReferralStatistic>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralStatistic<
  TData = Awaited<ReturnType<typeof getReferralStatistic>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralStatistic>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Rank, link, partners and income
 */

export function useGetReferralStatistic<
  TData = Awaited<ReturnType<typeof getReferralStatistic>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralStatistic>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetReferralStatisticQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Without a filter: all partners, by level, then newest first. With `parent_id`: the partners invited by that partner.
 * @summary Partners of the structure
 */
export const listPartners = (params?: ListPartnersParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<PartnerPage>({ url: `/api/referral/v2/partners`, method: 'GET', params, signal }, options)
}

export const getListPartnersInfiniteQueryKey = (params?: ListPartnersParams) => {
  return ['infinite', 'api', 'referral', 'v2', 'partners', ...(params ? [params] : [])] as const
}

export const getListPartnersQueryKey = (params?: ListPartnersParams) => {
  return ['api', 'referral', 'v2', 'partners', ...(params ? [params] : [])] as const
}

export const getListPartnersInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<typeof listPartners>>, ListPartnersParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListPartnersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData, QueryKey, ListPartnersParams['cursor']>
    >
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListPartnersInfiniteQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartners>>, QueryKey, ListPartnersParams['cursor']> = ({
    signal,
    pageParam,
  }) => listPartners({ ...params, cursor: pageParam ?? params?.['cursor'] }, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listPartners>>,
    TError,
    TData,
    QueryKey,
    ListPartnersParams['cursor']
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPartners>>>
export type ListPartnersInfiniteQueryError = ErrorType<
  UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useListPartnersInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listPartners>>, ListPartnersParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params: undefined | ListPartnersParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData, QueryKey, ListPartnersParams['cursor']>
    > &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listPartners>>, TError, Awaited<ReturnType<typeof listPartners>>, QueryKey>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnersInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listPartners>>, ListPartnersParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListPartnersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData, QueryKey, ListPartnersParams['cursor']>
    > &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listPartners>>, TError, Awaited<ReturnType<typeof listPartners>>, QueryKey>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnersInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listPartners>>, ListPartnersParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListPartnersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData, QueryKey, ListPartnersParams['cursor']>
    >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Partners of the structure
 */

export function useListPartnersInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listPartners>>, ListPartnersParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListPartnersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData, QueryKey, ListPartnersParams['cursor']>
    >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPartnersInfiniteQueryOptions(params, options)

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListPartnersQueryOptions = <
  TData = Awaited<ReturnType<typeof listPartners>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListPartnersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListPartnersQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartners>>> = ({ signal }) => listPartners(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListPartnersQueryResult = NonNullable<Awaited<ReturnType<typeof listPartners>>>
export type ListPartnersQueryError = ErrorType<
  UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useListPartners<
  TData = Awaited<ReturnType<typeof listPartners>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params: undefined | ListPartnersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listPartners>>, TError, Awaited<ReturnType<typeof listPartners>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartners<
  TData = Awaited<ReturnType<typeof listPartners>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListPartnersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listPartners>>, TError, Awaited<ReturnType<typeof listPartners>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartners<
  TData = Awaited<ReturnType<typeof listPartners>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListPartnersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Partners of the structure
 */

export function useListPartners<
  TData = Awaited<ReturnType<typeof listPartners>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListPartnersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPartnersQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
