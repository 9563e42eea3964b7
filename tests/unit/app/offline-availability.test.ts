import { QueryObserver } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { offlineAvailability, layoutQueryMeta } from '#app/src/api/offline-availability.ts'
import { createQueryClient } from '#app/src/api/client.ts'

const NOON = Date.UTC(2026, 7, 14, 12)

describe('offline availability of a page', () => {
  const stops: (() => void)[] = []
  afterEach(() => stops.splice(0).forEach((stop) => stop()))

  const client = (saved: Record<string, number> = {}): QueryClient => {
    const made = createQueryClient()
    for (const [key, updatedAt] of Object.entries(saved)) made.setQueryData([key], {}, { updatedAt })
    return made
  }
  /** A mounted query whose response never arrives. */
  const read = (from: QueryClient, key: string, options: { enabled?: boolean; meta?: typeof layoutQueryMeta } = {}): void => {
    const observer = new QueryObserver(from, {
      queryKey: [key],
      queryFn: () => new Promise<never>(() => {}),
      refetchOnMount: false,
      ...options,
    })
    stops.push(observer.subscribe(() => {}))
  }
  const atHand = (from: QueryClient) => offlineAvailability(from.getQueryCache().getAll())

  it('full: as old as its oldest part', () => {
    const all = client({ balances: NOON, deals: NOON - 60_000, unseen: NOON - 9_000_000 })
    read(all, 'balances')
    read(all, 'deals')
    expect(atHand(all)).toEqual({ what: 'all', at: NOON - 60_000 })
  })

  it('partial, if some query of the page has no data', () => {
    const part = client({ price: NOON })
    read(part, 'price', { meta: layoutQueryMeta })
    read(part, 'balances')
    expect(atHand(part)).toEqual({ what: 'part', at: NOON })
  })

  it('none, whatever else is cached', () => {
    const none = client({ unseen: NOON })
    read(none, 'balances')
    read(none, 'user', { meta: layoutQueryMeta })
    expect(atHand(none)).toEqual({ what: 'nothing' })
  })

  it('a page without queries lacks nothing and shows nothing old, whatever its layout has', () => {
    const article = client({ price: NOON })
    read(article, 'price', { meta: layoutQueryMeta })
    read(article, 'user', { meta: layoutQueryMeta })
    read(article, 'wallets', { enabled: false })
    expect(atHand(article)).toEqual({ what: 'unasked' })
    read(article, 'user')
    expect(atHand(article)).toEqual({ what: 'part', at: NOON })
  })
})
