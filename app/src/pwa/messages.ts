// Messages between pages and the service worker.

/** Requests the entry chunk of the worker's build. A page with another entry belongs to another build. */
export const ENTRY_QUESTION = 'entry'

/** URLs that a page loaded before the worker controlled it. */
export interface CacheUrlsMessage {
  keep: string[]
}

const MOST = 300

export const isKeepWish = (data: unknown): data is CacheUrlsMessage => {
  const { keep } = Object(data) as { keep?: unknown }
  return Array.isArray(keep) && keep.length <= MOST && keep.every((one) => typeof one === 'string')
}

/** The worker's URL: at the root, because a worker only controls paths below its own. */
export const WORKER = '/sw.js'
/** A script that unregisters the worker when served in its place. */
export const WORKER_OFF = '/sw-off.js'

/** Prefix of the names of all our caches. */
export const PREFIX = 'matu-'
