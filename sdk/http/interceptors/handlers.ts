import { AxiosHeaders, isAxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { contextOf, type RequestContext } from '../request-context.ts'

/** The arguments of `interceptors.response.use`. */
export type ResponseHandlers = [
  fulfilled: ((response: AxiosResponse<unknown>) => AxiosResponse<unknown> | Promise<AxiosResponse<unknown>>) | null,
  rejected?: (error: unknown) => Promise<AxiosResponse<unknown>>,
]

type Answered =
  | { response: AxiosResponse<unknown>; config: InternalAxiosRequestConfig; context: RequestContext }
  | { response: undefined; config?: undefined; context?: undefined }

/** The request context of an error, and the response if there was one. */
export const answered = (error: unknown): Answered => {
  const response = isAxiosError<unknown>(error) ? error.response : undefined
  return response ? { response, config: response.config, context: contextOf(response.config) } : { response: undefined }
}

export const headerOf = (response: AxiosResponse<unknown>, name: string): string | null =>
  AxiosHeaders.from(response.headers as AxiosHeaders)
    .get(name)
    ?.toString() ?? null

/** fetch hides a redirect that it must not follow behind status 0; other adapters and Node show the 3xx status. */
export const isRedirect = (status: number): boolean => status === 0 || (status >= 300 && status < 400)
