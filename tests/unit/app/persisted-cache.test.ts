import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { operations } from '../../../sdk/generated/operations.ts'
import { CACHE_KEY } from '#app/src/lib/constants.ts'
import { createQueryClient } from '#app/src/api/client.ts'
import { persist, persistedQueries } from '#app/src/api/persist.ts'
import type { Owner, PersistedQuery } from '#app/src/api/persist.ts'
import { digest } from '#app/src/lib/digest.ts'
import { createSafeStorage } from '#app/src/lib/safe-storage.ts'
import { fakeStorage } from './fakes.ts'

const NOW = Date.UTC(2026, 7, 14, 12)
const MINUTE = 60_000
const owner: Owner = { user: 'u1', locale: 'en', version: 'v1' }
const PRICE = { matu_price: '1.084' }
const preferences: PersistedQuery = {
  key: ['api', 'prefences'],
  schema: z.object({ matu_price: z.string() }),
}
const allowed = [preferences]

const entry = (data: unknown = PRICE, dataUpdatedAt = NOW - MINUTE, key: unknown = preferences.key) => ({
  queryKey: key,
  queryHash: JSON.stringify(key),
  state: {
    data,
    dataUpdateCount: 1,
    dataUpdatedAt,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    fetchStatus: 'idle',
    isInvalidated: false,
    status: 'success',
  },
})
const busterOf = ({ user, locale, version }: Owner) => JSON.stringify([user, locale, version])
const saved = (queries: unknown = [entry()], timestamp: unknown = NOW - MINUTE, who = owner) => ({
  timestamp,
  buster: busterOf(who),
  clientState: { mutations: [], queries },
})

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

/** A second at most passes between two writes. */
const written = () => vi.advanceTimersByTimeAsync(2000)

/** Restoring is asynchronous: it has ended when this resolves. */
const restored = () => new Promise((resolve) => setImmediate(resolve))

async function begin({
  who = () => owner,
  storage = fakeStorage(),
  client = createQueryClient(),
}: { who?: () => Owner | null; storage?: ReturnType<typeof fakeStorage>; client?: ReturnType<typeof createQueryClient> } = {}) {
  const stop = persist(client, { keep: createSafeStorage(() => storage), allowed, owner: who })
  await restored()
  const answer = async (data: unknown = PRICE) => {
    vi.setSystemTime(Date.now() + 1)
    await client.fetchQuery({ queryKey: preferences.key, queryFn: () => data, retry: false, staleTime: 0 })
    await written()
  }
  return { client, storage, stop, answer, data: () => client.getQueryData(preferences.key) }
}

/** What a page opened later restores from the storage. */
const reopened = async (storage: ReturnType<typeof fakeStorage>, who = owner) => (await begin({ storage, who: () => who })).data()

describe('the persisted cache', () => {
  const read = async (value: unknown) => {
    const storage = fakeStorage()
    storage.setItem(CACHE_KEY, typeof value === 'string' ? value : JSON.stringify(value))
    return reopened(storage)
  }

  it('restores what was saved', async () => expect(await read(saved())).toEqual(PRICE))

  const corrupted: [string, unknown][] = [
    ['nothing', ''],
    ['no JSON', '{'],
    ['cut in the middle', JSON.stringify(saved()).slice(0, 60)],
    ['null', 'null'],
    ['a number', '1'],
    ['a text', '"x"'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['markup', '<!doctype html>'],
    ['another user', saved([entry()], NOW - MINUTE, { ...owner, user: 'u2' })],
    ['no owner', { ...saved(), buster: undefined }],
    ['an owner that is no text', { ...saved(), buster: { toString: 'u1' } }],
    ['another language', saved([entry()], NOW - MINUTE, { ...owner, locale: 'de' })],
    ['another version', saved([entry()], NOW - MINUTE, { ...owner, version: 'v0' })],
    ['saved in the future', saved([entry()], NOW + MINUTE)],
    ['saved ten years ahead', saved([entry()], NOW + 3650 * 24 * 60 * MINUTE)],
    ['saved over an hour ago', saved([entry(PRICE, NOW - 61 * MINUTE)], NOW - 61 * MINUTE)],
    ['saved exactly an hour ago', saved([entry(PRICE, NOW - 60 * MINUTE)], NOW - 60 * MINUTE)],
    ['no moment', saved([entry()], null)],
    ['a moment as text', saved([entry()], String(NOW))],
    ['a moment that is no number', saved([entry()], 'NaN')],
    ['an answer from the future', saved([entry(PRICE, NOW + 1)])],
    ['an answer newer than its save', saved([entry(PRICE, NOW - MINUTE + 1)])],
    ['an answer of over an hour ago', saved([entry(PRICE, NOW - 90 * MINUTE)])],
    ['an answer of a wrong shape', saved([entry({ matu_price: 1 })])],
    ['an answer that is null', saved([entry(null)])],
    ['a hash that is not of its key', saved([{ ...entry(), queryHash: 'x' }])],
    ['an answer that failed', saved([{ ...entry(), state: { ...entry().state, status: 'error' } }])],
    ['a longer key', saved([entry(PRICE, NOW - MINUTE, [...preferences.key, 'x'])])],
    ['a key that is no list', saved([entry(PRICE, NOW - MINUTE, 'api')])],
    ['queries that are no list', saved({ 0: entry() })],
    ['no queries', { timestamp: NOW, buster: busterOf(owner) }],
    ['too many queries', saved(Array.from({ length: 51 }, () => entry()))],
    ['a write that waits', { ...saved(), clientState: { queries: [entry()], mutations: [{}] } }],
    ['half a megabyte', `${JSON.stringify(saved())}${' '.repeat(500_000)}`],
  ]

  it('has 30 corruptions to reject', () => expect(corrupted.length).toBeGreaterThanOrEqual(30))
  it.each(corrupted)('is discarded: %s', async (_, value) => expect(await read(value)).toBeUndefined())

  it('is discarded if the clock was set back', async () => {
    vi.setSystemTime(NOW - 2 * MINUTE)
    expect(await read(saved())).toBeUndefined()
  })

  it('omits a response that must not be persisted', async () => {
    const storage = fakeStorage()
    const balances = ['api', 'balances']
    storage.setItem(CACHE_KEY, JSON.stringify(saved([entry(), entry({ total: '1' }, NOW - MINUTE, balances)])))
    const { client } = await begin({ storage })
    expect([client.getQueryData(preferences.key), client.getQueryData(balances)]).toEqual([PRICE, undefined])
  })

  it('is restored into the client, but never over a newer response', async () => {
    const storage = fakeStorage()
    storage.setItem(CACHE_KEY, JSON.stringify(saved()))
    const over = async (updatedAt: number) => {
      const client = createQueryClient()
      client.setQueryData(preferences.key, { matu_price: '2' }, { updatedAt })
      return (await begin({ storage, client })).data()
    }
    expect([await over(NOW), await over(NOW - 2 * MINUTE)]).toEqual([{ matu_price: '2' }, PRICE])
  })

  it('persists only allow-listed responses', async () => {
    const { client, storage, answer } = await begin()
    client.setQueryData(['api', 'balances'], { total: '1' })
    await answer()
    expect(storage.getItem(CACHE_KEY)).toContain('matu_price')
    expect(storage.getItem(CACHE_KEY)).not.toContain('balances')
  })

  it('the allow-list contains no personal data and no balance', () => {
    const known: readonly string[] = operations.map(({ path }) => path)
    for (const { key } of persistedQueries) {
      const path = `/${key.join('/')}`
      expect(known).toContain(path)
      expect(path).not.toMatch(/users|balances|transactions|referral|trust-wallet|withdraw|verification|insurance\/user|user\//)
    }
  })

  it('distinguishes tokens without storing them', () => {
    const seen = new Set(Array.from({ length: 5000 }, (_, index) => digest(`12|token${index}`)))
    expect(seen.size).toBe(5000)
    expect(digest('12|N8fYq2mVn3kTq1')).not.toContain('N8fY')
  })
})

describe('persistence', () => {
  it('shows saved data to the same user only', async () => {
    const first = await begin()
    await first.answer()
    expect(await reopened(first.storage)).toEqual(PRICE)
    expect(await reopened(first.storage, { ...owner, user: 'u2' })).toBeUndefined()
  })

  it('saves responses from before the session began', async () => {
    const client = createQueryClient()
    client.setQueryData(preferences.key, PRICE)
    const { storage } = await begin({ client })
    await client.fetchQuery({ queryKey: ['api', 'balances'], queryFn: () => ({ total: '1' }) })
    await written()
    expect(await reopened(storage)).toEqual(PRICE)
  })

  it('writes a newer response', async () => {
    const { storage, answer } = await begin()
    await answer()
    await answer({ matu_price: '1.1' })
    expect(await reopened(storage)).toEqual({ matu_price: '1.1' })
  })

  it('keeps what is saved when memory drops unused queries', async () => {
    const { client, storage, answer } = await begin()
    await answer()
    client.setQueryData(['api', 'balances'], { total: '1' })
    vi.advanceTimersByTime(30 * MINUTE)
    await written()
    expect(client.getQueryData(['api', 'balances'])).toBeUndefined()
    expect(await reopened(storage)).toEqual(PRICE)
  })

  it('writes nothing after the session ended', async () => {
    let who: Owner | null = owner
    const { answer, storage } = await begin({ who: () => who })
    who = null
    await answer()
    expect(storage.getItem(CACHE_KEY)).toBeNull()
    who = { ...owner, user: 'u2' }
    await answer()
    expect(storage.getItem(CACHE_KEY)).toBeNull()
  })

  it('writes nothing after it was stopped', async () => {
    const { answer, stop, storage } = await begin()
    stop()
    await answer()
    expect(storage.getItem(CACHE_KEY)).toBeNull()
  })

  it('a full storage leaves no partial write and breaks nothing', async () => {
    const { answer, storage } = await begin()
    storage.full = true
    await answer()
    expect(storage.getItem(CACHE_KEY)).toBeNull()
  })
})
