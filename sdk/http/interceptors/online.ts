import { AxiosError, type InternalAxiosRequestConfig } from 'axios'

/** Fails at once without sending anything while the device is offline. */
export const requireOnline =
  (online: () => boolean) =>
  (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    if (!config.isPreloaded && !online()) throw new AxiosError('offline', AxiosError.ERR_NETWORK, config)
    return config
  }
