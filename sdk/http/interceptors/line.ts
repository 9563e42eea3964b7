import { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { contextOf } from '../request-context.ts'

/** A device without a line does not try: the error comes at once, and nothing was sent. */
export const requireLine =
  (online: () => boolean) =>
  (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    if (!contextOf(config).isPreloaded && !online()) throw new AxiosError('offline', AxiosError.ERR_NETWORK, config)
    return config
  }
