import { createStore } from '../auth/store.ts'

/**
 * Whether a newer build than the one that runs here can be had, told by the worker's half of the page; how many faults there were that no part
 * of the page could say. Shown by the root.
 */
export const appStatusStore = createStore({ ready: false, faults: 0 })
