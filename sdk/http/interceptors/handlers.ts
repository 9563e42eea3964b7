import { AxiosHeaders, isAxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { callOf, type ApiCall } from '../call.ts'

/** The arguments of `interceptors.response.use`. */
export type ResponseHandlers = [
  fulfilled: ((response: AxiosResponse<unknown>) => AxiosResponse<unknown> | Promise<AxiosResponse<unknown>>) | null,
  rejected?: (error: unknown) => Promise<AxiosResponse<unknown>>,
]

type Answered =
  | { response: AxiosResponse<unknown>; config: InternalAxiosRequestConfig; call: ApiCall }
  | { response: undefined; config?: undefined; call?: undefined }

/** The response of an error, if there was one, with the options and the call that it answers. */
export const answered = (error: unknown): Answered => {
  const response = isAxiosError<unknown>(error) ? error.response : undefined
  return response ? { response, config: response.config, call: callOf(response.config) } : { response: undefined }
}

export const headerOf = (response: AxiosResponse<unknown>, name: string): string | null =>
  AxiosHeaders.from(response.headers as AxiosHeaders)
    .get(name)
    ?.toString() ?? null

/** Text from the network; a custom adapter may have parsed it already. */
export const textOf = ({ data }: AxiosResponse<unknown>): string =>
  typeof data === 'string' ? data : data === undefined || data === null ? '' : JSON.stringify(data)

/** fetch hides a redirect that it must not follow behind status 0; other adapters and Node show the 3xx status. */
export const isRedirect = (status: number): boolean => status === 0 || (status >= 300 && status < 400)
