import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDatabaseStorage } from '#app/src/lib/database.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** IndexedDB whose requests never fire an event. */
const silent = { open: () => Object.assign(new EventTarget(), { result: null }) } as unknown as IDBFactory

it('a database that never answers is given up after two seconds: money forms wait for it before they send', async () => {
  const storage = createDatabaseStorage(() => silent)
  storage.set('key', 'value')
  const ready = Promise.all([storage.ready(), storage.saved()])
  await vi.advanceTimersByTimeAsync(2000)
  await ready
  expect(storage.get('key')).toBe('value')
  // From then on it is not asked again.
  storage.set('key', 'next')
  await storage.saved()
})

it('so is one that opens but never reads or writes', async () => {
  const request = () => new EventTarget()
  const store = { getAllKeys: request, getAll: request, put: request }
  const opened = { transaction: () => ({ objectStore: () => store }) }
  const open = () => {
    const opening = Object.assign(new EventTarget(), { result: opened })
    queueMicrotask(() => opening.dispatchEvent(new Event('success')))
    return opening
  }
  const storage = createDatabaseStorage(() => ({ open }) as unknown as IDBFactory)
  storage.set('key', 'value')
  const ready = Promise.all([storage.ready(), storage.saved()])
  await vi.advanceTimersByTimeAsync(2000)
  await ready
})
