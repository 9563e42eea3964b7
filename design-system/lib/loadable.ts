/** An error in terms of the contract's error kinds: enough to explain it to a user. */
export type Problem = {
  kind:
    | 'offline'
    | 'network'
    | 'timeout'
    | 'unauthorized'
    | 'csrf'
    | 'no-cookie'
    | 'forbidden'
    | 'missing'
    | 'conflict'
    | 'invalid'
    | 'throttled'
    | 'server'
    | 'maintenance'
    | 'refused'
    | 'unknown-outcome'
    | 'contract'
    | 'unexpected'
  /** HTTP status, if there was a response. */
  status?: number
  /** The server's own message in the user's language, if it sent one. */
  message?: string
  /** Seconds until a retry makes sense. */
  retryAfter?: number
  /** Error reference for support. */
  reference?: string
}

/** Age of a value. */
export type Freshness = {
  /** When the server sent it (ms). */
  asOf?: number | undefined
  /** Set instead if the value comes from the cache and may be out of date (ms). */
  savedAt?: number | undefined
}

/** The state of a read, as passed to a screen. */
export type Loadable<T> =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem; retry: () => void }
  | (Freshness & {
      state: 'ready'
      value: T
      /** A refresh failed: shown beside the old value. */
      problem?: Problem
      retry?: () => void
    })

export const loading: Loadable<never> = { state: 'loading' }
export const ready = <T>(value: T, rest: Freshness & { problem?: Problem; retry?: () => void } = {}): Loadable<T> => ({
  state: 'ready',
  value,
  ...rest,
})
export const failed = (problem: Problem, retry: () => void): Loadable<never> => ({ state: 'failed', problem, retry })

/** The same state with a mapped value. */
export function mapLoadable<A, B>(carrier: Loadable<A>, change: (value: A) => B): Loadable<B> {
  return carrier.state === 'ready' ? { ...carrier, value: change(carrier.value) } : carrier
}

/** Combines reads that are only useful together: loading wins over failed, failed over ready. */
export function joinLoadables<T extends readonly unknown[]>(...carriers: { [K in keyof T]: Loadable<T[K]> }): Loadable<T> {
  const list = carriers as readonly Loadable<unknown>[]
  const broken = list.filter((one) => one.state === 'failed')
  // One retry for all of them.
  if (broken[0]) return failed(broken[0].problem, () => broken.forEach((one) => one.retry()))
  if (list.some((one) => one.state === 'loading')) return loading
  return ready(list.map((one) => (one.state === 'ready' ? one.value : undefined)) as unknown as T, freshnessOf(...list))
}

/** Values shown together are as old as the oldest of them. */
export function freshnessOf(...carriers: readonly Loadable<unknown>[]): Freshness {
  const oldest = (key: keyof Freshness): Freshness => {
    const known = carriers.flatMap((one) => (one.state === 'ready' && one[key] !== undefined ? [one[key]] : []))
    return known.length === 0 ? {} : { [key]: Math.min(...known) }
  }
  return { ...oldest('asOf'), ...oldest('savedAt') }
}
