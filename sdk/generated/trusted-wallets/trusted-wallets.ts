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

import { CodeSent, TrustedWallet, TrustedWalletList } from '../model/index.ts'
import type {
  Problem,
  TrustedWalletConfirmRequest,
  TrustedWalletRequest,
  TrustedWalletSendRequest,
  TrustedWalletUpdateRequest,
  ValidationProblem,
} from '../model/index.ts'

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

export const getListTrustedWalletsUrl = () => {
  return `/api/trust-wallet`
}

/**
 * @summary Trusted wallets
 */
export const listTrustedWallets = async (options?: Parameters<typeof request>[1]): Promise<TrustedWalletList> => {
  return request<TrustedWalletList>(getListTrustedWalletsUrl(), {
    ...options,
    method: 'GET',
    schema: TrustedWalletList,
  })
}

export const getListTrustedWalletsQueryKey = () => {
  return ['api', 'trust-wallet'] as const
}

export const getListTrustedWalletsQueryOptions = <
  TData = Awaited<ReturnType<typeof listTrustedWallets>>,
  TError = ErrorType<Problem>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrustedWallets>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListTrustedWalletsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listTrustedWallets>>> = ({ signal }) =>
    listTrustedWallets({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listTrustedWallets>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListTrustedWalletsQueryResult = NonNullable<Awaited<ReturnType<typeof listTrustedWallets>>>
export type ListTrustedWalletsQueryError = ErrorType<Problem>

export function useListTrustedWallets<TData = Awaited<ReturnType<typeof listTrustedWallets>>, TError = ErrorType<Problem>>(
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
export function useListTrustedWallets<TData = Awaited<ReturnType<typeof listTrustedWallets>>, TError = ErrorType<Problem>>(
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
export function useListTrustedWallets<TData = Awaited<ReturnType<typeof listTrustedWallets>>, TError = ErrorType<Problem>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrustedWallets>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Trusted wallets
 */

export function useListTrustedWallets<TData = Awaited<ReturnType<typeof listTrustedWallets>>, TError = ErrorType<Problem>>(
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

export const getCreateTrustedWalletUrl = () => {
  return `/api/trust-wallet`
}

/**
 * Creates a pending wallet. Request a code for it next.
 * @summary Add a trusted wallet
 */
export const createTrustedWallet = async (
  trustedWalletRequest: TrustedWalletRequest,
  options?: Parameters<typeof request>[1],
): Promise<TrustedWalletList> => {
  return request<TrustedWalletList>(getCreateTrustedWalletUrl(), {
    ...options,
    method: 'POST',
    body: JSON.stringify(trustedWalletRequest),
    schema: TrustedWalletList,
  })
}

export const getCreateTrustedWalletMutationKey = () => ['createTrustedWallet'] as const

export const getCreateTrustedWalletMutationOptions = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(options?: {
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
export type CreateTrustedWalletMutationError = ErrorType<Problem | ValidationProblem>
export type CreateTrustedWalletMutationVariables = { data: BodyType<TrustedWalletRequest> }

/**
 * @summary Add a trusted wallet
 */
export const useCreateTrustedWallet = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof createTrustedWallet>>, TError, CreateTrustedWalletMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof createTrustedWallet>>, TError, CreateTrustedWalletMutationVariables, TContext> => {
  return useMutation(getCreateTrustedWalletMutationOptions(options), queryClient)
}
export const getGetTrustedWalletUrl = (id: string) => {
  return `/api/trust-wallet/${encodeURIComponent(String(id))}`
}

/**
 * @summary One trusted wallet
 */
export const getTrustedWallet = async (id: string, options?: Parameters<typeof request>[1]): Promise<TrustedWallet> => {
  return request<TrustedWallet>(getGetTrustedWalletUrl(id), {
    ...options,
    method: 'GET',
    schema: TrustedWallet,
  })
}

export const getGetTrustedWalletQueryKey = (id: string) => {
  return ['api', 'trust-wallet', id] as const
}

export const getGetTrustedWalletQueryOptions = <TData = Awaited<ReturnType<typeof getTrustedWallet>>, TError = ErrorType<Problem>>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrustedWallet>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetTrustedWalletQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrustedWallet>>> = ({ signal }) =>
    getTrustedWallet(id, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getTrustedWallet>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTrustedWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getTrustedWallet>>>
export type GetTrustedWalletQueryError = ErrorType<Problem>

export function useGetTrustedWallet<TData = Awaited<ReturnType<typeof getTrustedWallet>>, TError = ErrorType<Problem>>(
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
export function useGetTrustedWallet<TData = Awaited<ReturnType<typeof getTrustedWallet>>, TError = ErrorType<Problem>>(
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
export function useGetTrustedWallet<TData = Awaited<ReturnType<typeof getTrustedWallet>>, TError = ErrorType<Problem>>(
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

export function useGetTrustedWallet<TData = Awaited<ReturnType<typeof getTrustedWallet>>, TError = ErrorType<Problem>>(
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

export const getUpdateTrustedWalletUrl = (id: string) => {
  return `/api/trust-wallet/${encodeURIComponent(String(id))}`
}

/**
 * @summary Rename a trusted wallet
 */
export const updateTrustedWallet = async (
  id: string,
  trustedWalletUpdateRequest: TrustedWalletUpdateRequest,
  options?: Parameters<typeof request>[1],
): Promise<TrustedWallet> => {
  return request<TrustedWallet>(getUpdateTrustedWalletUrl(id), {
    ...options,
    method: 'PUT',
    body: JSON.stringify(trustedWalletUpdateRequest),
    schema: TrustedWallet,
  })
}

export const getUpdateTrustedWalletMutationKey = () => ['updateTrustedWallet'] as const

export const getUpdateTrustedWalletMutationOptions = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(options?: {
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
export type UpdateTrustedWalletMutationError = ErrorType<Problem | ValidationProblem>
export type UpdateTrustedWalletMutationVariables = { id: string; data: BodyType<TrustedWalletUpdateRequest> }

/**
 * @summary Rename a trusted wallet
 */
export const useUpdateTrustedWallet = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof updateTrustedWallet>>, TError, UpdateTrustedWalletMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof updateTrustedWallet>>, TError, UpdateTrustedWalletMutationVariables, TContext> => {
  return useMutation(getUpdateTrustedWalletMutationOptions(options), queryClient)
}
export const getDeleteTrustedWalletUrl = (id: string) => {
  return `/api/trust-wallet/${encodeURIComponent(String(id))}`
}

/**
 * @summary Delete a trusted wallet
 */
export const deleteTrustedWallet = async (id: string, options?: Parameters<typeof request>[1]): Promise<void> => {
  return request<void>(getDeleteTrustedWalletUrl(id), {
    ...options,
    method: 'DELETE',
  })
}

export const getDeleteTrustedWalletMutationKey = () => ['deleteTrustedWallet'] as const

export const getDeleteTrustedWalletMutationOptions = <TError = ErrorType<Problem>, TContext = unknown>(options?: {
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

export type DeleteTrustedWalletMutationError = ErrorType<Problem>
export type DeleteTrustedWalletMutationVariables = { id: string }

/**
 * @summary Delete a trusted wallet
 */
export const useDeleteTrustedWallet = <TError = ErrorType<Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof deleteTrustedWallet>>, TError, DeleteTrustedWalletMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof deleteTrustedWallet>>, TError, DeleteTrustedWalletMutationVariables, TContext> => {
  return useMutation(getDeleteTrustedWalletMutationOptions(options), queryClient)
}
export const getSendTrustedWalletCodeUrl = () => {
  return `/api/trust-wallet/send-verification-code`
}

/**
 * Before the `resend_at` of the last code it returns a 429 with Retry-After.
 * @summary Send a code for a pending wallet
 */
export const sendTrustedWalletCode = async (
  trustedWalletSendRequest: TrustedWalletSendRequest,
  options?: Parameters<typeof request>[1],
): Promise<CodeSent> => {
  return request<CodeSent>(getSendTrustedWalletCodeUrl(), {
    ...options,
    method: 'POST',
    body: JSON.stringify(trustedWalletSendRequest),
    schema: CodeSent,
  })
}

export const getSendTrustedWalletCodeMutationKey = () => ['sendTrustedWalletCode'] as const

export const getSendTrustedWalletCodeMutationOptions = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(options?: {
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
export type SendTrustedWalletCodeMutationError = ErrorType<Problem | ValidationProblem>
export type SendTrustedWalletCodeMutationVariables = { data: BodyType<TrustedWalletSendRequest> }

/**
 * @summary Send a code for a pending wallet
 */
export const useSendTrustedWalletCode = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(
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
export const getConfirmTrustedWalletUrl = () => {
  return `/api/trust-wallet/verification-code-confirm`
}

/**
 * @summary Confirm a pending wallet with its code
 */
export const confirmTrustedWallet = async (
  trustedWalletConfirmRequest: TrustedWalletConfirmRequest,
  options?: Parameters<typeof request>[1],
): Promise<TrustedWallet> => {
  return request<TrustedWallet>(getConfirmTrustedWalletUrl(), {
    ...options,
    method: 'POST',
    body: JSON.stringify(trustedWalletConfirmRequest),
    schema: TrustedWallet,
  })
}

export const getConfirmTrustedWalletMutationKey = () => ['confirmTrustedWallet'] as const

export const getConfirmTrustedWalletMutationOptions = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(options?: {
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
export type ConfirmTrustedWalletMutationError = ErrorType<Problem | ValidationProblem>
export type ConfirmTrustedWalletMutationVariables = { data: BodyType<TrustedWalletConfirmRequest> }

/**
 * @summary Confirm a pending wallet with its code
 */
export const useConfirmTrustedWallet = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmTrustedWallet>>, TError, ConfirmTrustedWalletMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof confirmTrustedWallet>>, TError, ConfirmTrustedWalletMutationVariables, TContext> => {
  return useMutation(getConfirmTrustedWalletMutationOptions(options), queryClient)
}
