import { CanceledError } from 'axios'

/** Settles with the promise, or rejects as axios does if the signal aborts. The promise itself keeps running. */
export const race = <T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(new CanceledError())
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
    void promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop))
  })
