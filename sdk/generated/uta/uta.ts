/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query'

import type {
  AccountFrozenResponse,
  ConflictResponse,
  ForbiddenResponse,
  GetUtaStatisticsParams,
  InvalidAmountResponse,
  InvalidPlanResponse,
  InvalidResponse,
  ListUtaDealsParams,
  MaintenanceResponse,
  NotFoundResponse,
  ServerErrorResponse,
  ThrottledResponse,
  TokenMismatchResponse,
  UnauthenticatedResponse,
  UtaBalance,
  UtaDeal,
  UtaDealPage,
  UtaDelegation,
  UtaDelegationRequest,
  UtaDelegationRequested,
  UtaStatistics,
  UtaSubscribeRequest,
  UtaSubscriptionList,
  UtaWithdrawal,
  UtaWithdrawalRequest,
  WithdrawalsBlockedResponse,
} from '../model'

import { request } from '../../http/request.ts'
import type { ErrorType, BodyType } from '../../http/request.ts'

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
 * @summary The user's UTA subscriptions and the available plans
 */
export const listUtaSubscriptions = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<UtaSubscriptionList>({ url: `/api/uta/subscribe`, method: 'GET', signal }, options)
}

export const getListUtaSubscriptionsQueryKey = () => {
  return ['api', 'uta', 'subscribe'] as const
}

export const getListUtaSubscriptionsQueryOptions = <
  TData = Awaited<ReturnType<typeof listUtaSubscriptions>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUtaSubscriptions>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListUtaSubscriptionsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listUtaSubscriptions>>> = ({ signal }) =>
    listUtaSubscriptions(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listUtaSubscriptions>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListUtaSubscriptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listUtaSubscriptions>>>
export type ListUtaSubscriptionsQueryError = ErrorType<
  UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useListUtaSubscriptions<
  TData = Awaited<ReturnType<typeof listUtaSubscriptions>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUtaSubscriptions>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUtaSubscriptions>>,
          TError,
          Awaited<ReturnType<typeof listUtaSubscriptions>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUtaSubscriptions<
  TData = Awaited<ReturnType<typeof listUtaSubscriptions>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUtaSubscriptions>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUtaSubscriptions>>,
          TError,
          Awaited<ReturnType<typeof listUtaSubscriptions>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUtaSubscriptions<
  TData = Awaited<ReturnType<typeof listUtaSubscriptions>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUtaSubscriptions>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The user's UTA subscriptions and the available plans
 */

export function useListUtaSubscriptions<
  TData = Awaited<ReturnType<typeof listUtaSubscriptions>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUtaSubscriptions>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListUtaSubscriptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * The price is charged to the assets at once. A running subscription is extended: the new one begins when it ends.
 * @summary Buy a UTA subscription
 */
export const subscribeToUta = (
  utaSubscribeRequest: BodyType<UtaSubscribeRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<UtaSubscriptionList>(
    { url: `/api/uta/subscribe`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: utaSubscribeRequest, signal },
    options,
  )
}

export const getSubscribeToUtaMutationKey = () => ['subscribeToUta'] as const

export const getSubscribeToUtaMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ConflictResponse
    | TokenMismatchResponse
    | InvalidPlanResponse
    | AccountFrozenResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof subscribeToUta>>, TError, SubscribeToUtaMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof subscribeToUta>>, TError, SubscribeToUtaMutationVariables, TContext> => {
  const mutationKey = getSubscribeToUtaMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof subscribeToUta>>, SubscribeToUtaMutationVariables> = (props) => {
    const { data } = props ?? {}

    return subscribeToUta(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SubscribeToUtaMutationResult = NonNullable<Awaited<ReturnType<typeof subscribeToUta>>>
export type SubscribeToUtaMutationBody = BodyType<UtaSubscribeRequest>
export type SubscribeToUtaMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ConflictResponse
  | TokenMismatchResponse
  | InvalidPlanResponse
  | AccountFrozenResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type SubscribeToUtaMutationVariables = { data: BodyType<UtaSubscribeRequest> }

/**
 * @summary Buy a UTA subscription
 */
export const useSubscribeToUta = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ConflictResponse
    | TokenMismatchResponse
    | InvalidPlanResponse
    | AccountFrozenResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof subscribeToUta>>, TError, SubscribeToUtaMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof subscribeToUta>>, TError, SubscribeToUtaMutationVariables, TContext> => {
  return useMutation(getSubscribeToUtaMutationOptions(options), queryClient)
}
/**
 * Charges the amount and the fee to the assets and returns at once. Poll the result by `request_id` until it has an id.
 * @summary Move USDT into UTA
 */
export const requestUtaDelegation = (
  utaDelegationRequest: BodyType<UtaDelegationRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<UtaDelegationRequested>(
    { url: `/api/uta/delegate`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: utaDelegationRequest, signal },
    options,
  )
}

export const getRequestUtaDelegationMutationKey = () => ['requestUtaDelegation'] as const

export const getRequestUtaDelegationMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ConflictResponse
    | TokenMismatchResponse
    | InvalidAmountResponse
    | AccountFrozenResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof requestUtaDelegation>>, TError, RequestUtaDelegationMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof requestUtaDelegation>>, TError, RequestUtaDelegationMutationVariables, TContext> => {
  const mutationKey = getRequestUtaDelegationMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestUtaDelegation>>, RequestUtaDelegationMutationVariables> = (props) => {
    const { data } = props ?? {}

    return requestUtaDelegation(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RequestUtaDelegationMutationResult = NonNullable<Awaited<ReturnType<typeof requestUtaDelegation>>>
export type RequestUtaDelegationMutationBody = BodyType<UtaDelegationRequest>
export type RequestUtaDelegationMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ConflictResponse
  | TokenMismatchResponse
  | InvalidAmountResponse
  | AccountFrozenResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type RequestUtaDelegationMutationVariables = { data: BodyType<UtaDelegationRequest> }

/**
 * @summary Move USDT into UTA
 */
export const useRequestUtaDelegation = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ConflictResponse
    | TokenMismatchResponse
    | InvalidAmountResponse
    | AccountFrozenResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof requestUtaDelegation>>, TError, RequestUtaDelegationMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof requestUtaDelegation>>, TError, RequestUtaDelegationMutationVariables, TContext> => {
  return useMutation(getRequestUtaDelegationMutationOptions(options), queryClient)
}
/**
 * @summary Result of a refill request
 */
export const getUtaDelegation = (requestId: string, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<UtaDelegation>({ url: `/api/uta/delegate/${encodeURIComponent(String(requestId))}`, method: 'GET', signal }, options)
}

export const getGetUtaDelegationQueryKey = (requestId: string) => {
  return ['api', 'uta', 'delegate', requestId] as const
}

export const getGetUtaDelegationQueryOptions = <
  TData = Awaited<ReturnType<typeof getUtaDelegation>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  requestId: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaDelegation>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetUtaDelegationQueryKey(requestId)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUtaDelegation>>> = ({ signal }) =>
    getUtaDelegation(requestId, requestOptions, signal)

  return { queryKey, queryFn, enabled: requestId !== null && requestId !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getUtaDelegation>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUtaDelegationQueryResult = NonNullable<Awaited<ReturnType<typeof getUtaDelegation>>>
export type GetUtaDelegationQueryError = ErrorType<
  UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useGetUtaDelegation<
  TData = Awaited<ReturnType<typeof getUtaDelegation>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  requestId: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaDelegation>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getUtaDelegation>>, TError, Awaited<ReturnType<typeof getUtaDelegation>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUtaDelegation<
  TData = Awaited<ReturnType<typeof getUtaDelegation>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  requestId: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaDelegation>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getUtaDelegation>>, TError, Awaited<ReturnType<typeof getUtaDelegation>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUtaDelegation<
  TData = Awaited<ReturnType<typeof getUtaDelegation>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  requestId: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaDelegation>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Result of a refill request
 */

export function useGetUtaDelegation<
  TData = Awaited<ReturnType<typeof getUtaDelegation>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  requestId: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaDelegation>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUtaDelegationQueryOptions(requestId, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * @summary Move USDT from UTA to the assets
 */
export const withdrawFromUta = (
  utaWithdrawalRequest: BodyType<UtaWithdrawalRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<UtaWithdrawal>(
    { url: `/api/uta/withdraw`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: utaWithdrawalRequest, signal },
    options,
  )
}

export const getWithdrawFromUtaMutationKey = () => ['withdrawFromUta'] as const

export const getWithdrawFromUtaMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | WithdrawalsBlockedResponse
    | ConflictResponse
    | TokenMismatchResponse
    | InvalidAmountResponse
    | AccountFrozenResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawFromUta>>, TError, WithdrawFromUtaMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof withdrawFromUta>>, TError, WithdrawFromUtaMutationVariables, TContext> => {
  const mutationKey = getWithdrawFromUtaMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawFromUta>>, WithdrawFromUtaMutationVariables> = (props) => {
    const { data } = props ?? {}

    return withdrawFromUta(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type WithdrawFromUtaMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawFromUta>>>
export type WithdrawFromUtaMutationBody = BodyType<UtaWithdrawalRequest>
export type WithdrawFromUtaMutationError = ErrorType<
  | UnauthenticatedResponse
  | WithdrawalsBlockedResponse
  | ConflictResponse
  | TokenMismatchResponse
  | InvalidAmountResponse
  | AccountFrozenResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type WithdrawFromUtaMutationVariables = { data: BodyType<UtaWithdrawalRequest> }

/**
 * @summary Move USDT from UTA to the assets
 */
export const useWithdrawFromUta = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | WithdrawalsBlockedResponse
    | ConflictResponse
    | TokenMismatchResponse
    | InvalidAmountResponse
    | AccountFrozenResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawFromUta>>, TError, WithdrawFromUtaMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof withdrawFromUta>>, TError, WithdrawFromUtaMutationVariables, TContext> => {
  return useMutation(getWithdrawFromUtaMutationOptions(options), queryClient)
}
/**
 * @summary Deals, newest first
 */
export const listUtaDeals = (params?: ListUtaDealsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<UtaDealPage>({ url: `/api/uta/deals`, method: 'GET', params, signal }, options)
}

export const getListUtaDealsInfiniteQueryKey = (params?: ListUtaDealsParams) => {
  return ['infinite', 'api', 'uta', 'deals', ...(params ? [params] : [])] as const
}

export const getListUtaDealsQueryKey = (params?: ListUtaDealsParams) => {
  return ['api', 'uta', 'deals', ...(params ? [params] : [])] as const
}

export const getListUtaDealsInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<typeof listUtaDeals>>, ListUtaDealsParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListUtaDealsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUtaDeals>>, TError, TData, QueryKey, ListUtaDealsParams['cursor']>
    >
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListUtaDealsInfiniteQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listUtaDeals>>, QueryKey, ListUtaDealsParams['cursor']> = ({
    signal,
    pageParam,
  }) => listUtaDeals({ ...params, cursor: pageParam ?? params?.['cursor'] }, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listUtaDeals>>,
    TError,
    TData,
    QueryKey,
    ListUtaDealsParams['cursor']
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUtaDealsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listUtaDeals>>>
export type ListUtaDealsInfiniteQueryError = ErrorType<
  UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useListUtaDealsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listUtaDeals>>, ListUtaDealsParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params: undefined | ListUtaDealsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUtaDeals>>, TError, TData, QueryKey, ListUtaDealsParams['cursor']>
    > &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listUtaDeals>>, TError, Awaited<ReturnType<typeof listUtaDeals>>, QueryKey>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUtaDealsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listUtaDeals>>, ListUtaDealsParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListUtaDealsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUtaDeals>>, TError, TData, QueryKey, ListUtaDealsParams['cursor']>
    > &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listUtaDeals>>, TError, Awaited<ReturnType<typeof listUtaDeals>>, QueryKey>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUtaDealsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listUtaDeals>>, ListUtaDealsParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListUtaDealsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUtaDeals>>, TError, TData, QueryKey, ListUtaDealsParams['cursor']>
    >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Deals, newest first
 */

export function useListUtaDealsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listUtaDeals>>, ListUtaDealsParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListUtaDealsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listUtaDeals>>, TError, TData, QueryKey, ListUtaDealsParams['cursor']>
    >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListUtaDealsInfiniteQueryOptions(params, options)

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListUtaDealsQueryOptions = <
  TData = Awaited<ReturnType<typeof listUtaDeals>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListUtaDealsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUtaDeals>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListUtaDealsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listUtaDeals>>> = ({ signal }) => listUtaDeals(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listUtaDeals>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListUtaDealsQueryResult = NonNullable<Awaited<ReturnType<typeof listUtaDeals>>>
export type ListUtaDealsQueryError = ErrorType<
  UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useListUtaDeals<
  TData = Awaited<ReturnType<typeof listUtaDeals>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params: undefined | ListUtaDealsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUtaDeals>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listUtaDeals>>, TError, Awaited<ReturnType<typeof listUtaDeals>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUtaDeals<
  TData = Awaited<ReturnType<typeof listUtaDeals>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListUtaDealsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUtaDeals>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listUtaDeals>>, TError, Awaited<ReturnType<typeof listUtaDeals>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUtaDeals<
  TData = Awaited<ReturnType<typeof listUtaDeals>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListUtaDealsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUtaDeals>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Deals, newest first
 */

export function useListUtaDeals<
  TData = Awaited<ReturnType<typeof listUtaDeals>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListUtaDealsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUtaDeals>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListUtaDealsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * @summary One deal
 */
export const getUtaDeal = (id: string, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<UtaDeal>({ url: `/api/uta/deals/${encodeURIComponent(String(id))}`, method: 'GET', signal }, options)
}

export const getGetUtaDealQueryKey = (id: string) => {
  return ['api', 'uta', 'deals', id] as const
}

export const getGetUtaDealQueryOptions = <
  TData = Awaited<ReturnType<typeof getUtaDeal>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaDeal>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetUtaDealQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUtaDeal>>> = ({ signal }) => getUtaDeal(id, requestOptions, signal)

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getUtaDeal>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUtaDealQueryResult = NonNullable<Awaited<ReturnType<typeof getUtaDeal>>>
export type GetUtaDealQueryError = ErrorType<
  UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useGetUtaDeal<
  TData = Awaited<ReturnType<typeof getUtaDeal>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaDeal>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getUtaDeal>>, TError, Awaited<ReturnType<typeof getUtaDeal>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUtaDeal<
  TData = Awaited<ReturnType<typeof getUtaDeal>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaDeal>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getUtaDeal>>, TError, Awaited<ReturnType<typeof getUtaDeal>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUtaDeal<
  TData = Awaited<ReturnType<typeof getUtaDeal>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaDeal>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One deal
 */

export function useGetUtaDeal<
  TData = Awaited<ReturnType<typeof getUtaDeal>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaDeal>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUtaDealQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * @summary Statistics by month
 */
export const getUtaStatistics = (params?: GetUtaStatisticsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<UtaStatistics>({ url: `/api/statistics-uta`, method: 'GET', params, signal }, options)
}

export const getGetUtaStatisticsQueryKey = (params?: GetUtaStatisticsParams) => {
  return ['api', 'statistics-uta', ...(params ? [params] : [])] as const
}

export const getGetUtaStatisticsQueryOptions = <
  TData = Awaited<ReturnType<typeof getUtaStatistics>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: GetUtaStatisticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaStatistics>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetUtaStatisticsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUtaStatistics>>> = ({ signal }) =>
    getUtaStatistics(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getUtaStatistics>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetUtaStatisticsQueryResult = NonNullable<Awaited<ReturnType<typeof getUtaStatistics>>>
export type GetUtaStatisticsQueryError = ErrorType<
  UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useGetUtaStatistics<
  TData = Awaited<ReturnType<typeof getUtaStatistics>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params: undefined | GetUtaStatisticsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaStatistics>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getUtaStatistics>>, TError, Awaited<ReturnType<typeof getUtaStatistics>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUtaStatistics<
  TData = Awaited<ReturnType<typeof getUtaStatistics>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: GetUtaStatisticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaStatistics>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getUtaStatistics>>, TError, Awaited<ReturnType<typeof getUtaStatistics>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUtaStatistics<
  TData = Awaited<ReturnType<typeof getUtaStatistics>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: GetUtaStatisticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaStatistics>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Statistics by month
 */

export function useGetUtaStatistics<
  TData = Awaited<ReturnType<typeof getUtaStatistics>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: GetUtaStatisticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaStatistics>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUtaStatisticsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * @summary The user's UTA balance
 */
export const getUtaBalance = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<UtaBalance>({ url: `/api/uta/balances`, method: 'GET', signal }, options)
}

export const getGetUtaBalanceQueryKey = () => {
  return ['api', 'uta', 'balances'] as const
}

export const getGetUtaBalanceQueryOptions = <
  TData = Awaited<ReturnType<typeof getUtaBalance>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaBalance>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetUtaBalanceQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUtaBalance>>> = ({ signal }) => getUtaBalance(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getUtaBalance>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetUtaBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof getUtaBalance>>>
export type GetUtaBalanceQueryError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>

export function useGetUtaBalance<
  TData = Awaited<ReturnType<typeof getUtaBalance>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaBalance>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getUtaBalance>>, TError, Awaited<ReturnType<typeof getUtaBalance>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUtaBalance<
  TData = Awaited<ReturnType<typeof getUtaBalance>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaBalance>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getUtaBalance>>, TError, Awaited<ReturnType<typeof getUtaBalance>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUtaBalance<
  TData = Awaited<ReturnType<typeof getUtaBalance>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaBalance>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The user's UTA balance
 */

export function useGetUtaBalance<
  TData = Awaited<ReturnType<typeof getUtaBalance>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtaBalance>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUtaBalanceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
