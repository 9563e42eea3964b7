import { InfiniteQueryObserver, MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#sdk'
import type { ApiErrorKind } from '#sdk'
import { operations } from '../../../sdk/generated/operations.ts'
import { createQueryClient } from '#app/src/api/client.ts'
import { invalidateServerTexts, invalidations } from '#app/src/api/invalidation.ts'
import { createPrefetcher } from '#app/src/api/prefetch.ts'
import { singleFlight } from '#app/src/api/single-flight.ts'
import { isRetryable, retryDelay, shouldRetry } from '#app/src/api/policy.ts'
import { freshnessOf, joinLoadables, loading, ready } from '#design-system/lib/loadable.ts'
import { byCursor, markFetchedAt, toInfiniteList } from '#app/src/api/infinite-list.ts'
import { toLoadable } from '#app/src/api/to-loadable.ts'
import { toProblem } from '#app/src/api/to-problem.ts'
import { toRefusal, toSubmission } from '#app/src/api/to-submission.ts'

const error = (kind: ApiErrorKind, status = 0, more: object = {}) => new ApiError({ kind, operation: 'listBalances', status, ...more })

describe('query policy', () => {
  it('retries 3 times with a delay of min(1000×2^n, 30000) ms', () => {
    const broken = error('network')
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, broken))).toEqual([true, true, true, false])
    expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => retryDelay(attempt, broken))).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
  })

  it('waits as long as Retry-After says', () => {
    expect(retryDelay(0, error('throttled', 429, { retryAfter: 7 }))).toBe(7000)
    expect(shouldRetry(0, error('throttled', 429, { retryAfter: 10 }))).toBe(true)
  })

  it.each([
    [10, 1],
    [5, 2],
    [3, 3],
    [1, 3],
  ])('Retry-After of %i seconds gives %i retries: 10 seconds in all', (retryAfter, tries) => {
    const busy = error('throttled', 429, { retryAfter })
    expect([0, 1, 2, 3].filter((failures) => shouldRetry(failures, busy))).toHaveLength(tries)
  })

  it.each([11, 600, 86_400])('fails at once for a Retry-After of %i seconds, too long for a skeleton', (retryAfter) => {
    expect(shouldRetry(0, error('throttled', 429, { retryAfter }))).toBe(false)
    expect(shouldRetry(0, error('maintenance', 503, { retryAfter }))).toBe(false)
  })

  it.each([
    ['offline', 0, true],
    ['network', 0, true],
    ['timeout', 0, true],
    ['throttled', 429, true],
    ['server', 500, true],
    ['maintenance', 503, true],
    ['refused', 408, true],
    ['refused', 425, true],
    ['refused', 423, false],
    ['unauthorized', 401, false],
    ['forbidden', 403, false],
    ['missing', 404, false],
    ['conflict', 409, false],
    ['csrf', 419, false],
    ['invalid', 422, false],
    ['contract', 200, false],
    ['aborted', 0, false],
    ['unknown-outcome', 0, false],
  ] as const)('%s %i is retried: %s', (kind, status, heals) => expect(isRetryable(error(kind, status))).toBe(heals))

  it('does not retry an error of our own code', () => expect(isRetryable(new TypeError('x'))).toBe(false))

  it('data is stale at once, unused data is dropped after 5 minutes, and window focus does not refetch', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions()
    expect(queries).toMatchObject({ staleTime: 0, gcTime: 300_000, refetchOnWindowFocus: false })
    expect(mutations).toMatchObject({ retry: false, gcTime: 0, networkMode: 'always' })
  })

  it('a page asks again for what is there, but not for what its loader has just asked for', async () => {
    const client = createQueryClient()
    const asked: string[] = []
    const options = (key: string) => ({ queryKey: [key], queryFn: () => asked.push(key) })
    const mount = (key: string): void => new QueryObserver(client, options(key)).subscribe(() => {})()
    await Promise.all([client.prefetchQuery(options('old')), createPrefetcher(client).prefetchQuery(options('loaded'))])
    for (const key of ['old', 'loaded']) mount(key)
    expect(asked).toEqual(['old', 'loaded', 'old'])
    await client.invalidateQueries({ queryKey: ['loaded'] })
    mount('loaded')
    expect(asked.at(-1)).toBe('loaded')
  })
})

describe('mutations', () => {
  it('are removed when they end', async () => {
    const client = createQueryClient()
    const observer = new MutationObserver(client, { mutationKey: ['login'], mutationFn: async (values: { password: string }) => values })
    const stop = observer.subscribe(() => {})
    await observer.mutate({ password: 'Matu-2026!' })
    observer.reset()
    stop()
    await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]))
  })

  it('invalidate what their row lists, paginated lists too, and nothing when rejected', async () => {
    const client = createQueryClient()
    const spoiled = vi.spyOn(client, 'invalidateQueries').mockResolvedValue()
    const run = (outcome: () => Promise<unknown>) =>
      new MutationObserver(client, { mutationKey: ['closeBanner'], mutationFn: outcome }).mutate().catch(() => {})
    await run(() => Promise.reject(error('invalid', 422)))
    expect(spoiled).not.toHaveBeenCalled()
    await run(() => Promise.resolve({}))
    expect(spoiled.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
      ['api', 'promo-banner'],
      ['infinite', 'api', 'promo-banner'],
    ])
    spoiled.mockClear()
    await run(() => Promise.reject(error('unknown-outcome')))
    expect(spoiled).toHaveBeenCalled()
  })

  it('a change of language makes what the server has written stale, and no figures', () => {
    const client = createQueryClient()
    const texts = [['api', 'transactions', { type: 'withdrawal' }], ['infinite', 'api', 'transactions'], ['api', 'withdraw', 'wd-1'], ['api', 'uta', 'subscribe'], ['api', 'insurance', 'type']] // prettier-ignore
    const figures = [
      ['api', 'balances'],
      ['infinite', 'api', 'uta', 'deals'],
      ['api', 'users', 'me'],
    ]
    for (const key of [...texts, ...figures]) client.setQueryData(key, {})
    invalidateServerTexts(client)
    const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
    expect(texts.map(isStale)).toEqual(texts.map(() => true))
    expect(figures.map(isStale)).toEqual(figures.map(() => false))
  })

  it('every write of the contract has a row in the invalidation table, and every row has an operation', () => {
    const writes = operations.filter(({ method }) => method !== 'GET').map(({ id }) => id)
    expect(Object.keys(invalidations).toSorted()).toEqual([...writes].toSorted())
  })
})

describe('a query result for a screen', () => {
  const base = { data: undefined as string | undefined, error: null as unknown, fetchStatus: 'fetching', dataUpdatedAt: 0, failureReason: null, refetch: () => {} } as const // prettier-ignore

  it('is loading until there is data or an error', () => {
    expect(toLoadable(base)).toEqual({ state: 'loading' })
    expect(toLoadable({ ...base, fetchStatus: 'idle' })).toEqual({ state: 'loading' })
  })

  it('is ready with its value and its fetch time', () =>
    expect(toLoadable({ ...base, data: 'x', fetchStatus: 'idle', dataUpdatedAt: 42 })).toEqual({ state: 'ready', value: 'x', asOf: 42 }))

  it('offers a retry after a failure', () => {
    const refetch = vi.fn()
    const carrier = toLoadable({ ...base, error: error('server', 500), fetchStatus: 'idle', refetch })
    expect(carrier).toMatchObject({ state: 'failed', problem: { kind: 'server', status: 500 } })
    if (carrier.state === 'failed') carrier.retry()
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('is offline while its retries wait for the connection', () => {
    const carrier = toLoadable({ ...base, fetchStatus: 'paused', failureReason: error('network') as never })
    expect(carrier).toMatchObject({ state: 'failed', problem: { kind: 'offline' } })
  })

  it('keeps older data, with its age and why there is none newer', () => {
    const carrier = toLoadable({ ...base, data: 'x', error: error('timeout'), fetchStatus: 'idle', dataUpdatedAt: 42 })
    expect(carrier).toMatchObject({ state: 'ready', value: 'x', asOf: 42, savedAt: 42, problem: { kind: 'timeout' } })
  })

  it('combined with others is as old as the oldest of them', () => {
    const [one, other] = [ready(1, { asOf: 42 }), ready(2, { asOf: 7, savedAt: 7 })]
    expect(joinLoadables<[number, number]>(one, other)).toEqual({ state: 'ready', value: [1, 2], asOf: 7, savedAt: 7 })
    expect(freshnessOf(one, loading)).toEqual({ asOf: 42 })
  })

  it('that was cancelled shows nothing', () =>
    expect(toLoadable({ ...base, error: error('aborted'), fetchStatus: 'idle' })).toEqual({ state: 'loading' }))
})

describe('the last filter wins', () => {
  it('for any order of five responses', async () => {
    const client = createQueryClient()
    const answers = new Map<number, (value: string) => void>()
    const options = (filter: number) => ({
      queryKey: ['api', 'transactions', { filter }],
      queryFn: () => new Promise<string>((resolve) => answers.set(filter, resolve)),
    })
    for (let round = 0; round < 20; round += 1) {
      client.clear()
      const observer = new QueryObserver(client, options(0))
      const stop = observer.subscribe(() => {})
      for (let filter = 1; filter < 5; filter += 1) observer.setOptions(options(filter))
      const order = [0, 1, 2, 3, 4].map((filter) => [Math.sin(round * 7 + filter * 13), filter] as const).toSorted(([a], [b]) => a - b)
      for (const [, filter] of order) {
        answers.get(filter)?.(`answer ${filter}`)
        await Promise.resolve()
      }
      await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('answer 4'))
      stop()
    }
  })
})

describe('a paginated list', () => {
  it('joins its pages and keeps them when the next one fails', async () => {
    const client = createQueryClient()
    client.setDefaultOptions({ queries: { retry: false } })
    let broken = false
    const rows = (...ids: string[]) => ids.map((id) => ({ id }))
    const observer = new InfiniteQueryObserver(client, {
      queryKey: ['infinite'],
      initialPageParam: undefined as string | undefined,
      getNextPageParam: byCursor.getNextPageParam,
      queryFn: async ({ pageParam }) => {
        if (broken) throw error('server', 500)
        return { data: [{ id: pageParam ?? 'first' }], meta: { next_cursor: pageParam === 'b' ? null : pageParam ? 'b' : 'a' } }
      },
    })
    const stop = observer.subscribe(() => {})
    const list = () => toInfiniteList(observer.getCurrentResult() as never)
    await vi.waitFor(() => expect(list()).toMatchObject({ items: { state: 'ready', value: rows('first') }, more: true }))
    const { asOf } = list()
    expect(asOf).toBe(observer.getCurrentResult().dataUpdatedAt)
    vi.setSystemTime(Date.now() + 60_000)
    list().onMore()
    await vi.waitFor(() => expect(list().items).toMatchObject({ value: rows('first', 'a') }))
    broken = true
    list().onMore()
    await vi.waitFor(() =>
      expect(list()).toMatchObject({ items: { state: 'ready', value: rows('first', 'a') }, moreFailed: true, more: true }),
    )
    broken = false
    list().onMore()
    await vi.waitFor(() => expect(list()).toMatchObject({ items: { value: rows('first', 'a', 'b') }, more: false, moreFailed: false }))
    // Further pages do not make the first one newer; refetched without changes, it is.
    expect(list().asOf).toBe(asOf)
    expect(observer.getCurrentResult().dataUpdatedAt).toBeGreaterThan(asOf!)
    markFetchedAt(observer.getCurrentResult().data!.pages[0]!, asOf! + 60_000)
    expect(list().asOf).toBe(asOf! + 60_000)
    vi.useRealTimers()
    stop()
  })
})

describe('a form submission', () => {
  it('is the state of its mutation, and the same one as long as the error is the same', () => {
    const refusal = error('conflict', 409)
    expect(toSubmission({ isPending: true, error: null })).toEqual({ busy: true })
    expect(toSubmission({ isPending: false, error: null })).toEqual({ busy: false })
    expect(toSubmission({ isPending: false, error: error('aborted') })).toEqual({ busy: false })
    for (const failed of [refusal, new TypeError('fault')] as ApiError[])
      expect(toSubmission({ isPending: false, error: failed })).toBe(toSubmission({ isPending: false, error: failed }))
    expect(toSubmission({ isPending: false, error: refusal })).not.toBe(toSubmission({ isPending: false, error: error('conflict', 409) }))
  })

  it('shows the messages of a 422 at their fields and not its summary', () => {
    const refusal = toRefusal(error('invalid', 422, { message: 'first (and 1 more error)', fields: { email: ['taken'] } }))
    expect(refusal).toEqual({ busy: false, problem: { kind: 'invalid', status: 422 }, fields: { email: ['taken'] } })
  })

  it('keeps the server’s own message, without a default one', () => {
    expect(toProblem(error('conflict', 409, { message: 'Already open' }))).toEqual({
      kind: 'conflict',
      status: 409,
      message: 'Already open',
    })
    expect(toProblem(error('conflict', 409))).toEqual({ kind: 'conflict', status: 409 })
  })

  it('names a session that ended for cookie routes only, and a cookie that the server does not accept', () => {
    for (const kind of ['unauthorized', 'csrf'] as const) expect(toProblem(error(kind, 419)).kind).toBe(kind)
    const signIn = new ApiError({ kind: 'unauthorized', status: 401, operation: 'login' })
    expect(toProblem(signIn).kind).toBe('refused')
  })

  it('shows an error of ours without details', () => expect(toProblem(new TypeError('secret@mail'))).toEqual({ kind: 'unexpected' }))
})

describe('one intention, one request', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('drops a double click in the same task and lets the next intention through', async () => {
    const sent = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 100)))
    const send = singleFlight(sent)
    expect([send(), send(), send()]).toEqual([true, false, false])
    await vi.advanceTimersByTimeAsync(99)
    expect(send()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(send()).toBe(true)
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('unlocks after a rejection', async () => {
    const send = singleFlight(() => Promise.reject(new Error('refused')))
    send()
    await vi.advanceTimersByTimeAsync(0)
    expect(send()).toBe(true)
  })
})
