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
  AuthToken,
  ChatToken,
  DepositWallet,
  ForbiddenResponse,
  GetUserSettingsParams,
  InvalidEmailResponse,
  InvalidPasswordResponse,
  InvalidResponse,
  MaintenanceResponse,
  NotFoundResponse,
  PasswordChangeRequest,
  PasswordConfirmationRequest,
  PasswordConfirmationRequiredResponse,
  PasswordConfirmed,
  ProfileRequest,
  RegistrationRequest,
  ServerErrorResponse,
  ThrottledResponse,
  TokenMismatchResponse,
  UnauthenticatedResponse,
  User,
  UserSettings,
  UserSettingsRequest,
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
 * @summary The signed-in user
 */
export const getCurrentUser = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<User>({ url: `/api/users/me`, method: 'GET', signal }, options)
}

export const getGetCurrentUserQueryKey = () => {
  return ['api', 'users', 'me'] as const
}

export const getGetCurrentUserQueryOptions = <
  TData = Awaited<ReturnType<typeof getCurrentUser>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetCurrentUserQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentUser>>> = ({ signal }) => getCurrentUser(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetCurrentUserQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentUser>>>
export type GetCurrentUserQueryError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>

export function useGetCurrentUser<
  TData = Awaited<ReturnType<typeof getCurrentUser>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, Awaited<ReturnType<typeof getCurrentUser>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentUser<
  TData = Awaited<ReturnType<typeof getCurrentUser>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, Awaited<ReturnType<typeof getCurrentUser>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentUser<
  TData = Awaited<ReturnType<typeof getCurrentUser>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The signed-in user
 */

export function useGetCurrentUser<
  TData = Awaited<ReturnType<typeof getCurrentUser>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCurrentUserQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Signs the new user in.
 * @summary Register
 */
export const registerUser = (
  registrationRequest: BodyType<RegistrationRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AuthToken>(
    { url: `/api/users`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: registrationRequest, signal },
    options,
  )
}

export const getRegisterUserMutationKey = () => ['registerUser'] as const

export const getRegisterUserMutationOptions = <
  TError = ErrorType<TokenMismatchResponse | InvalidEmailResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError, RegisterUserMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError, RegisterUserMutationVariables, TContext> => {
  const mutationKey = getRegisterUserMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerUser>>, RegisterUserMutationVariables> = (props) => {
    const { data } = props ?? {}

    return registerUser(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RegisterUserMutationResult = NonNullable<Awaited<ReturnType<typeof registerUser>>>
export type RegisterUserMutationBody = BodyType<RegistrationRequest>
export type RegisterUserMutationError = ErrorType<
  TokenMismatchResponse | InvalidEmailResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>
export type RegisterUserMutationVariables = { data: BodyType<RegistrationRequest> }

/**
 * @summary Register
 */
export const useRegisterUser = <
  TError = ErrorType<TokenMismatchResponse | InvalidEmailResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError, RegisterUserMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof registerUser>>, TError, RegisterUserMutationVariables, TContext> => {
  return useMutation(getRegisterUserMutationOptions(options), queryClient)
}
/**
 * @summary Settings of the user
 */
export const getUserSettings = (params: GetUserSettingsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<UserSettings>({ url: `/api/users/settings`, method: 'GET', params, signal }, options)
}

export const getGetUserSettingsQueryKey = (params?: GetUserSettingsParams) => {
  return ['api', 'users', 'settings', ...(params ? [params] : [])] as const
}

export const getGetUserSettingsQueryOptions = <
  TData = Awaited<ReturnType<typeof getUserSettings>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params: GetUserSettingsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserSettings>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetUserSettingsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserSettings>>> = ({ signal }) =>
    getUserSettings(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getUserSettings>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetUserSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getUserSettings>>>
export type GetUserSettingsQueryError = ErrorType<
  UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useGetUserSettings<
  TData = Awaited<ReturnType<typeof getUserSettings>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params: GetUserSettingsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserSettings>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getUserSettings>>, TError, Awaited<ReturnType<typeof getUserSettings>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserSettings<
  TData = Awaited<ReturnType<typeof getUserSettings>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params: GetUserSettingsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserSettings>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getUserSettings>>, TError, Awaited<ReturnType<typeof getUserSettings>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserSettings<
  TData = Awaited<ReturnType<typeof getUserSettings>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params: GetUserSettingsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserSettings>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Settings of the user
 */

export function useGetUserSettings<
  TData = Awaited<ReturnType<typeof getUserSettings>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params: GetUserSettingsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserSettings>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUserSettingsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Turning on `trusted_wallets_only` is rejected with 403 for users who may not have trusted wallets. Turning it off is rejected with 423 until the password has been confirmed (`http.confirm_password`), or the password and a code of the authenticator app (`http.confirm_two_factor`) where two-factor sign-in is on. It takes effect after 24 hours, named by `trusted_wallets_only_until`; every withdrawal until then is still restricted. Turning it on again in that time takes it back and requires nothing.
 * @summary Change settings of the user
 */
export const updateUserSettings = (
  userSettingsRequest: BodyType<UserSettingsRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<UserSettings>(
    { url: `/api/users/settings`, method: 'PUT', headers: { 'Content-Type': 'application/json' }, data: userSettingsRequest, signal },
    options,
  )
}

export const getUpdateUserSettingsMutationKey = () => ['updateUserSettings'] as const

export const getUpdateUserSettingsMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TokenMismatchResponse
    | InvalidResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof updateUserSettings>>, TError, UpdateUserSettingsMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof updateUserSettings>>, TError, UpdateUserSettingsMutationVariables, TContext> => {
  const mutationKey = getUpdateUserSettingsMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUserSettings>>, UpdateUserSettingsMutationVariables> = (props) => {
    const { data } = props ?? {}

    return updateUserSettings(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type UpdateUserSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateUserSettings>>>
export type UpdateUserSettingsMutationBody = BodyType<UserSettingsRequest>
export type UpdateUserSettingsMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | TokenMismatchResponse
  | InvalidResponse
  | PasswordConfirmationRequiredResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type UpdateUserSettingsMutationVariables = { data: BodyType<UserSettingsRequest> }

/**
 * @summary Change settings of the user
 */
export const useUpdateUserSettings = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TokenMismatchResponse
    | InvalidResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof updateUserSettings>>, TError, UpdateUserSettingsMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof updateUserSettings>>, TError, UpdateUserSettingsMutationVariables, TContext> => {
  return useMutation(getUpdateUserSettingsMutationOptions(options), queryClient)
}
/**
 * @summary The user's deposit address
 */
export const getDepositWallet = (network: 'BSC' = 'BSC', options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<DepositWallet>({ url: `/api/users/wallet/${encodeURIComponent(String(network))}`, method: 'GET', signal }, options)
}

export const getGetDepositWalletQueryKey = (network: 'BSC' = 'BSC') => {
  return ['api', 'users', 'wallet', network] as const
}

export const getGetDepositWalletQueryOptions = <
  TData = Awaited<ReturnType<typeof getDepositWallet>>,
  TError = ErrorType<
    UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
>(
  network: 'BSC' = 'BSC',
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositWallet>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetDepositWalletQueryKey(network)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getDepositWallet>>> = ({ signal }) =>
    getDepositWallet(network, requestOptions, signal)

  return { queryKey, queryFn, enabled: network !== null && network !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getDepositWallet>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDepositWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getDepositWallet>>>
export type GetDepositWalletQueryError = ErrorType<
  UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useGetDepositWallet<
  TData = Awaited<ReturnType<typeof getDepositWallet>>,
  TError = ErrorType<
    UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
>(
  network: undefined | 'BSC',
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositWallet>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getDepositWallet>>, TError, Awaited<ReturnType<typeof getDepositWallet>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDepositWallet<
  TData = Awaited<ReturnType<typeof getDepositWallet>>,
  TError = ErrorType<
    UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
>(
  network?: 'BSC',
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositWallet>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getDepositWallet>>, TError, Awaited<ReturnType<typeof getDepositWallet>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDepositWallet<
  TData = Awaited<ReturnType<typeof getDepositWallet>>,
  TError = ErrorType<
    UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
>(
  network?: 'BSC',
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositWallet>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The user's deposit address
 */

export function useGetDepositWallet<
  TData = Awaited<ReturnType<typeof getDepositWallet>>,
  TError = ErrorType<
    UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
>(
  network: 'BSC' = 'BSC',
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositWallet>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetDepositWalletQueryOptions(network, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * @summary The user's token for the chat
 */
export const getChatToken = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ChatToken>({ url: `/api/users/amocrm-integration-token`, method: 'GET', signal }, options)
}

export const getGetChatTokenQueryKey = () => {
  return ['api', 'users', 'amocrm-integration-token'] as const
}

export const getGetChatTokenQueryOptions = <
  TData = Awaited<ReturnType<typeof getChatToken>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatToken>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetChatTokenQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getChatToken>>> = ({ signal }) => getChatToken(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getChatToken>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetChatTokenQueryResult = NonNullable<Awaited<ReturnType<typeof getChatToken>>>
export type GetChatTokenQueryError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>

export function useGetChatToken<
  TData = Awaited<ReturnType<typeof getChatToken>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatToken>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getChatToken>>, TError, Awaited<ReturnType<typeof getChatToken>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatToken<
  TData = Awaited<ReturnType<typeof getChatToken>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatToken>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getChatToken>>, TError, Awaited<ReturnType<typeof getChatToken>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatToken<
  TData = Awaited<ReturnType<typeof getChatToken>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatToken>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The user's token for the chat
 */

export function useGetChatToken<
  TData = Awaited<ReturnType<typeof getChatToken>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatToken>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetChatTokenQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Another e-mail ends the user's other sessions.
 * @summary Change personal data
 */
export const updateProfile = (
  profileRequest: BodyType<ProfileRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<User>(
    { url: `/user/profile-information`, method: 'PUT', headers: { 'Content-Type': 'application/json' }, data: profileRequest, signal },
    options,
  )
}

export const getUpdateProfileMutationKey = () => ['updateProfile'] as const

export const getUpdateProfileMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | TokenMismatchResponse
    | InvalidEmailResponse
    | PasswordConfirmationRequiredResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError, UpdateProfileMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError, UpdateProfileMutationVariables, TContext> => {
  const mutationKey = getUpdateProfileMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProfile>>, UpdateProfileMutationVariables> = (props) => {
    const { data } = props ?? {}

    return updateProfile(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type UpdateProfileMutationResult = NonNullable<Awaited<ReturnType<typeof updateProfile>>>
export type UpdateProfileMutationBody = BodyType<ProfileRequest>
export type UpdateProfileMutationError = ErrorType<
  | UnauthenticatedResponse
  | TokenMismatchResponse
  | InvalidEmailResponse
  | PasswordConfirmationRequiredResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type UpdateProfileMutationVariables = { data: BodyType<ProfileRequest> }

/**
 * @summary Change personal data
 */
export const useUpdateProfile = <
  TError = ErrorType<
    | UnauthenticatedResponse
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
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError, UpdateProfileMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof updateProfile>>, TError, UpdateProfileMutationVariables, TContext> => {
  return useMutation(getUpdateProfileMutationOptions(options), queryClient)
}
/**
 * Blocks withdrawals for 24 hours and ends the user's other sessions.
 * @summary Change the password
 */
export const changePassword = (
  passwordChangeRequest: BodyType<PasswordChangeRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ApiMessage>(
    { url: `/user/password`, method: 'PUT', headers: { 'Content-Type': 'application/json' }, data: passwordChangeRequest, signal },
    options,
  )
}

export const getChangePasswordMutationKey = () => ['changePassword'] as const

export const getChangePasswordMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | TokenMismatchResponse
    | InvalidPasswordResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError, ChangePasswordMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError, ChangePasswordMutationVariables, TContext> => {
  const mutationKey = getChangePasswordMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
    const { data } = props ?? {}

    return changePassword(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
export type ChangePasswordMutationBody = BodyType<PasswordChangeRequest>
export type ChangePasswordMutationError = ErrorType<
  UnauthenticatedResponse | TokenMismatchResponse | InvalidPasswordResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>
export type ChangePasswordMutationVariables = { data: BodyType<PasswordChangeRequest> }

/**
 * @summary Change the password
 */
export const useChangePassword = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | TokenMismatchResponse
    | InvalidPasswordResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError, ChangePasswordMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof changePassword>>, TError, ChangePasswordMutationVariables, TContext> => {
  return useMutation(getChangePasswordMutationOptions(options), queryClient)
}
/**
 * Required after a call was answered with 423; the call is then sent again. A route of Fortify. The code is our addition, required after `http.confirm_two_factor`.
 * @summary Confirm the current password
 */
export const confirmPassword = (
  passwordConfirmationRequest: BodyType<PasswordConfirmationRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<PasswordConfirmed>(
    {
      url: `/user/confirm-password`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: passwordConfirmationRequest,
      signal,
    },
    options,
  )
}

export const getConfirmPasswordMutationKey = () => ['confirmPassword'] as const

export const getConfirmPasswordMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | TokenMismatchResponse
    | InvalidPasswordResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmPassword>>, TError, ConfirmPasswordMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof confirmPassword>>, TError, ConfirmPasswordMutationVariables, TContext> => {
  const mutationKey = getConfirmPasswordMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmPassword>>, ConfirmPasswordMutationVariables> = (props) => {
    const { data } = props ?? {}

    return confirmPassword(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ConfirmPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof confirmPassword>>>
export type ConfirmPasswordMutationBody = BodyType<PasswordConfirmationRequest>
export type ConfirmPasswordMutationError = ErrorType<
  UnauthenticatedResponse | TokenMismatchResponse | InvalidPasswordResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>
export type ConfirmPasswordMutationVariables = { data: BodyType<PasswordConfirmationRequest> }

/**
 * @summary Confirm the current password
 */
export const useConfirmPassword = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | TokenMismatchResponse
    | InvalidPasswordResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmPassword>>, TError, ConfirmPasswordMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof confirmPassword>>, TError, ConfirmPasswordMutationVariables, TContext> => {
  return useMutation(getConfirmPasswordMutationOptions(options), queryClient)
}
