import { describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, isChunkLoadError, loadChunk, reloadOnce, withComponent } from '#app/src/lib/reload-guard.ts'
import { setTyped } from '#app/src/lib/typed.ts'
import { createSafeStorage } from '#app/src/lib/safe-storage.ts'
import { fakeStorage } from './fakes.ts'

const gone = (storage: Storage | undefined, moment: number, online = true) => {
  const reload = vi.fn()
  const done = reloadOnce({ keep: createSafeStorage(() => storage), reload, now: () => moment, online: () => online })
  expect(reload).toHaveBeenCalledTimes(done ? 1 : 0)
  return done
}

describe('a deploy while a tab is open', () => {
  it('reloads once, and not again within 10 s', () => {
    const storage = fakeStorage()
    expect(gone(storage, 1_000_000)).toBe(true)
    expect(gone(storage, 1_009_999)).toBe(false)
    expect(gone(storage, 1_010_000)).toBe(true)
  })

  it('does not loop if the clock jumps back a little, and is not stuck if it was ten years ahead', () => {
    const storage = fakeStorage()
    expect(gone(storage, 1_000_000)).toBe(true)
    expect(gone(storage, 995_000)).toBe(false)
    storage.setItem('matu_reload', String(1_000_000 + 315_360_000_000))
    expect(gone(storage, 1_000_000)).toBe(true)
  })

  it('never reloads offline or without storage to remember it', () => {
    expect(gone(fakeStorage(), 1, false)).toBe(false)
    const full = fakeStorage()
    full.full = true
    expect(gone(full, 1_000_000)).toBe(false)
    expect(gone(undefined, 1_000_000)).toBe(false)
  })

  it('never reloads what was typed: the error goes to the caller', async () => {
    const reload = vi.fn()
    const guard = { keep: createSafeStorage(() => fakeStorage()), reload, now: () => 1_000_000, online: () => true }
    const fetch = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js'))
    setTyped(true)
    await expect(loadChunk(fetch, guard)).rejects.toThrow(ChunkLoadError)
    expect(reload).not.toHaveBeenCalled()
    setTyped(false)
    void loadChunk(fetch, guard)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['an empty file', async () => withComponent({ default: undefined })],
    [
      'a file with other exports',
      () => Promise.reject(new SyntaxError("The requested module './a.js' does not provide an export named 'b'")),
    ],
  ])('takes %s for a chunk that could not be fetched', async (_, fetch) => {
    await expect(loadChunk<unknown>(fetch)).rejects.toThrow(ChunkLoadError)
  })

  it.each([
    'Failed to fetch dynamically imported module: https://x/assets/a.js',
    'error loading dynamically imported module: https://x/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('recognises the browsers’ messages: %s', (message) => expect(isChunkLoadError(new TypeError(message))).toBe(true))

  it('ignores other errors', () => {
    expect(isChunkLoadError(new TypeError('x is not a function'))).toBe(false)
    expect(isChunkLoadError('text')).toBe(false)
    expect(new ChunkLoadError(new Error('x')).offline).toBe(false)
  })
})
