/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query'

import type {
  AccountFrozenResponse,
  ForbiddenResponse,
  InvalidAmountResponse,
  MaintenanceResponse,
  NotFoundResponse,
  QuoteExpiredResponse,
  ServerErrorResponse,
  ThrottledResponse,
  TokenMismatchResponse,
  TokensExchange,
  TokensExchangeRequest,
  UnauthenticatedResponse,
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
 * Only the call itself is given; what it means is our assumption. Without `quote_id` it exchanges at once, at the server's rate. A server that quotes returns a quote instead and moves nothing (201); the deployment then has `exchange_quotes` set. With `quote_id` it executes that quote; an expired one is a 409, and if the outcome is unclear, GET the exchange by the quote's id.
 * @summary Exchange tokens
 */
export const exchangeTokens = (
  tokensExchangeRequest: BodyType<TokensExchangeRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<TokensExchange>(
    { url: `/api/tokens-exchange`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: tokensExchangeRequest, signal },
    options,
  )
}

export const getExchangeTokensMutationKey = () => ['exchangeTokens'] as const

export const getExchangeTokensMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | QuoteExpiredResponse
    | TokenMismatchResponse
    | InvalidAmountResponse
    | AccountFrozenResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof exchangeTokens>>, TError, ExchangeTokensMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof exchangeTokens>>, TError, ExchangeTokensMutationVariables, TContext> => {
  const mutationKey = getExchangeTokensMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof exchangeTokens>>, ExchangeTokensMutationVariables> = (props) => {
    const { data } = props ?? {}

    return exchangeTokens(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ExchangeTokensMutationResult = NonNullable<Awaited<ReturnType<typeof exchangeTokens>>>
export type ExchangeTokensMutationBody = BodyType<TokensExchangeRequest>
export type ExchangeTokensMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | QuoteExpiredResponse
  | TokenMismatchResponse
  | InvalidAmountResponse
  | AccountFrozenResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type ExchangeTokensMutationVariables = { data: BodyType<TokensExchangeRequest> }

/**
 * @summary Exchange tokens
 */
export const useExchangeTokens = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | QuoteExpiredResponse
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
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof exchangeTokens>>, TError, ExchangeTokensMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof exchangeTokens>>, TError, ExchangeTokensMutationVariables, TContext> => {
  return useMutation(getExchangeTokensMutationOptions(options), queryClient)
}
/**
 * @summary A quote or an exchange
 */
export const getTokensExchange = (id: string, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<TokensExchange>({ url: `/api/tokens-exchange/${encodeURIComponent(String(id))}`, method: 'GET', signal }, options)
}

export const getGetTokensExchangeQueryKey = (id: string) => {
  return ['api', 'tokens-exchange', id] as const
}

export const getGetTokensExchangeQueryOptions = <
  TData = Awaited<ReturnType<typeof getTokensExchange>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokensExchange>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetTokensExchangeQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getTokensExchange>>> = ({ signal }) =>
    getTokensExchange(id, requestOptions, signal)

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getTokensExchange>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTokensExchangeQueryResult = NonNullable<Awaited<ReturnType<typeof getTokensExchange>>>
export type GetTokensExchangeQueryError = ErrorType<
  UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useGetTokensExchange<
  TData = Awaited<ReturnType<typeof getTokensExchange>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokensExchange>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getTokensExchange>>, TError, Awaited<ReturnType<typeof getTokensExchange>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTokensExchange<
  TData = Awaited<ReturnType<typeof getTokensExchange>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokensExchange>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getTokensExchange>>, TError, Awaited<ReturnType<typeof getTokensExchange>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTokensExchange<
  TData = Awaited<ReturnType<typeof getTokensExchange>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokensExchange>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A quote or an exchange
 */

export function useGetTokensExchange<
  TData = Awaited<ReturnType<typeof getTokensExchange>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokensExchange>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTokensExchangeQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
