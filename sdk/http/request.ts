import type { ApiError } from './api-error.ts'
import type { RequestOptions } from './request-context.ts'
import { currentClient } from './connect.ts'

/** The mutator that every generated function calls (sdk/orval.config.ts). Resolves with the response data, rejects with ApiError. */
export const request = <T>(url: string, options?: RequestOptions): Promise<T> => currentClient().request<T>(url, options)

export type ErrorType<Data> = ApiError<Data>
export type BodyType<Body> = Body
