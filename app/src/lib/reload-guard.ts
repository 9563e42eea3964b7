import { createSafeStorage } from './safe-storage.ts'
import type { SafeStorage } from './safe-storage.ts'
import { isTyped } from './typed.ts'

export const RELOAD_GUARD = 10_000
const RELOAD_KEY = 'matu_reload'

/** A chunk that is no longer on the server, even after a reload, or while the page holds something typed. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly offline: boolean
  constructor(cause: unknown) {
    super('A part of this page could not be fetched', { cause })
    this.offline = typeof navigator !== 'undefined' && navigator.onLine === false
  }
}

const words = /dynamically imported module|module script|Importing a module|Failed to fetch|preload CSS|error loading/i

/**
 * Whether an error means that a chunk could not be fetched, for which browsers have no common name, or that something else was fetched in its place:
 * a file that is cut off, or of another build and without the expected exports.
 */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && words.test(error.message))

export interface ReloadGuard {
  keep: SafeStorage
  reload: () => void
  now: () => number
  online: () => boolean
}

const ofBrowser = (): ReloadGuard => ({
  keep: createSafeStorage(() => (typeof window === 'undefined' ? undefined : window.sessionStorage)),
  reload: () => window.location.reload(),
  now: Date.now,
  online: () => navigator.onLine !== false,
})

/** Reloads the page, but at most once within 10 s, never offline, and only if the time of the reload can be stored. */
export function reloadOnce({ keep, reload, now, online }: ReloadGuard = ofBrowser()): boolean {
  if (!online()) return false
  const moment = now()
  const last = Number(keep.get(RELOAD_KEY) ?? '0')
  if (Number.isFinite(last) && Math.abs(moment - last) < RELOAD_GUARD) return false
  if (!keep.set(RELOAD_KEY, String(moment))) return false
  reload()
  return true
}

/** Loads a chunk. If a deploy removed it, reloads the page once, unless that would lose what was typed; otherwise the error goes to the caller. */
export async function loadChunk<T>(fetch: () => Promise<T>, guard = ofBrowser()): Promise<T> {
  try {
    return await fetch()
  } catch (error) {
    if (!isChunkLoadError(error)) throw error
    if (!isTyped() && reloadOnce(guard)) return new Promise<never>(() => {})
    throw new ChunkLoadError(error)
  }
}

/** A module with the component that it is fetched for. An empty file, as a faulty host serves, is a module too. */
export const withComponent = <M extends { default: unknown }>(module: M): M => {
  if (!module.default) throw new SyntaxError('A module without a component')
  return module
}
