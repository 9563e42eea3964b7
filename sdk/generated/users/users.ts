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

import { ApiMessage, AuthToken, ChatToken, DepositWallet, PasswordConfirmed, User, UserSettings } from '../model/index.ts'
import type {
  GetUserSettingsParams,
  PasswordChangeRequest,
  PasswordConfirmationRequest,
  Problem,
  ProfileRequest,
  RegistrationRequest,
  UserSettingsRequest,
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

export const getGetCurrentUserUrl = () => {
  return `/api/users/me`
}

/**
 * @summary The signed-in user
 */
export const getCurrentUser = async (options?: Parameters<typeof request>[1]): Promise<User> => {
  return request<User>(getGetCurrentUserUrl(), {
    ...options,
    method: 'GET',
    schema: User,
  })
}

export const getGetCurrentUserQueryKey = () => {
  return ['api', 'users', 'me'] as const
}

export const getGetCurrentUserQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<Problem>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetCurrentUserQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentUser>>> = ({ signal }) => getCurrentUser({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetCurrentUserQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentUser>>>
export type GetCurrentUserQueryError = ErrorType<Problem>

export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<Problem>>(
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
export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<Problem>>(
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
export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<Problem>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The signed-in user
 */

export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<Problem>>(
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

export const getRegisterUserUrl = () => {
  return `/api/users`
}

/**
 * Signs the new user in.
 * @summary Register
 */
export const registerUser = async (
  registrationRequest: RegistrationRequest,
  options?: Parameters<typeof request>[1],
): Promise<AuthToken> => {
  return request<AuthToken>(getRegisterUserUrl(), {
    ...options,
    method: 'POST',
    body: JSON.stringify(registrationRequest),
    schema: AuthToken,
  })
}

export const getRegisterUserMutationKey = () => ['registerUser'] as const

export const getRegisterUserMutationOptions = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(options?: {
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
export type RegisterUserMutationError = ErrorType<Problem | ValidationProblem>
export type RegisterUserMutationVariables = { data: BodyType<RegistrationRequest> }

/**
 * @summary Register
 */
export const useRegisterUser = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError, RegisterUserMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof registerUser>>, TError, RegisterUserMutationVariables, TContext> => {
  return useMutation(getRegisterUserMutationOptions(options), queryClient)
}
export const getGetUserSettingsUrl = (params: GetUserSettingsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ['keys[]']

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(typeof v === 'boolean' ? Number(v) : v))
      })
      return
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/users/settings?${stringifiedParams}` : `/api/users/settings`
}

/**
 * @summary Settings of the user
 */
export const getUserSettings = async (params: GetUserSettingsParams, options?: Parameters<typeof request>[1]): Promise<UserSettings> => {
  return request<UserSettings>(getGetUserSettingsUrl(params), {
    ...options,
    method: 'GET',
    schema: UserSettings,
  })
}

export const getGetUserSettingsQueryKey = (params?: GetUserSettingsParams) => {
  return ['api', 'users', 'settings', ...(params ? [params] : [])] as const
}

export const getGetUserSettingsQueryOptions = <
  TData = Awaited<ReturnType<typeof getUserSettings>>,
  TError = ErrorType<Problem | ValidationProblem>,
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
    getUserSettings(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getUserSettings>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetUserSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getUserSettings>>>
export type GetUserSettingsQueryError = ErrorType<Problem | ValidationProblem>

export function useGetUserSettings<TData = Awaited<ReturnType<typeof getUserSettings>>, TError = ErrorType<Problem | ValidationProblem>>(
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
export function useGetUserSettings<TData = Awaited<ReturnType<typeof getUserSettings>>, TError = ErrorType<Problem | ValidationProblem>>(
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
export function useGetUserSettings<TData = Awaited<ReturnType<typeof getUserSettings>>, TError = ErrorType<Problem | ValidationProblem>>(
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

export function useGetUserSettings<TData = Awaited<ReturnType<typeof getUserSettings>>, TError = ErrorType<Problem | ValidationProblem>>(
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

export const getUpdateUserSettingsUrl = () => {
  return `/api/users/settings`
}

/**
 * Turning on `trusted_wallets_only` is rejected with 403 for users who may not have trusted wallets. Turning it off is rejected with 423 until the password has been confirmed.
 * @summary Change settings of the user
 */
export const updateUserSettings = async (
  userSettingsRequest: UserSettingsRequest,
  options?: Parameters<typeof request>[1],
): Promise<UserSettings> => {
  return request<UserSettings>(getUpdateUserSettingsUrl(), {
    ...options,
    method: 'PUT',
    body: JSON.stringify(userSettingsRequest),
    schema: UserSettings,
  })
}

export const getUpdateUserSettingsMutationKey = () => ['updateUserSettings'] as const

export const getUpdateUserSettingsMutationOptions = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(options?: {
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
export type UpdateUserSettingsMutationError = ErrorType<Problem | ValidationProblem>
export type UpdateUserSettingsMutationVariables = { data: BodyType<UserSettingsRequest> }

/**
 * @summary Change settings of the user
 */
export const useUpdateUserSettings = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof updateUserSettings>>, TError, UpdateUserSettingsMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof updateUserSettings>>, TError, UpdateUserSettingsMutationVariables, TContext> => {
  return useMutation(getUpdateUserSettingsMutationOptions(options), queryClient)
}
export const getGetDepositWalletUrl = (network: 'BSC' = 'BSC') => {
  return `/api/users/wallet/${encodeURIComponent(String(network))}`
}

/**
 * @summary The user's deposit address
 */
export const getDepositWallet = async (network: 'BSC' = 'BSC', options?: Parameters<typeof request>[1]): Promise<DepositWallet> => {
  return request<DepositWallet>(getGetDepositWalletUrl(network), {
    ...options,
    method: 'GET',
    schema: DepositWallet,
  })
}

export const getGetDepositWalletQueryKey = (network: 'BSC' = 'BSC') => {
  return ['api', 'users', 'wallet', network] as const
}

export const getGetDepositWalletQueryOptions = <TData = Awaited<ReturnType<typeof getDepositWallet>>, TError = ErrorType<Problem>>(
  network: 'BSC' = 'BSC',
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositWallet>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetDepositWalletQueryKey(network)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getDepositWallet>>> = ({ signal }) =>
    getDepositWallet(network, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: network !== null && network !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getDepositWallet>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDepositWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getDepositWallet>>>
export type GetDepositWalletQueryError = ErrorType<Problem>

export function useGetDepositWallet<TData = Awaited<ReturnType<typeof getDepositWallet>>, TError = ErrorType<Problem>>(
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
export function useGetDepositWallet<TData = Awaited<ReturnType<typeof getDepositWallet>>, TError = ErrorType<Problem>>(
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
export function useGetDepositWallet<TData = Awaited<ReturnType<typeof getDepositWallet>>, TError = ErrorType<Problem>>(
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

export function useGetDepositWallet<TData = Awaited<ReturnType<typeof getDepositWallet>>, TError = ErrorType<Problem>>(
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

export const getGetChatTokenUrl = () => {
  return `/api/users/amocrm-integration-token`
}

/**
 * @summary The user's token for the chat
 */
export const getChatToken = async (options?: Parameters<typeof request>[1]): Promise<ChatToken> => {
  return request<ChatToken>(getGetChatTokenUrl(), {
    ...options,
    method: 'GET',
    schema: ChatToken,
  })
}

export const getGetChatTokenQueryKey = () => {
  return ['api', 'users', 'amocrm-integration-token'] as const
}

export const getGetChatTokenQueryOptions = <TData = Awaited<ReturnType<typeof getChatToken>>, TError = ErrorType<Problem>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatToken>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetChatTokenQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getChatToken>>> = ({ signal }) => getChatToken({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getChatToken>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetChatTokenQueryResult = NonNullable<Awaited<ReturnType<typeof getChatToken>>>
export type GetChatTokenQueryError = ErrorType<Problem>

export function useGetChatToken<TData = Awaited<ReturnType<typeof getChatToken>>, TError = ErrorType<Problem>>(
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
export function useGetChatToken<TData = Awaited<ReturnType<typeof getChatToken>>, TError = ErrorType<Problem>>(
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
export function useGetChatToken<TData = Awaited<ReturnType<typeof getChatToken>>, TError = ErrorType<Problem>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatToken>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The user's token for the chat
 */

export function useGetChatToken<TData = Awaited<ReturnType<typeof getChatToken>>, TError = ErrorType<Problem>>(
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

export const getUpdateProfileUrl = () => {
  return `/user/profile-information`
}

/**
 * @summary Change personal data
 */
export const updateProfile = async (profileRequest: ProfileRequest, options?: Parameters<typeof request>[1]): Promise<User> => {
  return request<User>(getUpdateProfileUrl(), {
    ...options,
    method: 'PUT',
    body: JSON.stringify(profileRequest),
    schema: User,
  })
}

export const getUpdateProfileMutationKey = () => ['updateProfile'] as const

export const getUpdateProfileMutationOptions = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(options?: {
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
export type UpdateProfileMutationError = ErrorType<Problem | ValidationProblem>
export type UpdateProfileMutationVariables = { data: BodyType<ProfileRequest> }

/**
 * @summary Change personal data
 */
export const useUpdateProfile = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError, UpdateProfileMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof updateProfile>>, TError, UpdateProfileMutationVariables, TContext> => {
  return useMutation(getUpdateProfileMutationOptions(options), queryClient)
}
export const getChangePasswordUrl = () => {
  return `/user/password`
}

/**
 * Blocks withdrawals for 24 hours and ends the user's other sessions.
 * @summary Change the password
 */
export const changePassword = async (
  passwordChangeRequest: PasswordChangeRequest,
  options?: Parameters<typeof request>[1],
): Promise<ApiMessage> => {
  return request<ApiMessage>(getChangePasswordUrl(), {
    ...options,
    method: 'PUT',
    body: JSON.stringify(passwordChangeRequest),
    schema: ApiMessage,
  })
}

export const getChangePasswordMutationKey = () => ['changePassword'] as const

export const getChangePasswordMutationOptions = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(options?: {
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
export type ChangePasswordMutationError = ErrorType<Problem | ValidationProblem>
export type ChangePasswordMutationVariables = { data: BodyType<PasswordChangeRequest> }

/**
 * @summary Change the password
 */
export const useChangePassword = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError, ChangePasswordMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof changePassword>>, TError, ChangePasswordMutationVariables, TContext> => {
  return useMutation(getChangePasswordMutationOptions(options), queryClient)
}
export const getConfirmPasswordUrl = () => {
  return `/user/confirm-password`
}

/**
 * Required after a two-factor call was answered with 423; the call is then sent again. A route of Fortify.
 * @summary Confirm the current password
 */
export const confirmPassword = async (
  passwordConfirmationRequest: PasswordConfirmationRequest,
  options?: Parameters<typeof request>[1],
): Promise<PasswordConfirmed> => {
  return request<PasswordConfirmed>(getConfirmPasswordUrl(), {
    ...options,
    method: 'POST',
    body: JSON.stringify(passwordConfirmationRequest),
    schema: PasswordConfirmed,
  })
}

export const getConfirmPasswordMutationKey = () => ['confirmPassword'] as const

export const getConfirmPasswordMutationOptions = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(options?: {
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
export type ConfirmPasswordMutationError = ErrorType<Problem | ValidationProblem>
export type ConfirmPasswordMutationVariables = { data: BodyType<PasswordConfirmationRequest> }

/**
 * @summary Confirm the current password
 */
export const useConfirmPassword = <TError = ErrorType<Problem | ValidationProblem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmPassword>>, TError, ConfirmPasswordMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof confirmPassword>>, TError, ConfirmPasswordMutationVariables, TContext> => {
  return useMutation(getConfirmPasswordMutationOptions(options), queryClient)
}
