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

import { ApiMessage, RecoveryCodes, TwoFactorQrCode, TwoFactorSecret } from '../model/index.ts'
import type { Problem, TwoFactorChallenge, TwoFactorCodeRequest, ValidationProblem } from '../model/index.ts'

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

export const getEnableTwoFactorUrl = () => {
  return `/user/two-factor-authentication`
}

/**
 * Creates a key. It takes effect once a code is confirmed.
 * @summary Begin setting up two-factor sign-in
 */
export const enableTwoFactor = async (options?: Parameters<typeof request>[1]): Promise<ApiMessage> => {
  return request<ApiMessage>(getEnableTwoFactorUrl(), {
    ...options,
    method: 'POST',
    schema: ApiMessage,
  })
}

export const getEnableTwoFactorMutationKey = () => ['enableTwoFactor'] as const

export const getEnableTwoFactorMutationOptions = <TError = ErrorType<Problem>, TContext = unknown>(options?: {
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

export type EnableTwoFactorMutationError = ErrorType<Problem>

/**
 * @summary Begin setting up two-factor sign-in
 */
export const useEnableTwoFactor = <TError = ErrorType<Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof enableTwoFactor>>, TError, void, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof enableTwoFactor>>, TError, void, TContext> => {
  return useMutation(getEnableTwoFactorMutationOptions(options), queryClient)
}
export const getDisableTwoFactorUrl = () => {
  return `/user/two-factor-authentication`
}

/**
 * Requires a code of the app, or a recovery code if the app is lost.
 * @summary Turn two-factor sign-in off
 */
export const disableTwoFactor = async (
  twoFactorChallenge: TwoFactorChallenge,
  options?: Parameters<typeof request>[1],
): Promise<ApiMessage> => {
  return request<ApiMessage>(getDisableTwoFactorUrl(), {
    ...options,
    method: 'DELETE',
    body: JSON.stringify(twoFactorChallenge),
    schema: ApiMessage,
  })
}

export const getDisableTwoFactorMutationKey = () => ['disableTwoFactor'] as const

export const getDisableTwoFactorMutationOptions = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(options?: {
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
export type DisableTwoFactorMutationError = ErrorType<Problem | ValidationProblem>
export type DisableTwoFactorMutationVariables = { data: BodyType<TwoFactorChallenge> }

/**
 * @summary Turn two-factor sign-in off
 */
export const useDisableTwoFactor = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof disableTwoFactor>>, TError, DisableTwoFactorMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof disableTwoFactor>>, TError, DisableTwoFactorMutationVariables, TContext> => {
  return useMutation(getDisableTwoFactorMutationOptions(options), queryClient)
}
export const getGetTwoFactorQrCodeUrl = () => {
  return `/user/two-factor-qr-code`
}

/**
 * @summary QR code for the authenticator app
 */
export const getTwoFactorQrCode = async (options?: Parameters<typeof request>[1]): Promise<TwoFactorQrCode> => {
  return request<TwoFactorQrCode>(getGetTwoFactorQrCodeUrl(), {
    ...options,
    method: 'GET',
    schema: TwoFactorQrCode,
  })
}

export const getGetTwoFactorQrCodeQueryKey = () => {
  return ['user', 'two-factor-qr-code'] as const
}

export const getGetTwoFactorQrCodeQueryOptions = <
  TData = Awaited<ReturnType<typeof getTwoFactorQrCode>>,
  TError = ErrorType<Problem>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorQrCode>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetTwoFactorQrCodeQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getTwoFactorQrCode>>> = ({ signal }) =>
    getTwoFactorQrCode({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorQrCode>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetTwoFactorQrCodeQueryResult = NonNullable<Awaited<ReturnType<typeof getTwoFactorQrCode>>>
export type GetTwoFactorQrCodeQueryError = ErrorType<Problem>

export function useGetTwoFactorQrCode<TData = Awaited<ReturnType<typeof getTwoFactorQrCode>>, TError = ErrorType<Problem>>(
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
export function useGetTwoFactorQrCode<TData = Awaited<ReturnType<typeof getTwoFactorQrCode>>, TError = ErrorType<Problem>>(
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
export function useGetTwoFactorQrCode<TData = Awaited<ReturnType<typeof getTwoFactorQrCode>>, TError = ErrorType<Problem>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorQrCode>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary QR code for the authenticator app
 */

export function useGetTwoFactorQrCode<TData = Awaited<ReturnType<typeof getTwoFactorQrCode>>, TError = ErrorType<Problem>>(
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

export const getGetTwoFactorSecretKeyUrl = () => {
  return `/user/two-factor-secret-key`
}

/**
 * @summary Key for the authenticator app
 */
export const getTwoFactorSecretKey = async (options?: Parameters<typeof request>[1]): Promise<TwoFactorSecret> => {
  return request<TwoFactorSecret>(getGetTwoFactorSecretKeyUrl(), {
    ...options,
    method: 'GET',
    schema: TwoFactorSecret,
  })
}

export const getGetTwoFactorSecretKeyQueryKey = () => {
  return ['user', 'two-factor-secret-key'] as const
}

export const getGetTwoFactorSecretKeyQueryOptions = <
  TData = Awaited<ReturnType<typeof getTwoFactorSecretKey>>,
  TError = ErrorType<Problem>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorSecretKey>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetTwoFactorSecretKeyQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getTwoFactorSecretKey>>> = ({ signal }) =>
    getTwoFactorSecretKey({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorSecretKey>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetTwoFactorSecretKeyQueryResult = NonNullable<Awaited<ReturnType<typeof getTwoFactorSecretKey>>>
export type GetTwoFactorSecretKeyQueryError = ErrorType<Problem>

export function useGetTwoFactorSecretKey<TData = Awaited<ReturnType<typeof getTwoFactorSecretKey>>, TError = ErrorType<Problem>>(
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
export function useGetTwoFactorSecretKey<TData = Awaited<ReturnType<typeof getTwoFactorSecretKey>>, TError = ErrorType<Problem>>(
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
export function useGetTwoFactorSecretKey<TData = Awaited<ReturnType<typeof getTwoFactorSecretKey>>, TError = ErrorType<Problem>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoFactorSecretKey>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Key for the authenticator app
 */

export function useGetTwoFactorSecretKey<TData = Awaited<ReturnType<typeof getTwoFactorSecretKey>>, TError = ErrorType<Problem>>(
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

export const getConfirmTwoFactorUrl = () => {
  return `/user/confirmed-two-factor-authentication`
}

/**
 * @summary Finish the setup with a first code
 */
export const confirmTwoFactor = async (
  twoFactorCodeRequest: TwoFactorCodeRequest,
  options?: Parameters<typeof request>[1],
): Promise<ApiMessage> => {
  return request<ApiMessage>(getConfirmTwoFactorUrl(), {
    ...options,
    method: 'POST',
    body: JSON.stringify(twoFactorCodeRequest),
    schema: ApiMessage,
  })
}

export const getConfirmTwoFactorMutationKey = () => ['confirmTwoFactor'] as const

export const getConfirmTwoFactorMutationOptions = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(options?: {
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
export type ConfirmTwoFactorMutationError = ErrorType<Problem | ValidationProblem>
export type ConfirmTwoFactorMutationVariables = { data: BodyType<TwoFactorCodeRequest> }

/**
 * @summary Finish the setup with a first code
 */
export const useConfirmTwoFactor = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmTwoFactor>>, TError, ConfirmTwoFactorMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof confirmTwoFactor>>, TError, ConfirmTwoFactorMutationVariables, TContext> => {
  return useMutation(getConfirmTwoFactorMutationOptions(options), queryClient)
}
export const getListRecoveryCodesUrl = () => {
  return `/user/two-factor-recovery-codes`
}

/**
 * @summary Unused recovery codes
 */
export const listRecoveryCodes = async (options?: Parameters<typeof request>[1]): Promise<RecoveryCodes> => {
  return request<RecoveryCodes>(getListRecoveryCodesUrl(), {
    ...options,
    method: 'GET',
    schema: RecoveryCodes,
  })
}

export const getListRecoveryCodesQueryKey = () => {
  return ['user', 'two-factor-recovery-codes'] as const
}

export const getListRecoveryCodesQueryOptions = <
  TData = Awaited<ReturnType<typeof listRecoveryCodes>>,
  TError = ErrorType<Problem>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecoveryCodes>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListRecoveryCodesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecoveryCodes>>> = ({ signal }) =>
    listRecoveryCodes({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listRecoveryCodes>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListRecoveryCodesQueryResult = NonNullable<Awaited<ReturnType<typeof listRecoveryCodes>>>
export type ListRecoveryCodesQueryError = ErrorType<Problem>

export function useListRecoveryCodes<TData = Awaited<ReturnType<typeof listRecoveryCodes>>, TError = ErrorType<Problem>>(
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
export function useListRecoveryCodes<TData = Awaited<ReturnType<typeof listRecoveryCodes>>, TError = ErrorType<Problem>>(
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
export function useListRecoveryCodes<TData = Awaited<ReturnType<typeof listRecoveryCodes>>, TError = ErrorType<Problem>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecoveryCodes>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Unused recovery codes
 */

export function useListRecoveryCodes<TData = Awaited<ReturnType<typeof listRecoveryCodes>>, TError = ErrorType<Problem>>(
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

export const getRenewRecoveryCodesUrl = () => {
  return `/user/two-factor-recovery-codes`
}

/**
 * The old ones become invalid.
 * @summary Create new recovery codes
 */
export const renewRecoveryCodes = async (options?: Parameters<typeof request>[1]): Promise<RecoveryCodes> => {
  return request<RecoveryCodes>(getRenewRecoveryCodesUrl(), {
    ...options,
    method: 'POST',
    schema: RecoveryCodes,
  })
}

export const getRenewRecoveryCodesMutationKey = () => ['renewRecoveryCodes'] as const

export const getRenewRecoveryCodesMutationOptions = <TError = ErrorType<Problem>, TContext = unknown>(options?: {
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

export type RenewRecoveryCodesMutationError = ErrorType<Problem>

/**
 * @summary Create new recovery codes
 */
export const useRenewRecoveryCodes = <TError = ErrorType<Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError, void, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError, void, TContext> => {
  return useMutation(getRenewRecoveryCodesMutationOptions(options), queryClient)
}
