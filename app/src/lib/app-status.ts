import { createStore } from './store.ts'

/** Whether a newer build is available, as the service worker reports it, and how many errors no part of the page could show. Shown by the root. */
export const appStatusStore = createStore({ ready: false, faults: 0 })
