// What pages and worker say to each other.

/** Which entry the worker's build begins with: a page that began with another one belongs to another build. */
export const ENTRY_QUESTION = 'entry'

/** Addresses that a page was made of before there was a worker to see it. */
export interface CacheUrlsMessage {
  keep: string[]
}

const MOST = 300

export const isKeepWish = (data: unknown): data is CacheUrlsMessage => {
  const { keep } = Object(data) as { keep?: unknown }
  return Array.isArray(keep) && keep.length <= MOST && keep.every((one) => typeof one === 'string')
}

/** Where the worker is served: at the root, as it may only answer for what lies below it. */
export const WORKER = '/sw.js'
/** Ends the worker, wherever it is served in its place. */
export const WORKER_OFF = '/sw-off.js'

/** The names of all our caches begin with it. */
export const PREFIX = 'matu-'
