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
  InvalidResponse,
  MaintenanceResponse,
  PromoBannerCloseRequest,
  PromoBannerList,
  ServerErrorResponse,
  ThrottledResponse,
  TokenMismatchResponse,
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
 * @summary Active banners and those the user has closed
 */
export const listActiveBanners = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<PromoBannerList>({ url: `/api/promo-banner/active`, method: 'GET', signal }, options)
}

export const getListActiveBannersQueryKey = () => {
  return ['api', 'promo-banner', 'active'] as const
}

export const getListActiveBannersQueryOptions = <
  TData = Awaited<ReturnType<typeof listActiveBanners>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveBanners>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListActiveBannersQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listActiveBanners>>> = ({ signal }) => listActiveBanners(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listActiveBanners>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListActiveBannersQueryResult = NonNullable<Awaited<ReturnType<typeof listActiveBanners>>>
export type ListActiveBannersQueryError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>

export function useListActiveBanners<
  TData = Awaited<ReturnType<typeof listActiveBanners>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveBanners>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listActiveBanners>>, TError, Awaited<ReturnType<typeof listActiveBanners>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActiveBanners<
  TData = Awaited<ReturnType<typeof listActiveBanners>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveBanners>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listActiveBanners>>, TError, Awaited<ReturnType<typeof listActiveBanners>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActiveBanners<
  TData = Awaited<ReturnType<typeof listActiveBanners>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveBanners>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Active banners and those the user has closed
 */

export function useListActiveBanners<
  TData = Awaited<ReturnType<typeof listActiveBanners>>,
  TError = ErrorType<UnauthenticatedResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveBanners>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListActiveBannersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * @summary Close a banner permanently
 */
export const closeBanner = (
  promoBannerCloseRequest: BodyType<PromoBannerCloseRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<PromoBannerList>(
    {
      url: `/api/promo-banner/close`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: promoBannerCloseRequest,
      signal,
    },
    options,
  )
}

export const getCloseBannerMutationKey = () => ['closeBanner'] as const

export const getCloseBannerMutationOptions = <
  TError = ErrorType<
    UnauthenticatedResponse | TokenMismatchResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof closeBanner>>, TError, CloseBannerMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof closeBanner>>, TError, CloseBannerMutationVariables, TContext> => {
  const mutationKey = getCloseBannerMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeBanner>>, CloseBannerMutationVariables> = (props) => {
    const { data } = props ?? {}

    return closeBanner(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CloseBannerMutationResult = NonNullable<Awaited<ReturnType<typeof closeBanner>>>
export type CloseBannerMutationBody = BodyType<PromoBannerCloseRequest>
export type CloseBannerMutationError = ErrorType<
  UnauthenticatedResponse | TokenMismatchResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>
export type CloseBannerMutationVariables = { data: BodyType<PromoBannerCloseRequest> }

/**
 * @summary Close a banner permanently
 */
export const useCloseBanner = <
  TError = ErrorType<
    UnauthenticatedResponse | TokenMismatchResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof closeBanner>>, TError, CloseBannerMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof closeBanner>>, TError, CloseBannerMutationVariables, TContext> => {
  return useMutation(getCloseBannerMutationOptions(options), queryClient)
}
