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
  ForbiddenResponse,
  InsuranceTypeList,
  InvalidInsuranceTypeResponse,
  MaintenanceResponse,
  NotFoundResponse,
  ServerErrorResponse,
  ThrottledResponse,
  TokenMismatchResponse,
  UnauthenticatedResponse,
  UserInsurance,
  UserInsuranceList,
  UserInsuranceRequest,
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
 * @summary Available insurance types
 */
export const listInsuranceTypes = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<InsuranceTypeList>({ url: `/api/insurance/type`, method: 'GET', signal }, options)
}

export const getListInsuranceTypesQueryKey = () => {
  return ['api', 'insurance', 'type'] as const
}

export const getListInsuranceTypesQueryOptions = <
  TData = Awaited<ReturnType<typeof listInsuranceTypes>>,
  TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInsuranceTypes>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListInsuranceTypesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listInsuranceTypes>>> = ({ signal }) => listInsuranceTypes(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listInsuranceTypes>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListInsuranceTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listInsuranceTypes>>>
export type ListInsuranceTypesQueryError = ErrorType<
  UnauthenticatedResponse | ForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useListInsuranceTypes<
  TData = Awaited<ReturnType<typeof listInsuranceTypes>>,
  TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInsuranceTypes>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listInsuranceTypes>>, TError, Awaited<ReturnType<typeof listInsuranceTypes>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInsuranceTypes<
  TData = Awaited<ReturnType<typeof listInsuranceTypes>>,
  TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInsuranceTypes>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listInsuranceTypes>>, TError, Awaited<ReturnType<typeof listInsuranceTypes>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInsuranceTypes<
  TData = Awaited<ReturnType<typeof listInsuranceTypes>>,
  TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInsuranceTypes>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Available insurance types
 */

export function useListInsuranceTypes<
  TData = Awaited<ReturnType<typeof listInsuranceTypes>>,
  TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInsuranceTypes>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListInsuranceTypesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * @summary The user's policies
 */
export const listUserInsurances = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<UserInsuranceList>({ url: `/api/insurance/user`, method: 'GET', signal }, options)
}

export const getListUserInsurancesQueryKey = () => {
  return ['api', 'insurance', 'user'] as const
}

export const getListUserInsurancesQueryOptions = <
  TData = Awaited<ReturnType<typeof listUserInsurances>>,
  TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserInsurances>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListUserInsurancesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserInsurances>>> = ({ signal }) => listUserInsurances(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listUserInsurances>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListUserInsurancesQueryResult = NonNullable<Awaited<ReturnType<typeof listUserInsurances>>>
export type ListUserInsurancesQueryError = ErrorType<
  UnauthenticatedResponse | ForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useListUserInsurances<
  TData = Awaited<ReturnType<typeof listUserInsurances>>,
  TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserInsurances>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listUserInsurances>>, TError, Awaited<ReturnType<typeof listUserInsurances>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserInsurances<
  TData = Awaited<ReturnType<typeof listUserInsurances>>,
  TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserInsurances>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listUserInsurances>>, TError, Awaited<ReturnType<typeof listUserInsurances>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserInsurances<
  TData = Awaited<ReturnType<typeof listUserInsurances>>,
  TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserInsurances>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The user's policies
 */

export function useListUserInsurances<
  TData = Awaited<ReturnType<typeof listUserInsurances>>,
  TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserInsurances>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListUserInsurancesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * The price is charged to the assets at once.
 * @summary Take out an insurance
 */
export const takeOutInsurance = (
  userInsuranceRequest: BodyType<UserInsuranceRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<UserInsuranceList>(
    { url: `/api/insurance/user`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: userInsuranceRequest, signal },
    options,
  )
}

export const getTakeOutInsuranceMutationKey = () => ['takeOutInsurance'] as const

export const getTakeOutInsuranceMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ConflictResponse
    | TokenMismatchResponse
    | InvalidInsuranceTypeResponse
    | AccountFrozenResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof takeOutInsurance>>, TError, TakeOutInsuranceMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof takeOutInsurance>>, TError, TakeOutInsuranceMutationVariables, TContext> => {
  const mutationKey = getTakeOutInsuranceMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeOutInsurance>>, TakeOutInsuranceMutationVariables> = (props) => {
    const { data } = props ?? {}

    return takeOutInsurance(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type TakeOutInsuranceMutationResult = NonNullable<Awaited<ReturnType<typeof takeOutInsurance>>>
export type TakeOutInsuranceMutationBody = BodyType<UserInsuranceRequest>
export type TakeOutInsuranceMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ConflictResponse
  | TokenMismatchResponse
  | InvalidInsuranceTypeResponse
  | AccountFrozenResponse
  | ThrottledResponse
  | ServerErrorResponse
  | MaintenanceResponse
>
export type TakeOutInsuranceMutationVariables = { data: BodyType<UserInsuranceRequest> }

/**
 * @summary Take out an insurance
 */
export const useTakeOutInsurance = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ConflictResponse
    | TokenMismatchResponse
    | InvalidInsuranceTypeResponse
    | AccountFrozenResponse
    | ThrottledResponse
    | ServerErrorResponse
    | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof takeOutInsurance>>, TError, TakeOutInsuranceMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof takeOutInsurance>>, TError, TakeOutInsuranceMutationVariables, TContext> => {
  return useMutation(getTakeOutInsuranceMutationOptions(options), queryClient)
}
/**
 * @summary One policy
 */
export const getUserInsurance = (id: string, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<UserInsurance>({ url: `/api/insurance/user/${encodeURIComponent(String(id))}`, method: 'GET', signal }, options)
}

export const getGetUserInsuranceQueryKey = (id: string) => {
  return ['api', 'insurance', 'user', id] as const
}

export const getGetUserInsuranceQueryOptions = <
  TData = Awaited<ReturnType<typeof getUserInsurance>>,
  TError = ErrorType<
    UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInsurance>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetUserInsuranceQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserInsurance>>> = ({ signal }) => getUserInsurance(id, requestOptions, signal)

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getUserInsurance>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserInsuranceQueryResult = NonNullable<Awaited<ReturnType<typeof getUserInsurance>>>
export type GetUserInsuranceQueryError = ErrorType<
  UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>

export function useGetUserInsurance<
  TData = Awaited<ReturnType<typeof getUserInsurance>>,
  TError = ErrorType<
    UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInsurance>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getUserInsurance>>, TError, Awaited<ReturnType<typeof getUserInsurance>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserInsurance<
  TData = Awaited<ReturnType<typeof getUserInsurance>>,
  TError = ErrorType<
    UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInsurance>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getUserInsurance>>, TError, Awaited<ReturnType<typeof getUserInsurance>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserInsurance<
  TData = Awaited<ReturnType<typeof getUserInsurance>>,
  TError = ErrorType<
    UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInsurance>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One policy
 */

export function useGetUserInsurance<
  TData = Awaited<ReturnType<typeof getUserInsurance>>,
  TError = ErrorType<
    UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInsurance>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUserInsuranceQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
