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
  CodeSent,
  ConflictResponse,
  InvalidCodeResponse,
  InvalidResponse,
  InvalidWalletResponse,
  MaintenanceResponse,
  NotFoundResponse,
  ServerErrorResponse,
  ThrottledResponse,
  TokenMismatchResponse,
  TrustedWallet,
  TrustedWalletConfirmRequest,
  TrustedWalletList,
  TrustedWalletRequest,
  TrustedWalletSendRequest,
  TrustedWalletUpdateRequest,
  UnauthenticatedResponse,
  WalletsForbiddenResponse,
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
 * @summary Trusted wallets
 */
export const listTrustedWallets = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<TrustedWalletList>({ url: `/api/trust-wallet`, method: 'GET', signal }, options)
}

export const getListTrustedWalletsQueryKey = () => {
  return ['api', 'trust-wallet'] as const
}

export const getListTrustedWalletsQueryOptions = <
  TData = Awaited<ReturnType<typeof listTrustedWallets>>,
  TError = ErrorType<UnauthenticatedResponse | WalletsForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrustedWallets>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListTrustedWalletsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listTrustedWallets>>> = ({ signal }) => listTrustedWallets(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listTrustedWallets>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListTrustedWalletsQueryResult = NonNullable<Awaited<ReturnType<typeof listTrustedWallets>>>
export type ListTrustedWalletsQueryError = ErrorType<
  UnauthenticatedResponse | WalletsForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useListTrustedWallets<
  TData = Awaited<ReturnType<typeof listTrustedWallets>>,
  TError = ErrorType<UnauthenticatedResponse | WalletsForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrustedWallets>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listTrustedWallets>>, TError, Awaited<ReturnType<typeof listTrustedWallets>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrustedWallets<
  TData = Awaited<ReturnType<typeof listTrustedWallets>>,
  TError = ErrorType<UnauthenticatedResponse | WalletsForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrustedWallets>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listTrustedWallets>>, TError, Awaited<ReturnType<typeof listTrustedWallets>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrustedWallets<
  TData = Awaited<ReturnType<typeof listTrustedWallets>>,
  TError = ErrorType<UnauthenticatedResponse | WalletsForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrustedWallets>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Trusted wallets
 */

export function useListTrustedWallets<
  TData = Awaited<ReturnType<typeof listTrustedWallets>>,
  TError = ErrorType<UnauthenticatedResponse | WalletsForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrustedWallets>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTrustedWalletsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Creates a pending wallet. Request a code for it next.
 * @summary Add a trusted wallet
 */
export const createTrustedWallet = (
  trustedWalletRequest: BodyType<TrustedWalletRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<TrustedWalletList>(
    { url: `/api/trust-wallet`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: trustedWalletRequest, signal },
    options,
  )
}

export const getCreateTrustedWalletMutationKey = () => ['createTrustedWallet'] as const

export const getCreateTrustedWalletMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | WalletsForbiddenResponse
    | ConflictResponse
    | TokenMismatchResponse
    | InvalidWalletResponse
    | AccountFrozenResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof createTrustedWallet>>, TError, CreateTrustedWalletMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof createTrustedWallet>>, TError, CreateTrustedWalletMutationVariables, TContext> => {
  const mutationKey = getCreateTrustedWalletMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTrustedWallet>>, CreateTrustedWalletMutationVariables> = (props) => {
    const { data } = props ?? {}

    return createTrustedWallet(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CreateTrustedWalletMutationResult = NonNullable<Awaited<ReturnType<typeof createTrustedWallet>>>
export type CreateTrustedWalletMutationBody = BodyType<TrustedWalletRequest>
export type CreateTrustedWalletMutationError = ErrorType<
  | UnauthenticatedResponse
  | WalletsForbiddenResponse
  | ConflictResponse
  | TokenMismatchResponse
  | InvalidWalletResponse
  | AccountFrozenResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type CreateTrustedWalletMutationVariables = { data: BodyType<TrustedWalletRequest> }

/**
 * @summary Add a trusted wallet
 */
export const useCreateTrustedWallet = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | WalletsForbiddenResponse
    | ConflictResponse
    | TokenMismatchResponse
    | InvalidWalletResponse
    | AccountFrozenResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof createTrustedWallet>>, TError, CreateTrustedWalletMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof createTrustedWallet>>, TError, CreateTrustedWalletMutationVariables, TContext> => {
  return useMutation(getCreateTrustedWalletMutationOptions(options), queryClient)
}
/**
 * @summary One trusted wallet
 */
export const getTrustedWallet = (id: string, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<TrustedWallet>({ url: `/api/trust-wallet/${encodeURIComponent(String(id))}`, method: 'GET', signal }, options)
}

export const getGetTrustedWalletQueryKey = (id: string) => {
  return ['api', 'trust-wallet', id] as const
}

export const getGetTrustedWalletQueryOptions = <
  TData = Awaited<ReturnType<typeof getTrustedWallet>>,
  TError = ErrorType<
    UnauthenticatedResponse | WalletsForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrustedWallet>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetTrustedWalletQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrustedWallet>>> = ({ signal }) => getTrustedWallet(id, requestOptions, signal)

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getTrustedWallet>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTrustedWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getTrustedWallet>>>
export type GetTrustedWalletQueryError = ErrorType<
  UnauthenticatedResponse | WalletsForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useGetTrustedWallet<
  TData = Awaited<ReturnType<typeof getTrustedWallet>>,
  TError = ErrorType<
    UnauthenticatedResponse | WalletsForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrustedWallet>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getTrustedWallet>>, TError, Awaited<ReturnType<typeof getTrustedWallet>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTrustedWallet<
  TData = Awaited<ReturnType<typeof getTrustedWallet>>,
  TError = ErrorType<
    UnauthenticatedResponse | WalletsForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrustedWallet>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getTrustedWallet>>, TError, Awaited<ReturnType<typeof getTrustedWallet>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTrustedWallet<
  TData = Awaited<ReturnType<typeof getTrustedWallet>>,
  TError = ErrorType<
    UnauthenticatedResponse | WalletsForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrustedWallet>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One trusted wallet
 */

export function useGetTrustedWallet<
  TData = Awaited<ReturnType<typeof getTrustedWallet>>,
  TError = ErrorType<
    UnauthenticatedResponse | WalletsForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrustedWallet>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTrustedWalletQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * @summary Rename a trusted wallet
 */
export const updateTrustedWallet = (
  id: string,
  trustedWalletUpdateRequest: BodyType<TrustedWalletUpdateRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<TrustedWallet>(
    {
      url: `/api/trust-wallet/${encodeURIComponent(String(id))}`,
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      data: trustedWalletUpdateRequest,
      signal,
    },
    options,
  )
}

export const getUpdateTrustedWalletMutationKey = () => ['updateTrustedWallet'] as const

export const getUpdateTrustedWalletMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | WalletsForbiddenResponse
    | NotFoundResponse
    | TokenMismatchResponse
    | InvalidWalletResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof updateTrustedWallet>>, TError, UpdateTrustedWalletMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof updateTrustedWallet>>, TError, UpdateTrustedWalletMutationVariables, TContext> => {
  const mutationKey = getUpdateTrustedWalletMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTrustedWallet>>, UpdateTrustedWalletMutationVariables> = (props) => {
    const { id, data } = props ?? {}

    return updateTrustedWallet(id, data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type UpdateTrustedWalletMutationResult = NonNullable<Awaited<ReturnType<typeof updateTrustedWallet>>>
export type UpdateTrustedWalletMutationBody = BodyType<TrustedWalletUpdateRequest>
export type UpdateTrustedWalletMutationError = ErrorType<
  | UnauthenticatedResponse
  | WalletsForbiddenResponse
  | NotFoundResponse
  | TokenMismatchResponse
  | InvalidWalletResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type UpdateTrustedWalletMutationVariables = { id: string; data: BodyType<TrustedWalletUpdateRequest> }

/**
 * @summary Rename a trusted wallet
 */
export const useUpdateTrustedWallet = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | WalletsForbiddenResponse
    | NotFoundResponse
    | TokenMismatchResponse
    | InvalidWalletResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof updateTrustedWallet>>, TError, UpdateTrustedWalletMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof updateTrustedWallet>>, TError, UpdateTrustedWalletMutationVariables, TContext> => {
  return useMutation(getUpdateTrustedWalletMutationOptions(options), queryClient)
}
/**
 * @summary Delete a trusted wallet
 */
export const deleteTrustedWallet = (id: string, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<void>({ url: `/api/trust-wallet/${encodeURIComponent(String(id))}`, method: 'DELETE', signal }, options)
}

export const getDeleteTrustedWalletMutationKey = () => ['deleteTrustedWallet'] as const

export const getDeleteTrustedWalletMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | WalletsForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | TokenMismatchResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof deleteTrustedWallet>>, TError, DeleteTrustedWalletMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof deleteTrustedWallet>>, TError, DeleteTrustedWalletMutationVariables, TContext> => {
  const mutationKey = getDeleteTrustedWalletMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTrustedWallet>>, DeleteTrustedWalletMutationVariables> = (props) => {
    const { id } = props ?? {}

    return deleteTrustedWallet(id, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DeleteTrustedWalletMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTrustedWallet>>>

export type DeleteTrustedWalletMutationError = ErrorType<
  | UnauthenticatedResponse
  | WalletsForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | TokenMismatchResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type DeleteTrustedWalletMutationVariables = { id: string }

/**
 * @summary Delete a trusted wallet
 */
export const useDeleteTrustedWallet = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | WalletsForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | TokenMismatchResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof deleteTrustedWallet>>, TError, DeleteTrustedWalletMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof deleteTrustedWallet>>, TError, DeleteTrustedWalletMutationVariables, TContext> => {
  return useMutation(getDeleteTrustedWalletMutationOptions(options), queryClient)
}
/**
 * Before the `resend_at` of the last code it returns a 429 with Retry-After.
 * @summary Send a code for a pending wallet
 */
export const sendTrustedWalletCode = (
  trustedWalletSendRequest: BodyType<TrustedWalletSendRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<CodeSent>(
    {
      url: `/api/trust-wallet/send-verification-code`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: trustedWalletSendRequest,
      signal,
    },
    options,
  )
}

export const getSendTrustedWalletCodeMutationKey = () => ['sendTrustedWalletCode'] as const

export const getSendTrustedWalletCodeMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | WalletsForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | TokenMismatchResponse
    | InvalidResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof sendTrustedWalletCode>>, TError, SendTrustedWalletCodeMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof sendTrustedWalletCode>>, TError, SendTrustedWalletCodeMutationVariables, TContext> => {
  const mutationKey = getSendTrustedWalletCodeMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendTrustedWalletCode>>, SendTrustedWalletCodeMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return sendTrustedWalletCode(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SendTrustedWalletCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendTrustedWalletCode>>>
export type SendTrustedWalletCodeMutationBody = BodyType<TrustedWalletSendRequest>
export type SendTrustedWalletCodeMutationError = ErrorType<
  | UnauthenticatedResponse
  | WalletsForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | TokenMismatchResponse
  | InvalidResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type SendTrustedWalletCodeMutationVariables = { data: BodyType<TrustedWalletSendRequest> }

/**
 * @summary Send a code for a pending wallet
 */
export const useSendTrustedWalletCode = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | WalletsForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | TokenMismatchResponse
    | InvalidResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof sendTrustedWalletCode>>,
      TError,
      SendTrustedWalletCodeMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof sendTrustedWalletCode>>, TError, SendTrustedWalletCodeMutationVariables, TContext> => {
  return useMutation(getSendTrustedWalletCodeMutationOptions(options), queryClient)
}
/**
 * @summary Confirm a pending wallet with its code
 */
export const confirmTrustedWallet = (
  trustedWalletConfirmRequest: BodyType<TrustedWalletConfirmRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<TrustedWallet>(
    {
      url: `/api/trust-wallet/verification-code-confirm`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: trustedWalletConfirmRequest,
      signal,
    },
    options,
  )
}

export const getConfirmTrustedWalletMutationKey = () => ['confirmTrustedWallet'] as const

export const getConfirmTrustedWalletMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | WalletsForbiddenResponse
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
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmTrustedWallet>>, TError, ConfirmTrustedWalletMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof confirmTrustedWallet>>, TError, ConfirmTrustedWalletMutationVariables, TContext> => {
  const mutationKey = getConfirmTrustedWalletMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmTrustedWallet>>, ConfirmTrustedWalletMutationVariables> = (props) => {
    const { data } = props ?? {}

    return confirmTrustedWallet(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ConfirmTrustedWalletMutationResult = NonNullable<Awaited<ReturnType<typeof confirmTrustedWallet>>>
export type ConfirmTrustedWalletMutationBody = BodyType<TrustedWalletConfirmRequest>
export type ConfirmTrustedWalletMutationError = ErrorType<
  | UnauthenticatedResponse
  | WalletsForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | TokenMismatchResponse
  | InvalidCodeResponse
  | AccountFrozenResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type ConfirmTrustedWalletMutationVariables = { data: BodyType<TrustedWalletConfirmRequest> }

/**
 * @summary Confirm a pending wallet with its code
 */
export const useConfirmTrustedWallet = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | WalletsForbiddenResponse
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
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmTrustedWallet>>, TError, ConfirmTrustedWalletMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof confirmTrustedWallet>>, TError, ConfirmTrustedWalletMutationVariables, TContext> => {
  return useMutation(getConfirmTrustedWalletMutationOptions(options), queryClient)
}
