/** What went wrong, in the words of the contract's error kinds: enough to say it to a person. */
export type Problem = {
  kind:
    | 'offline'
    | 'network'
    | 'timeout'
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
  /** HTTP status, if an answer came. */
  status?: number
  /** The server's own sentence, in the reader's language, if it sent one. */
  message?: string
  /** Seconds until another try makes sense. */
  retryAfter?: number
  /** What support needs to find the case again. */
  reference?: string
}

/** When a value was true. */
export type Freshness = {
  /** When the server said so (ms). */
  asOf?: number | undefined
  /** The same, where it is older than what the server would say now. */
  savedAt?: number | undefined
}

/** A read on its way to a screen. */
export type Loadable<T> =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem; retry: () => void }
  | (Freshness & {
      state: 'ready'
      value: T
      /** A newer value was asked for and did not come: shown beside the old one. */
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

/** The same carrier with another value in it. */
export function mapLoadable<A, B>(carrier: Loadable<A>, change: (value: A) => B): Loadable<B> {
  return carrier.state === 'ready' ? { ...carrier, value: change(carrier.value) } : carrier
}

/** Several reads that are only worth showing together: loading beats failed beats ready. */
export function joinLoadables<T extends readonly unknown[]>(...carriers: { [K in keyof T]: Loadable<T[K]> }): Loadable<T> {
  const list = carriers as readonly Loadable<unknown>[]
  const broken = list.filter((one) => one.state === 'failed')
  // One retry for all of them.
  if (broken[0]) return failed(broken[0].problem, () => broken.forEach((one) => one.retry()))
  if (list.some((one) => one.state === 'loading')) return loading
  return ready(list.map((one) => (one.state === 'ready' ? one.value : undefined)) as unknown as T, freshnessOf(...list))
}

/** What is shown together is as old as the oldest of it. */
export function freshnessOf(...carriers: readonly Loadable<unknown>[]): Freshness {
  const oldest = (key: keyof Freshness): Freshness => {
    const known = carriers.flatMap((one) => (one.state === 'ready' && one[key] !== undefined ? [one[key]] : []))
    return known.length === 0 ? {} : { [key]: Math.min(...known) }
  }
  return { ...oldest('asOf'), ...oldest('savedAt') }
}
