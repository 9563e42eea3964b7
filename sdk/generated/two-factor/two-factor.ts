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
  ApiMessage,
  InvalidCodeResponse,
  MaintenanceResponse,
  NotFoundResponse,
  PasswordConfirmationRequiredResponse,
  RecoveryCodes,
  ServerErrorResponse,
  ThrottledResponse,
  TokenMismatchResponse,
  TwoFactorChallenge,
  TwoFactorCodeRequest,
  TwoFactorQrCode,
  TwoFactorSecret,
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
 * Creates a key. It takes effect once a code is confirmed.
 * @summary Begin setting up two-factor sign-in
 */
export const enableTwoFactor = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ApiMessage>({ url: `/user/two-factor-authentication`, method: 'POST', signal }, options)
}

export const getEnableTwoFactorMutationKey = () => ['enableTwoFactor'] as const

export const getEnableTwoFactorMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | TokenMismatchResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof enableTwoFactor>>, TError, void, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof enableTwoFactor>>, TError, void, TContext> => {
  const mutationKey = getEnableTwoFactorMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof enableTwoFactor>>, void> = () => {
    return enableTwoFactor(requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type EnableTwoFactorMutationResult = NonNullable<Awaited<ReturnType<typeof enableTwoFactor>>>

export type EnableTwoFactorMutationError = ErrorType<
  | UnauthenticatedResponse
  | TokenMismatchResponse
  | PasswordConfirmationRequiredResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>

/**
 * @summary Begin setting up two-factor sign-in
 */
export const useEnableTwoFactor = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | TokenMismatchResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof enableTwoFactor>>, TError, void, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof enableTwoFactor>>, TError, void, TContext> => {
  return useMutation(getEnableTwoFactorMutationOptions(options), queryClient)
}
/**
 * Requires a code of the app, or a recovery code if the app is lost. Blocks withdrawals for 24 hours and ends the user's other sessions.
 * @summary Turn two-factor sign-in off
 */
export const disableTwoFactor = (
  twoFactorChallenge: BodyType<TwoFactorChallenge>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ApiMessage>(
    {
      url: `/user/two-factor-authentication`,
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json' },
      data: twoFactorChallenge,
      signal,
    },
    options,
  )
}

export const getDisableTwoFactorMutationKey = () => ['disableTwoFactor'] as const

export const getDisableTwoFactorMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | TokenMismatchResponse
    | InvalidCodeResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof disableTwoFactor>>, TError, DisableTwoFactorMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof disableTwoFactor>>, TError, DisableTwoFactorMutationVariables, TContext> => {
  const mutationKey = getDisableTwoFactorMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof disableTwoFactor>>, DisableTwoFactorMutationVariables> = (props) => {
    const { data } = props ?? {}

    return disableTwoFactor(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DisableTwoFactorMutationResult = NonNullable<Awaited<ReturnType<typeof disableTwoFactor>>>
export type DisableTwoFactorMutationBody = BodyType<TwoFactorChallenge>
export type DisableTwoFactorMutationError = ErrorType<
  | UnauthenticatedResponse
  | TokenMismatchResponse
  | InvalidCodeResponse
  | PasswordConfirmationRequiredResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type DisableTwoFactorMutationVariables = { data: BodyType<TwoFactorChallenge> }

/**
 * @summary Turn two-factor sign-in off
 */
export const useDisableTwoFactor = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | TokenMismatchResponse
    | InvalidCodeResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof disableTwoFactor>>, TError, DisableTwoFactorMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof disableTwoFactor>>, TError, DisableTwoFactorMutationVariables, TContext> => {
  return useMutation(getDisableTwoFactorMutationOptions(options), queryClient)
}
/**
 * @summary QR code for the authenticator app
 */
export const getTwoFactorQrCode = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<TwoFactorQrCode>({ url: `/user/two-factor-qr-code`, method: 'GET', signal }, options)
}

export const getGetTwoFactorQrCodeQueryKey = () => {
  return ['user', 'two-factor-qr-code'] as const
}

export const getGetTwoFactorQrCodeQueryOptions = <
  TData = Awaited<ReturnType<typeof getTwoFactorQrCode>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorQrCode>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetTwoFactorQrCodeQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getTwoFactorQrCode>>> = ({ signal }) => getTwoFactorQrCode(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorQrCode>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetTwoFactorQrCodeQueryResult = NonNullable<Awaited<ReturnType<typeof getTwoFactorQrCode>>>
export type GetTwoFactorQrCodeQueryError = ErrorType<
  | UnauthenticatedResponse
  | NotFoundResponse
  | PasswordConfirmationRequiredResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>

export function useGetTwoFactorQrCode<
  TData = Awaited<ReturnType<typeof getTwoFactorQrCode>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorQrCode>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getTwoFactorQrCode>>, TError, Awaited<ReturnType<typeof getTwoFactorQrCode>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTwoFactorQrCode<
  TData = Awaited<ReturnType<typeof getTwoFactorQrCode>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorQrCode>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getTwoFactorQrCode>>, TError, Awaited<ReturnType<typeof getTwoFactorQrCode>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTwoFactorQrCode<
  TData = Awaited<ReturnType<typeof getTwoFactorQrCode>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorQrCode>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary QR code for the authenticator app
 */

export function useGetTwoFactorQrCode<
  TData = Awaited<ReturnType<typeof getTwoFactorQrCode>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorQrCode>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTwoFactorQrCodeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * @summary Key for the authenticator app
 */
export const getTwoFactorSecretKey = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<TwoFactorSecret>({ url: `/user/two-factor-secret-key`, method: 'GET', signal }, options)
}

export const getGetTwoFactorSecretKeyQueryKey = () => {
  return ['user', 'two-factor-secret-key'] as const
}

export const getGetTwoFactorSecretKeyQueryOptions = <
  TData = Awaited<ReturnType<typeof getTwoFactorSecretKey>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorSecretKey>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetTwoFactorSecretKeyQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getTwoFactorSecretKey>>> = ({ signal }) =>
    getTwoFactorSecretKey(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorSecretKey>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetTwoFactorSecretKeyQueryResult = NonNullable<Awaited<ReturnType<typeof getTwoFactorSecretKey>>>
export type GetTwoFactorSecretKeyQueryError = ErrorType<
  | UnauthenticatedResponse
  | NotFoundResponse
  | PasswordConfirmationRequiredResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>

export function useGetTwoFactorSecretKey<
  TData = Awaited<ReturnType<typeof getTwoFactorSecretKey>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorSecretKey>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTwoFactorSecretKey>>,
          TError,
          Awaited<ReturnType<typeof getTwoFactorSecretKey>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTwoFactorSecretKey<
  TData = Awaited<ReturnType<typeof getTwoFactorSecretKey>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorSecretKey>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTwoFactorSecretKey>>,
          TError,
          Awaited<ReturnType<typeof getTwoFactorSecretKey>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTwoFactorSecretKey<
  TData = Awaited<ReturnType<typeof getTwoFactorSecretKey>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorSecretKey>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Key for the authenticator app
 */

export function useGetTwoFactorSecretKey<
  TData = Awaited<ReturnType<typeof getTwoFactorSecretKey>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorSecretKey>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTwoFactorSecretKeyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Ends the user's other sessions.
 * @summary Finish the setup with a first code
 */
export const confirmTwoFactor = (
  twoFactorCodeRequest: BodyType<TwoFactorCodeRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ApiMessage>(
    {
      url: `/user/confirmed-two-factor-authentication`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: twoFactorCodeRequest,
      signal,
    },
    options,
  )
}

export const getConfirmTwoFactorMutationKey = () => ['confirmTwoFactor'] as const

export const getConfirmTwoFactorMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | TokenMismatchResponse
    | InvalidCodeResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmTwoFactor>>, TError, ConfirmTwoFactorMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof confirmTwoFactor>>, TError, ConfirmTwoFactorMutationVariables, TContext> => {
  const mutationKey = getConfirmTwoFactorMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmTwoFactor>>, ConfirmTwoFactorMutationVariables> = (props) => {
    const { data } = props ?? {}

    return confirmTwoFactor(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ConfirmTwoFactorMutationResult = NonNullable<Awaited<ReturnType<typeof confirmTwoFactor>>>
export type ConfirmTwoFactorMutationBody = BodyType<TwoFactorCodeRequest>
export type ConfirmTwoFactorMutationError = ErrorType<
  | UnauthenticatedResponse
  | TokenMismatchResponse
  | InvalidCodeResponse
  | PasswordConfirmationRequiredResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type ConfirmTwoFactorMutationVariables = { data: BodyType<TwoFactorCodeRequest> }

/**
 * @summary Finish the setup with a first code
 */
export const useConfirmTwoFactor = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | TokenMismatchResponse
    | InvalidCodeResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmTwoFactor>>, TError, ConfirmTwoFactorMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof confirmTwoFactor>>, TError, ConfirmTwoFactorMutationVariables, TContext> => {
  return useMutation(getConfirmTwoFactorMutationOptions(options), queryClient)
}
/**
 * @summary Unused recovery codes
 */
export const listRecoveryCodes = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<RecoveryCodes>({ url: `/user/two-factor-recovery-codes`, method: 'GET', signal }, options)
}

export const getListRecoveryCodesQueryKey = () => {
  return ['user', 'two-factor-recovery-codes'] as const
}

export const getListRecoveryCodesQueryOptions = <
  TData = Awaited<ReturnType<typeof listRecoveryCodes>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecoveryCodes>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListRecoveryCodesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecoveryCodes>>> = ({ signal }) => listRecoveryCodes(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listRecoveryCodes>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListRecoveryCodesQueryResult = NonNullable<Awaited<ReturnType<typeof listRecoveryCodes>>>
export type ListRecoveryCodesQueryError = ErrorType<
  | UnauthenticatedResponse
  | NotFoundResponse
  | PasswordConfirmationRequiredResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>

export function useListRecoveryCodes<
  TData = Awaited<ReturnType<typeof listRecoveryCodes>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecoveryCodes>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listRecoveryCodes>>, TError, Awaited<ReturnType<typeof listRecoveryCodes>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecoveryCodes<
  TData = Awaited<ReturnType<typeof listRecoveryCodes>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecoveryCodes>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listRecoveryCodes>>, TError, Awaited<ReturnType<typeof listRecoveryCodes>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecoveryCodes<
  TData = Awaited<ReturnType<typeof listRecoveryCodes>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecoveryCodes>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Unused recovery codes
 */

export function useListRecoveryCodes<
  TData = Awaited<ReturnType<typeof listRecoveryCodes>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecoveryCodes>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListRecoveryCodesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * The old ones become invalid.
 * @summary Create new recovery codes
 */
export const renewRecoveryCodes = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<RecoveryCodes>({ url: `/user/two-factor-recovery-codes`, method: 'POST', signal }, options)
}

export const getRenewRecoveryCodesMutationKey = () => ['renewRecoveryCodes'] as const

export const getRenewRecoveryCodesMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | TokenMismatchResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError, void, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError, void, TContext> => {
  const mutationKey = getRenewRecoveryCodesMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewRecoveryCodes>>, void> = () => {
    return renewRecoveryCodes(requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RenewRecoveryCodesMutationResult = NonNullable<Awaited<ReturnType<typeof renewRecoveryCodes>>>

export type RenewRecoveryCodesMutationError = ErrorType<
  | UnauthenticatedResponse
  | NotFoundResponse
  | TokenMismatchResponse
  | PasswordConfirmationRequiredResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>

/**
 * @summary Create new recovery codes
 */
export const useRenewRecoveryCodes = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | TokenMismatchResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError, void, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError, void, TContext> => {
  return useMutation(getRenewRecoveryCodesMutationOptions(options), queryClient)
}
