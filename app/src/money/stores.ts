import { isServerTime, now } from '../lib/clock.ts'
import { getEnvironment } from '../auth/environment.ts'
import { createDatabaseStorage } from '../lib/database.ts'
import { createPlainStorage } from '../lib/safe-storage.ts'
import type { SafeStorage } from '../lib/safe-storage.ts'
import { createDrafts } from './drafts.ts'
import { createKnownKey } from './known-key.ts'
import { createPending } from './pending.ts'
import { createRunningRefill } from './running.ts'

const inBrowser = typeof window !== 'undefined'
const clock = { now, isServerTime }
const storage: SafeStorage = {
  get: (key) => getEnvironment().storage.get(key),
  set: (key, value) => getEnvironment().storage.set(key, value),
  remove: (key) => getEnvironment().storage.remove(key),
}
const local = createPlainStorage(() => (inBrowser ? window.localStorage : undefined))
const tab = createPlainStorage(() => (inBrowser ? window.sessionStorage : undefined))
const database = createDatabaseStorage(() => (inBrowser ? window.indexedDB : undefined))

// Drafts and pending writes, for the user who signs in again after a lost session.
export const drafts = createDrafts(tab)
export const pending = createPending({ places: [local, tab, database], ready: database.ready, saved: database.saved }, clock)
export const knownKey = createKnownKey(storage)
export const refills = createRunningRefill(storage, clock)

/** Deletes all of it at a normal sign-out. */
export function forgetDrafts(): void {
  for (const store of [drafts, pending, knownKey, refills]) store.forget()
}
