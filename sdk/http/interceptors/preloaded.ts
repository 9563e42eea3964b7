import type { AxiosAdapter, AxiosRequestConfig, InternalAxiosRequestConfig } from 'axios'
import { respondWith, type PreloadedStore } from '../preloaded-responses.ts'
import { contextOf } from '../request-context.ts'

/** Answers a read from the page's preloaded responses instead of sending a second request. */
export const answerPreloaded =
  (store: PreloadedStore, locale: () => string, network: AxiosRequestConfig['adapter']) =>
  (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    const context = contextOf(config)
    const waiting = context.method === 'GET' ? store.take(context.url, context.session.token, locale()) : null
    if (waiting) config.adapter = respondWith(waiting) satisfies AxiosAdapter
    else if (context.isPreloaded) config.adapter = network
    context.isPreloaded = waiting !== null
    return config
  }
