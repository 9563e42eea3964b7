import { AxiosError, CanceledError } from 'axios'

/** Settles with the promise, or rejects with an axios error on abort or timeout. The promise itself keeps running. */
export const race = async <T>(promise: Promise<T>, signal: AbortSignal | undefined, timeout?: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = (): void => {}
  const cut = new Promise<never>((_, reject) => {
    stop = () => reject(new CanceledError())
    if (timeout) timer = setTimeout(() => reject(new AxiosError('timeout', AxiosError.ETIMEDOUT)), timeout)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([cut, promise])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
