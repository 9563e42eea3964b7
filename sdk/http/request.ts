import type { AxiosRequestConfig } from 'axios'
import type { ApiError } from './api-error.ts'
import { currentClient } from './client.ts'

/** Orval's mutator: every generated function calls it. Resolves with the response's data, rejects with ApiError. */
export const request = <T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> =>
  currentClient().request<T>({ ...config, ...options, headers: { ...config.headers, ...options?.headers } })

export type ErrorType<Data> = ApiError<Data>
export type BodyType<Body> = Body
