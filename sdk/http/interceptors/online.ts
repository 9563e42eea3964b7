import { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { contextOf } from '../request-context.ts'

/** Fails at once without sending anything while the device is offline. */
export const requireOnline =
  (online: () => boolean) =>
  (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    if (!contextOf(config).isPreloaded && !online()) throw new AxiosError('offline', AxiosError.ERR_NETWORK, config)
    return config
  }
