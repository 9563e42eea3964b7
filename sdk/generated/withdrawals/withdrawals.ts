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
  ConflictResponse,
  InvalidAmountResponse,
  InvalidCodeResponse,
  MaintenanceResponse,
  NotFoundResponse,
  ServerErrorResponse,
  ThrottledResponse,
  TokenMismatchResponse,
  UnauthenticatedResponse,
  Withdrawal,
  WithdrawalConfirmRequest,
  WithdrawalRequest,
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
 * Reserves the amount and the fee and sends a code. If the code is not confirmed within 5 minutes, the withdrawal expires and everything is refunded. With `trusted_wallets_only`, any other address and any card is a 422 at its field.
 * @summary Request a withdrawal
 */
export const createWithdrawal = (
  withdrawalRequest: BodyType<WithdrawalRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Withdrawal>(
    { url: `/api/withdraw`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: withdrawalRequest, signal },
    options,
  )
}

export const getCreateWithdrawalMutationKey = () => ['createWithdrawal'] as const

export const getCreateWithdrawalMutationOptions = <
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
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError, CreateWithdrawalMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError, CreateWithdrawalMutationVariables, TContext> => {
  const mutationKey = getCreateWithdrawalMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWithdrawal>>, CreateWithdrawalMutationVariables> = (props) => {
    const { data } = props ?? {}

    return createWithdrawal(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CreateWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof createWithdrawal>>>
export type CreateWithdrawalMutationBody = BodyType<WithdrawalRequest>
export type CreateWithdrawalMutationError = ErrorType<
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
export type CreateWithdrawalMutationVariables = { data: BodyType<WithdrawalRequest> }

/**
 * @summary Request a withdrawal
 */
export const useCreateWithdrawal = <
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
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError, CreateWithdrawalMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof createWithdrawal>>, TError, CreateWithdrawalMutationVariables, TContext> => {
  return useMutation(getCreateWithdrawalMutationOptions(options), queryClient)
}
/**
 * `action` can also request another code (a 429 with Retry-After before `resend_at`) or cancel a withdrawal that is not yet being processed (otherwise 409).
 * @summary Confirm a withdrawal with its code
 */
export const confirmWithdrawal = (
  id: string,
  withdrawalConfirmRequest: BodyType<WithdrawalConfirmRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Withdrawal>(
    {
      url: `/api/withdraw/${encodeURIComponent(String(id))}/confirm`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: withdrawalConfirmRequest,
      signal,
    },
    options,
  )
}

export const getConfirmWithdrawalMutationKey = () => ['confirmWithdrawal'] as const

export const getConfirmWithdrawalMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | WithdrawalsBlockedResponse
    | NotFoundResponse
    | ConflictResponse
    | TokenMismatchResponse
    | InvalidCodeResponse
    | AccountFrozenResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmWithdrawal>>, TError, ConfirmWithdrawalMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof confirmWithdrawal>>, TError, ConfirmWithdrawalMutationVariables, TContext> => {
  const mutationKey = getConfirmWithdrawalMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmWithdrawal>>, ConfirmWithdrawalMutationVariables> = (props) => {
    const { id, data } = props ?? {}

    return confirmWithdrawal(id, data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ConfirmWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof confirmWithdrawal>>>
export type ConfirmWithdrawalMutationBody = BodyType<WithdrawalConfirmRequest>
export type ConfirmWithdrawalMutationError = ErrorType<
  | UnauthenticatedResponse
  | WithdrawalsBlockedResponse
  | NotFoundResponse
  | ConflictResponse
  | TokenMismatchResponse
  | InvalidCodeResponse
  | AccountFrozenResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type ConfirmWithdrawalMutationVariables = { id: string; data: BodyType<WithdrawalConfirmRequest> }

/**
 * @summary Confirm a withdrawal with its code
 */
export const useConfirmWithdrawal = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | WithdrawalsBlockedResponse
    | NotFoundResponse
    | ConflictResponse
    | TokenMismatchResponse
    | InvalidCodeResponse
    | AccountFrozenResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmWithdrawal>>, TError, ConfirmWithdrawalMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof confirmWithdrawal>>, TError, ConfirmWithdrawalMutationVariables, TContext> => {
  return useMutation(getConfirmWithdrawalMutationOptions(options), queryClient)
}
/**
 * @summary One withdrawal
 */
export const getWithdrawal = (id: string, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Withdrawal>({ url: `/api/withdraw/${encodeURIComponent(String(id))}`, method: 'GET', signal }, options)
}

export const getGetWithdrawalQueryKey = (id: string) => {
  return ['api', 'withdraw', id] as const
}

export const getGetWithdrawalQueryOptions = <
  TData = Awaited<ReturnType<typeof getWithdrawal>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetWithdrawalQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdrawal>>> = ({ signal }) => getWithdrawal(id, requestOptions, signal)

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getWithdrawal>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWithdrawalQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdrawal>>>
export type GetWithdrawalQueryError = ErrorType<
  UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useGetWithdrawal<
  TData = Awaited<ReturnType<typeof getWithdrawal>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, Awaited<ReturnType<typeof getWithdrawal>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawal<
  TData = Awaited<ReturnType<typeof getWithdrawal>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, Awaited<ReturnType<typeof getWithdrawal>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawal<
  TData = Awaited<ReturnType<typeof getWithdrawal>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One withdrawal
 */

export function useGetWithdrawal<
  TData = Awaited<ReturnType<typeof getWithdrawal>>,
  TError = ErrorType<UnauthenticatedResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetWithdrawalQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
