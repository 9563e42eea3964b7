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
  CurrentSessionResponse,
  EndSessionsRequest,
  Freeze,
  FreezeRequest,
  InvalidCodeResponse,
  InvalidPasswordResponse,
  InvalidResponse,
  ListSignInsParams,
  MaintenanceResponse,
  NotFoundResponse,
  NotFrozenResponse,
  ServerErrorResponse,
  SignInRecordList,
  ThrottledResponse,
  TokenMismatchResponse,
  UnauthenticatedResponse,
  UserSessionList,
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
 * @summary Where the user is signed in
 */
export const listSessions = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<UserSessionList>({ url: `/api/users/sessions`, method: 'GET', signal }, options)
}

export const getListSessionsQueryKey = () => {
  return ['api', 'users', 'sessions'] as const
}

export const getListSessionsQueryOptions = <
  TData = Awaited<ReturnType<typeof listSessions>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListSessionsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>

export function useListSessions<
  TData = Awaited<ReturnType<typeof listSessions>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listSessions>>, TError, Awaited<ReturnType<typeof listSessions>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<
  TData = Awaited<ReturnType<typeof listSessions>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listSessions>>, TError, Awaited<ReturnType<typeof listSessions>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<
  TData = Awaited<ReturnType<typeof listSessions>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where the user is signed in
 */

export function useListSessions<
  TData = Awaited<ReturnType<typeof listSessions>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListSessionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Its next request is answered with 401. The session of this request is ended by signing out, so for it the answer is a 409.
 * @summary End one session
 */
export const endSession = (id: string, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<void>({ url: `/api/users/sessions/${encodeURIComponent(String(id))}`, method: 'DELETE', signal }, options)
}

export const getEndSessionMutationKey = () => ['endSession'] as const

export const getEndSessionMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | CurrentSessionResponse
    | TokenMismatchResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError, EndSessionMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError, EndSessionMutationVariables, TContext> => {
  const mutationKey = getEndSessionMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSession>>, EndSessionMutationVariables> = (props) => {
    const { id } = props ?? {}

    return endSession(id, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type EndSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endSession>>>

export type EndSessionMutationError = ErrorType<
  | UnauthenticatedResponse
  | NotFoundResponse
  | CurrentSessionResponse
  | TokenMismatchResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type EndSessionMutationVariables = { id: string }

/**
 * @summary End one session
 */
export const useEndSession = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFoundResponse
    | CurrentSessionResponse
    | TokenMismatchResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError, EndSessionMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof endSession>>, TError, EndSessionMutationVariables, TContext> => {
  return useMutation(getEndSessionMutationOptions(options), queryClient)
}
/**
 * A route of Laravel's Jetstream.
 * @summary End all other sessions
 */
export const endOtherSessions = (
  endSessionsRequest: BodyType<EndSessionsRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<void>(
    {
      url: `/user/other-browser-sessions`,
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json' },
      data: endSessionsRequest,
      signal,
    },
    options,
  )
}

export const getEndOtherSessionsMutationKey = () => ['endOtherSessions'] as const

export const getEndOtherSessionsMutationOptions = <
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
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError, EndOtherSessionsMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError, EndOtherSessionsMutationVariables, TContext> => {
  const mutationKey = getEndOtherSessionsMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof endOtherSessions>>, EndOtherSessionsMutationVariables> = (props) => {
    const { data } = props ?? {}

    return endOtherSessions(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type EndOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endOtherSessions>>>
export type EndOtherSessionsMutationBody = BodyType<EndSessionsRequest>
export type EndOtherSessionsMutationError = ErrorType<
  UnauthenticatedResponse | TokenMismatchResponse | InvalidPasswordResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>
export type EndOtherSessionsMutationVariables = { data: BodyType<EndSessionsRequest> }

/**
 * @summary End all other sessions
 */
export const useEndOtherSessions = <
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
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError, EndOtherSessionsMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof endOtherSessions>>, TError, EndOtherSessionsMutationVariables, TContext> => {
  return useMutation(getEndOtherSessionsMutationOptions(options), queryClient)
}
/**
 * @summary Sign-ins and refused attempts, newest first
 */
export const listSignIns = (params?: ListSignInsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SignInRecordList>({ url: `/api/users/sign-ins`, method: 'GET', params, signal }, options)
}

export const getListSignInsInfiniteQueryKey = (params?: ListSignInsParams) => {
  return ['infinite', 'api', 'users', 'sign-ins', ...(params ? [params] : [])] as const
}

export const getListSignInsQueryKey = (params?: ListSignInsParams) => {
  return ['api', 'users', 'sign-ins', ...(params ? [params] : [])] as const
}

export const getListSignInsInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<typeof listSignIns>>, ListSignInsParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListSignInsParams,
  options?: {
    query?: Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSignIns>>, TError, TData, QueryKey, ListSignInsParams['cursor']>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListSignInsInfiniteQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listSignIns>>, QueryKey, ListSignInsParams['cursor']> = ({ signal, pageParam }) =>
    listSignIns({ ...params, cursor: pageParam ?? params?.['cursor'] }, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listSignIns>>,
    TError,
    TData,
    QueryKey,
    ListSignInsParams['cursor']
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSignInsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSignIns>>>
export type ListSignInsInfiniteQueryError = ErrorType<
  UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useListSignInsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listSignIns>>, ListSignInsParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params: undefined | ListSignInsParams,
  options: {
    query: Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSignIns>>, TError, TData, QueryKey, ListSignInsParams['cursor']>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listSignIns>>, TError, Awaited<ReturnType<typeof listSignIns>>, QueryKey>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSignInsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listSignIns>>, ListSignInsParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListSignInsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSignIns>>, TError, TData, QueryKey, ListSignInsParams['cursor']>
    > &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listSignIns>>, TError, Awaited<ReturnType<typeof listSignIns>>, QueryKey>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSignInsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listSignIns>>, ListSignInsParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListSignInsParams,
  options?: {
    query?: Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSignIns>>, TError, TData, QueryKey, ListSignInsParams['cursor']>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sign-ins and refused attempts, newest first
 */

export function useListSignInsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listSignIns>>, ListSignInsParams['cursor']>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListSignInsParams,
  options?: {
    query?: Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSignIns>>, TError, TData, QueryKey, ListSignInsParams['cursor']>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListSignInsInfiniteQueryOptions(params, options)

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListSignInsQueryOptions = <
  TData = Awaited<ReturnType<typeof listSignIns>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListSignInsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSignIns>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListSignInsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listSignIns>>> = ({ signal }) => listSignIns(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listSignIns>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListSignInsQueryResult = NonNullable<Awaited<ReturnType<typeof listSignIns>>>
export type ListSignInsQueryError = ErrorType<
  UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useListSignIns<
  TData = Awaited<ReturnType<typeof listSignIns>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params: undefined | ListSignInsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSignIns>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listSignIns>>, TError, Awaited<ReturnType<typeof listSignIns>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSignIns<
  TData = Awaited<ReturnType<typeof listSignIns>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListSignInsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSignIns>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listSignIns>>, TError, Awaited<ReturnType<typeof listSignIns>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSignIns<
  TData = Awaited<ReturnType<typeof listSignIns>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListSignInsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSignIns>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sign-ins and refused attempts, newest first
 */

export function useListSignIns<
  TData = Awaited<ReturnType<typeof listSignIns>>,
  TError = ErrorType<UnauthenticatedResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  params?: ListSignInsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSignIns>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListSignInsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * While the account is frozen, the operations that move money and those that make a trusted wallet usable are answered with 423 (`account.frozen`). Freezing cancels the withdrawals that are not being processed yet and refunds them. Thawing takes 24 hours, in which the account is still frozen and can be frozen again at once. Thawing an account that is not frozen is a 409.
 * @summary Freeze the account, or begin to thaw it
 */
export const changeFreeze = (freezeRequest: BodyType<FreezeRequest>, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Freeze>(
    { url: `/api/users/freeze`, method: 'PUT', headers: { 'Content-Type': 'application/json' }, data: freezeRequest, signal },
    options,
  )
}

export const getChangeFreezeMutationKey = () => ['changeFreeze'] as const

export const getChangeFreezeMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFrozenResponse
    | TokenMismatchResponse
    | InvalidCodeResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof changeFreeze>>, TError, ChangeFreezeMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof changeFreeze>>, TError, ChangeFreezeMutationVariables, TContext> => {
  const mutationKey = getChangeFreezeMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeFreeze>>, ChangeFreezeMutationVariables> = (props) => {
    const { data } = props ?? {}

    return changeFreeze(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ChangeFreezeMutationResult = NonNullable<Awaited<ReturnType<typeof changeFreeze>>>
export type ChangeFreezeMutationBody = BodyType<FreezeRequest>
export type ChangeFreezeMutationError = ErrorType<
  | UnauthenticatedResponse
  | NotFrozenResponse
  | TokenMismatchResponse
  | InvalidCodeResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type ChangeFreezeMutationVariables = { data: BodyType<FreezeRequest> }

/**
 * @summary Freeze the account, or begin to thaw it
 */
export const useChangeFreeze = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | NotFrozenResponse
    | TokenMismatchResponse
    | InvalidCodeResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof changeFreeze>>, TError, ChangeFreezeMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof changeFreeze>>, TError, ChangeFreezeMutationVariables, TContext> => {
  return useMutation(getChangeFreezeMutationOptions(options), queryClient)
}
