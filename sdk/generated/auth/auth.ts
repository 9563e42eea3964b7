/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import { useMutation } from '@tanstack/react-query'
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query'

import type {
  ApiMessage,
  AuthToken,
  ForbiddenResponse,
  ForgotPasswordRequest,
  GoogleLoginRequest,
  InvalidCodeResponse,
  InvalidPasswordResponse,
  InvalidResponse,
  InvalidSignInResponse,
  LoginRequest,
  MaintenanceResponse,
  ResetPasswordRequest,
  ServerErrorResponse,
  SignIn,
  ThrottledResponse,
  TokenMismatchResponse,
  TwoFactorChallenge,
} from '../model'

import { request } from '../../http/request.ts'
import type { ErrorType, BodyType } from '../../http/request.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

/**
 * Fetched before the first request that needs it and after any 419. The client reads the token from the cookie when it sends a request.
 * @summary Fetch the CSRF cookie
 */
export const getCsrfCookie = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<void>({ url: `/sanctum/csrf-cookie`, method: 'GET', signal }, options)
}

/**
 * Five attempts a minute per e-mail and address. A user with two-factor sign-in gets `{two_factor: true}` and continues with the challenge.
 * @summary Sign in with e-mail and password
 */
export const login = (loginRequest: BodyType<LoginRequest>, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SignIn>(
    { url: `/login`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: loginRequest, signal },
    options,
  )
}

export const getLoginMutationKey = () => ['login'] as const

export const getLoginMutationOptions = <
  TError = ErrorType<TokenMismatchResponse | InvalidSignInResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof login>>, TError, LoginMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError, LoginMutationVariables, TContext> => {
  const mutationKey = getLoginMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
    const { data } = props ?? {}

    return login(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
export type LoginMutationBody = BodyType<LoginRequest>
export type LoginMutationError = ErrorType<
  TokenMismatchResponse | InvalidSignInResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>
export type LoginMutationVariables = { data: BodyType<LoginRequest> }

/**
 * @summary Sign in with e-mail and password
 */
export const useLogin = <
  TError = ErrorType<TokenMismatchResponse | InvalidSignInResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof login>>, TError, LoginMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof login>>, TError, LoginMutationVariables, TContext> => {
  return useMutation(getLoginMutationOptions(options), queryClient)
}
/**
 * Ends the session and every token issued in it. Although it is a GET it changes state, so clients must only call it deliberately, never by a link, a prefetch or a query, and past every cache: the browser itself then adds `Cache-Control: no-cache`, which no CORS rule has to allow. A link or a picture is refused with 403: its `Sec-Fetch-Mode` is `navigate` or `no-cors` (our assumption).
 * @summary Sign out
 */
export const logout = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<void>({ url: `/logout`, method: 'GET', signal }, options)
}

/**
 * An access token proves nothing by itself, since any application that the user has let in holds one. The server asks Google's `tokeninfo` for it and rejects it with 422 on `access_token` unless `aud` is the deployment's own client id, `email_verified` is true and the token was issued within the last five minutes (our assumption). A user with two-factor sign-in gets `{two_factor: true}` as after a password.
 * @summary Sign in with Google
 */
export const loginWithGoogle = (
  googleLoginRequest: BodyType<GoogleLoginRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<SignIn>(
    { url: `/auth/google`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: googleLoginRequest, signal },
    options,
  )
}

export const getLoginWithGoogleMutationKey = () => ['loginWithGoogle'] as const

export const getLoginWithGoogleMutationOptions = <
  TError = ErrorType<
    ForbiddenResponse | TokenMismatchResponse | InvalidSignInResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof loginWithGoogle>>, TError, LoginWithGoogleMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof loginWithGoogle>>, TError, LoginWithGoogleMutationVariables, TContext> => {
  const mutationKey = getLoginWithGoogleMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginWithGoogle>>, LoginWithGoogleMutationVariables> = (props) => {
    const { data } = props ?? {}

    return loginWithGoogle(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type LoginWithGoogleMutationResult = NonNullable<Awaited<ReturnType<typeof loginWithGoogle>>>
export type LoginWithGoogleMutationBody = BodyType<GoogleLoginRequest>
export type LoginWithGoogleMutationError = ErrorType<
  ForbiddenResponse | TokenMismatchResponse | InvalidSignInResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>
export type LoginWithGoogleMutationVariables = { data: BodyType<GoogleLoginRequest> }

/**
 * @summary Sign in with Google
 */
export const useLoginWithGoogle = <
  TError = ErrorType<
    ForbiddenResponse | TokenMismatchResponse | InvalidSignInResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof loginWithGoogle>>, TError, LoginWithGoogleMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof loginWithGoogle>>, TError, LoginWithGoogleMutationVariables, TContext> => {
  return useMutation(getLoginWithGoogleMutationOptions(options), queryClient)
}
/**
 * Belongs to the session in which the password, or Google's token, was accepted. Until then nobody is signed in.
 * @summary Complete a sign-in with the second factor
 */
export const answerTwoFactorChallenge = (
  twoFactorChallenge: BodyType<TwoFactorChallenge>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AuthToken>(
    { url: `/two-factor-challenge`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: twoFactorChallenge, signal },
    options,
  )
}

export const getAnswerTwoFactorChallengeMutationKey = () => ['answerTwoFactorChallenge'] as const

export const getAnswerTwoFactorChallengeMutationOptions = <
  TError = ErrorType<TokenMismatchResponse | InvalidCodeResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof answerTwoFactorChallenge>>,
    TError,
    AnswerTwoFactorChallengeMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof request>
}): UseMutationOptions<
  Awaited<ReturnType<typeof answerTwoFactorChallenge>>,
  TError,
  AnswerTwoFactorChallengeMutationVariables,
  TContext
> => {
  const mutationKey = getAnswerTwoFactorChallengeMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerTwoFactorChallenge>>, AnswerTwoFactorChallengeMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return answerTwoFactorChallenge(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type AnswerTwoFactorChallengeMutationResult = NonNullable<Awaited<ReturnType<typeof answerTwoFactorChallenge>>>
export type AnswerTwoFactorChallengeMutationBody = BodyType<TwoFactorChallenge>
export type AnswerTwoFactorChallengeMutationError = ErrorType<
  TokenMismatchResponse | InvalidCodeResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>
export type AnswerTwoFactorChallengeMutationVariables = { data: BodyType<TwoFactorChallenge> }

/**
 * @summary Complete a sign-in with the second factor
 */
export const useAnswerTwoFactorChallenge = <
  TError = ErrorType<TokenMismatchResponse | InvalidCodeResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof answerTwoFactorChallenge>>,
      TError,
      AnswerTwoFactorChallengeMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof answerTwoFactorChallenge>>, TError, AnswerTwoFactorChallengeMutationVariables, TContext> => {
  return useMutation(getAnswerTwoFactorChallengeMutationOptions(options), queryClient)
}
/**
 * The mailed link contains the token in its path and `?email=`. An unknown address gets the same answers as a known one, so that nobody learns who has an account. Another request within 60 seconds is rejected.
 * @summary Request a link to set a new password
 */
export const requestPasswordReset = (
  forgotPasswordRequest: BodyType<ForgotPasswordRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ApiMessage>(
    { url: `/forgot-password`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: forgotPasswordRequest, signal },
    options,
  )
}

export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const

export const getRequestPasswordResetMutationOptions = <
  TError = ErrorType<TokenMismatchResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError, RequestPasswordResetMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError, RequestPasswordResetMutationVariables, TContext> => {
  const mutationKey = getRequestPasswordResetMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordReset>>, RequestPasswordResetMutationVariables> = (props) => {
    const { data } = props ?? {}

    return requestPasswordReset(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RequestPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordReset>>>
export type RequestPasswordResetMutationBody = BodyType<ForgotPasswordRequest>
export type RequestPasswordResetMutationError = ErrorType<
  TokenMismatchResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>
export type RequestPasswordResetMutationVariables = { data: BodyType<ForgotPasswordRequest> }

/**
 * @summary Request a link to set a new password
 */
export const useRequestPasswordReset = <
  TError = ErrorType<TokenMismatchResponse | InvalidResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError, RequestPasswordResetMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof requestPasswordReset>>, TError, RequestPasswordResetMutationVariables, TContext> => {
  return useMutation(getRequestPasswordResetMutationOptions(options), queryClient)
}
/**
 * Blocks withdrawals for 24 hours and ends all sessions of the user.
 * @summary Set a new password with a mailed token
 */
export const resetPassword = (
  resetPasswordRequest: BodyType<ResetPasswordRequest>,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ApiMessage>(
    { url: `/reset-password`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: resetPasswordRequest, signal },
    options,
  )
}

export const getResetPasswordMutationKey = () => ['resetPassword'] as const

export const getResetPasswordMutationOptions = <
  TError = ErrorType<TokenMismatchResponse | InvalidPasswordResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError, ResetPasswordMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError, ResetPasswordMutationVariables, TContext> => {
  const mutationKey = getResetPasswordMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
    const { data } = props ?? {}

    return resetPassword(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
export type ResetPasswordMutationBody = BodyType<ResetPasswordRequest>
export type ResetPasswordMutationError = ErrorType<
  TokenMismatchResponse | InvalidPasswordResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse
>
export type ResetPasswordMutationVariables = { data: BodyType<ResetPasswordRequest> }

/**
 * @summary Set a new password with a mailed token
 */
export const useResetPassword = <
  TError = ErrorType<TokenMismatchResponse | InvalidPasswordResponse | ThrottledResponse | ServerErrorResponse | MaintenanceResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError, ResetPasswordMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof resetPassword>>, TError, ResetPasswordMutationVariables, TContext> => {
  return useMutation(getResetPasswordMutationOptions(options), queryClient)
}
