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
  ListTransactionsParams,
  MaintenanceResponse,
  NotFoundResponse,
  ServerErrorResponse,
  ThrottledResponse,
  Transaction,
  TransactionPage,
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
 * @summary Transactions, newest first
 */
export const listTransactions = (params?: ListTransactionsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<TransactionPage>({ url: `/api/transactions`, method: 'GET', params, signal }, options)
}

export const getListTransactionsInfiniteQueryKey = (params?: ListTransactionsParams) => {
  return ['infinite', 'api', 'transactions', ...(params ? [params] : [])] as const
}

export const getListTransactionsQueryKey = (params?: ListTransactionsParams) => {
  return ['api', 'transactions', ...(params ? [params] : [])] as const
}

export const getListTransactionsInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListTransactionsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>
    >
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListTransactionsInfiniteQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>, QueryKey, ListTransactionsParams['cursor']> = ({
    signal,
    pageParam,
  }) => listTransactions({ ...params, cursor: pageParam ?? params?.['cursor'] }, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listTransactions>>,
    TError,
    TData,
    QueryKey,
    ListTransactionsParams['cursor']
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransactionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactions>>>
export type ListTransactionsInfiniteQueryError = ErrorType<
  UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useListTransactionsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params: undefined | ListTransactionsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>,
          QueryKey
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListTransactionsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>,
          QueryKey
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListTransactionsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>
    >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Transactions, newest first
 */

export function useListTransactionsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListTransactionsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['cursor']>
    >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTransactionsInfiniteQueryOptions(params, options)

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListTransactionsQueryOptions = <
  TData = Awaited<ReturnType<typeof listTransactions>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListTransactionsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListTransactionsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>> = ({ signal }) =>
    listTransactions(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactions>>>
export type ListTransactionsQueryError = ErrorType<
  UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useListTransactions<
  TData = Awaited<ReturnType<typeof listTransactions>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params: undefined | ListTransactionsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listTransactions>>, TError, Awaited<ReturnType<typeof listTransactions>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<
  TData = Awaited<ReturnType<typeof listTransactions>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListTransactionsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listTransactions>>, TError, Awaited<ReturnType<typeof listTransactions>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<
  TData = Awaited<ReturnType<typeof listTransactions>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListTransactionsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Transactions, newest first
 */

export function useListTransactions<
  TData = Awaited<ReturnType<typeof listTransactions>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListTransactionsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTransactionsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * @summary One transaction
 */
export const getTransaction = (id: string, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Transaction>({ url: `/api/transactions/${encodeURIComponent(String(id))}`, method: 'GET', signal }, options)
}

export const getGetTransactionQueryKey = (id: string) => {
  return ['api', 'transactions', id] as const
}

export const getGetTransactionQueryOptions = <
  TData = Awaited<ReturnType<typeof getTransaction>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransaction>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetTransactionQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getTransaction>>> = ({ signal }) => getTransaction(id, requestOptions, signal)

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getTransaction>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTransactionQueryResult = NonNullable<Awaited<ReturnType<typeof getTransaction>>>
export type GetTransactionQueryError = ErrorType<
  UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useGetTransaction<
  TData = Awaited<ReturnType<typeof getTransaction>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransaction>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getTransaction>>, TError, Awaited<ReturnType<typeof getTransaction>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransaction<
  TData = Awaited<ReturnType<typeof getTransaction>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransaction>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getTransaction>>, TError, Awaited<ReturnType<typeof getTransaction>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransaction<
  TData = Awaited<ReturnType<typeof getTransaction>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransaction>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One transaction
 */

export function useGetTransaction<
  TData = Awaited<ReturnType<typeof getTransaction>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransaction>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTransactionQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
