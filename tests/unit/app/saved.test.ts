import { describe, expect, it } from 'vitest'
import { operations } from '../../../sdk/generated/operations.ts'
import { CACHE_KEY } from '#app/src/constants.ts'
import { createQueryClient } from '#app/src/api/client.ts'
import { persist } from '#app/src/api/persist.ts'
import { savable } from '#app/src/api/persisted-queries.ts'
import type { Owner, PersistedQuery } from '#app/src/api/persisted-cache.ts'
import { digest, rehydrate, dehydrate } from '#app/src/api/persisted-cache.ts'
import { createSafeStorage } from '#app/src/storage/safe-storage.ts'
import { fakeStorage } from './fakes.ts'

const NOW = Date.UTC(2026, 7, 14, 12)
const MINUTE = 60_000
const owner: Owner = { user: 'u1', locale: 'en', version: 'v1' }
const preferences: PersistedQuery = {
  key: ['api', 'prefences'],
  isValid: (data) => typeof (data as { matu_price?: unknown })?.matu_price === 'string',
}
const allowed = [preferences]
const entry = { key: preferences.key, data: { matu_price: '1.084' }, at: NOW - MINUTE }
const good = { ...owner, at: NOW - MINUTE, queries: [entry] }
const read = (value: unknown, who = owner, now = NOW) =>
  rehydrate(typeof value === 'string' ? value : JSON.stringify(value), who, allowed, now)

describe('the saved cache', () => {
  it('brings back what was saved', () => {
    const text = dehydrate(owner, [entry], allowed, NOW)
    expect(rehydrate(text, owner, allowed, NOW)).toEqual([entry])
    expect(read(good)).toEqual([entry])
  })

  const corrupted: [string, unknown][] = [
    ['nothing', ''],
    ['no JSON', '{'],
    ['cut in the middle', JSON.stringify(good).slice(0, 60)],
    ['null', 'null'],
    ['a number', '1'],
    ['a text', '"x"'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['markup', '<!doctype html>'],
    ['another user', { ...good, user: 'u2' }],
    ['no user', { ...good, user: undefined }],
    ['a user that is no text', { ...good, user: { toString: 'u1' } }],
    ['another language', { ...good, locale: 'de' }],
    ['another version', { ...good, version: 'v0' }],
    ['no version', { ...good, version: null }],
    ['saved in the future', { ...good, at: NOW + MINUTE }],
    ['saved ten years ahead', { ...good, at: NOW + 3650 * 24 * 60 * MINUTE }],
    ['saved over an hour ago', { ...good, at: NOW - 61 * MINUTE }],
    ['saved exactly an hour ago', { ...good, at: NOW - 60 * MINUTE }],
    ['no moment', { ...good, at: undefined }],
    ['a moment as text', { ...good, at: String(NOW) }],
    ['a moment that is no number', { ...good, at: 'NaN' }],
    ['an answer from the future', { ...good, queries: [{ ...entry, at: NOW + 1 }] }],
    ['an answer newer than its save', { ...good, queries: [{ ...entry, at: NOW - MINUTE + 1 }] }],
    ['an answer of over an hour ago', { ...good, queries: [{ ...entry, at: NOW - 90 * MINUTE }] }],
    ['an answer of a wrong shape', { ...good, queries: [{ ...entry, data: { matu_price: 1 } }] }],
    ['an answer that is null', { ...good, queries: [{ ...entry, data: null }] }],
    ['an answer that may not be saved', { ...good, queries: [{ ...entry, key: ['api', 'balances'] }] }],
    ['a longer key', { ...good, queries: [{ ...entry, key: [...entry.key, 'x'] }] }],
    ['a key that is no list', { ...good, queries: [{ ...entry, key: 'api' }] }],
    ['queries that are no list', { ...good, queries: { 0: entry } }],
    ['too many queries', { ...good, queries: Array.from({ length: 51 }, () => entry) }],
    ['half a megabyte', `${JSON.stringify(good)}${' '.repeat(500_000)}`],
  ]

  it('has 30 corruptions to refuse', () => expect(corrupted.length).toBeGreaterThanOrEqual(30))
  it.each(corrupted)('is thrown away: %s', (_, value) => expect(read(value)).toEqual([]))

  it('is thrown away when the clock was set back', () => expect(read(good, owner, NOW - 2 * MINUTE)).toEqual([]))

  it('comes back into the client, but never over an answer that is newer', () => {
    const storage = fakeStorage()
    const keep = createSafeStorage(() => storage)
    keep.set(CACHE_KEY, JSON.stringify(good))
    const restored = (heard?: number): unknown => {
      const client = createQueryClient()
      if (heard !== undefined) client.setQueryData(preferences.key, { matu_price: '2' }, { updatedAt: heard })
      persist(client, { keep, allowed, owner: () => owner, now: () => NOW })()
      return client.getQueryData(preferences.key)
    }
    expect([restored(), restored(NOW), restored(NOW - 2 * MINUTE)]).toEqual([entry.data, { matu_price: '2' }, entry.data])
  })

  it('saves only allowed answers of the right shape', () => {
    const other = { key: ['api', 'balances'], data: { total: '1' }, at: NOW }
    expect(dehydrate(owner, [other], allowed, NOW)).toBeNull()
    expect(dehydrate(owner, [entry, other], allowed, NOW)).not.toContain('balances')
    expect(dehydrate(owner, [{ ...entry, data: { matu_price: 7 } }], allowed, NOW)).toBeNull()
  })

  it('the allow-list holds nothing of a person and no balance', () => {
    const known: readonly string[] = operations.map(({ path }) => path)
    for (const { key } of savable) {
      const path = `/${key.join('/')}`
      expect(known).toContain(path)
      expect(path).not.toMatch(/users|balances|transactions|referral|trust-wallet|withdraw|verification|insurance\/user|user\//)
    }
  })

  it('tells tokens apart without holding them', () => {
    const seen = new Set(Array.from({ length: 5000 }, (_, index) => digest(`12|token${index}`)))
    expect(seen.size).toBe(5000)
    expect(digest('12|N8fYq2mVn3kTq1')).not.toContain('N8fY')
  })
})

describe('persistence', () => {
  const begin = (who: () => Owner | null, storage = fakeStorage(), client = createQueryClient()) => {
    let write: (() => void) | undefined
    const stop = persist(client, {
      keep: createSafeStorage(() => storage),
      allowed,
      owner: who,
      later: (save) => {
        write = save
        return () => (write = undefined)
      },
    })
    const answer = (data: unknown = entry.data) => client.fetchQuery({ queryKey: entry.key, queryFn: () => data, retry: false })
    return { client, storage, stop, answer, write: () => write?.() }
  }

  it('shows saved data of the same user at once', async () => {
    const first = begin(() => owner)
    await first.answer()
    first.write()
    expect(begin(() => owner, first.storage).client.getQueryData(entry.key)).toEqual(entry.data)
    expect(begin(() => ({ ...owner, user: 'u2' }), first.storage).client.getQueryData(entry.key)).toBeUndefined()
  })

  it('saves what the page was answered before its session began', () => {
    const heard = createQueryClient()
    heard.setQueryData(entry.key, entry.data)
    const { storage, write } = begin(() => owner, fakeStorage(), heard)
    write()
    expect(begin(() => owner, storage).client.getQueryData(entry.key)).toEqual(entry.data)
  })

  it('writes nothing once its session is over', async () => {
    let who: Owner | null = owner
    const { answer, write, storage } = begin(() => who)
    await answer()
    who = null
    write()
    expect(storage.getItem(CACHE_KEY)).toBeNull()
    who = { ...owner, user: 'u2' }
    write()
    expect(storage.getItem(CACHE_KEY)).toBeNull()
  })

  it('writes nothing after it was stopped', async () => {
    const { answer, write, stop, storage } = begin(() => owner)
    await answer()
    stop()
    write()
    expect(storage.getItem(CACHE_KEY)).toBeNull()
  })

  it('a full storage leaves nothing half written and breaks nothing', async () => {
    const { answer, write, storage } = begin(() => owner)
    storage.full = true
    await answer()
    write()
    expect(storage.getItem(CACHE_KEY)).toBeNull()
  })
})
