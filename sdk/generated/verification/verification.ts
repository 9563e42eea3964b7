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
  CodeSent,
  InvalidCodeResponse,
  InvalidEmailResponse,
  MaintenanceResponse,
  NotFoundResponse,
  PasswordConfirmationRequiredResponse,
  ServerErrorResponse,
  ThrottledResponse,
  TokenMismatchResponse,
  UnauthenticatedResponse,
  VerificationConfirmRequest,
  VerificationSendRequest,
  VerificationStatus,
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
 * @summary Verified contacts
 */
export const getVerificationStatus = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<VerificationStatus>({ url: `/api/verification/status`, method: 'GET', signal }, options)
}

export const getGetVerificationStatusQueryKey = () => {
  return ['api', 'verification', 'status'] as const
}

export const getGetVerificationStatusQueryOptions = <
  TData = Awaited<ReturnType<typeof getVerificationStatus>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getVerificationStatus>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetVerificationStatusQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getVerificationStatus>>> = ({ signal }) =>
    getVerificationStatus(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getVerificationStatus>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetVerificationStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getVerificationStatus>>>
export type GetVerificationStatusQueryError = ErrorType<
  UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useGetVerificationStatus<
  TData = Awaited<ReturnType<typeof getVerificationStatus>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getVerificationStatus>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVerificationStatus>>,
          TError,
          Awaited<ReturnType<typeof getVerificationStatus>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVerificationStatus<
  TData = Awaited<ReturnType<typeof getVerificationStatus>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getVerificationStatus>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVerificationStatus>>,
          TError,
          Awaited<ReturnType<typeof getVerificationStatus>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVerificationStatus<
  TData = Awaited<ReturnType<typeof getVerificationStatus>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getVerificationStatus>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Verified contacts
 */

export function useGetVerificationStatus<
  TData = Awaited<ReturnType<typeof getVerificationStatus>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getVerificationStatus>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetVerificationStatusQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * For Telegram it returns a deep link to the bot. Once the user has started the bot the status changes by itself; a code is accepted but not needed. Before `resend_at` it returns a 429 with Retry-After.
 * @summary Send a code to a contact
 */
export const sendVerificationCode = (
  channel: 'email' | 'phone' | 'telegram',
  verificationSendRequest: BodyType<VerificationSendRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<CodeSent>(
    {
      url: `/api/verification/${encodeURIComponent(String(channel))}/send`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: verificationSendRequest,
      signal,
    },
    options,
  )
}

export const getSendVerificationCodeMutationKey = () => ['sendVerificationCode'] as const

export const getSendVerificationCodeMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | TokenMismatchResponse
    | InvalidEmailResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof sendVerificationCode>>, TError, SendVerificationCodeMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof sendVerificationCode>>, TError, SendVerificationCodeMutationVariables, TContext> => {
  const mutationKey = getSendVerificationCodeMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendVerificationCode>>, SendVerificationCodeMutationVariables> = (props) => {
    const { channel, data } = props ?? {}

    return sendVerificationCode(channel, data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SendVerificationCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendVerificationCode>>>
export type SendVerificationCodeMutationBody = BodyType<VerificationSendRequest>
export type SendVerificationCodeMutationError = ErrorType<
  | UnauthenticatedResponse
  | NotFoundResponse
  | TokenMismatchResponse
  | InvalidEmailResponse
  | PasswordConfirmationRequiredResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type SendVerificationCodeMutationVariables = { channel: 'email' | 'phone' | 'telegram'; data: BodyType<VerificationSendRequest> }

/**
 * @summary Send a code to a contact
 */
export const useSendVerificationCode = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | TokenMismatchResponse
    | InvalidEmailResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof sendVerificationCode>>, TError, SendVerificationCodeMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof sendVerificationCode>>, TError, SendVerificationCodeMutationVariables, TContext> => {
  return useMutation(getSendVerificationCodeMutationOptions(options), queryClient)
}
/**
 * The code of a new contact makes it the user's contact. If it replaces a verified one, withdrawals are blocked for 24 hours and the old e-mail address is notified. Another e-mail ends the user's other sessions.
 * @summary Verify a contact with the received code
 */
export const confirmVerification = (
  channel: 'email' | 'phone' | 'telegram',
  verificationConfirmRequest: BodyType<VerificationConfirmRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<VerificationStatus>(
    {
      url: `/api/verification/${encodeURIComponent(String(channel))}/confirm`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: verificationConfirmRequest,
      signal,
    },
    options,
  )
}

export const getConfirmVerificationMutationKey = () => ['confirmVerification'] as const

export const getConfirmVerificationMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | TokenMismatchResponse
    | InvalidCodeResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmVerification>>, TError, ConfirmVerificationMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof confirmVerification>>, TError, ConfirmVerificationMutationVariables, TContext> => {
  const mutationKey = getConfirmVerificationMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmVerification>>, ConfirmVerificationMutationVariables> = (props) => {
    const { channel, data } = props ?? {}

    return confirmVerification(channel, data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ConfirmVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof confirmVerification>>>
export type ConfirmVerificationMutationBody = BodyType<VerificationConfirmRequest>
export type ConfirmVerificationMutationError = ErrorType<
  | UnauthenticatedResponse
  | NotFoundResponse
  | TokenMismatchResponse
  | InvalidCodeResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type ConfirmVerificationMutationVariables = { channel: 'email' | 'phone' | 'telegram'; data: BodyType<VerificationConfirmRequest> }

/**
 * @summary Verify a contact with the received code
 */
export const useConfirmVerification = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | TokenMismatchResponse
    | InvalidCodeResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmVerification>>, TError, ConfirmVerificationMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof confirmVerification>>, TError, ConfirmVerificationMutationVariables, TContext> => {
  return useMutation(getConfirmVerificationMutationOptions(options), queryClient)
}
