import { CanceledError } from 'axios'

/** Settles with the promise, or rejects as axios does if the signal aborts. The promise itself keeps running. */
export const race = async <T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  let stop = (): void => {}
  const cut = new Promise<never>((_, reject) => {
    stop = () => reject(new CanceledError())
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
  })
  return Promise.race([cut, promise]).finally(() => signal?.removeEventListener('abort', stop))
}
