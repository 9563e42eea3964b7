import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios'
import { callOf } from '../call.ts'
import { respondWith, type PreloadedStore } from '../preloaded-responses.ts'

declare module 'axios' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the parameters of axios' own declaration
  interface AxiosRequestConfig<D = any, P = any> {
    /** answered by a response that the page preloaded before its bundle */
    isPreloaded?: boolean
  }
}

/** Answers a read from the page's preloaded responses instead of sending a second request. */
export const answerPreloaded =
  (store: PreloadedStore, locale: () => string, instance: AxiosInstance) =>
  (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    const { session } = callOf(config)
    const { url, params, method } = config
    const waiting = method === 'get' ? store.take(instance.getUri({ baseURL: '', url, params }), session.token, locale()) : null
    if (waiting) config.adapter = respondWith(waiting)
    else if (config.isPreloaded) config.adapter = instance.defaults.adapter
    config.isPreloaded = waiting !== null
    return config
  }
