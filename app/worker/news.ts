import { createStore } from '../session/store.ts'

/** Whether a newer build than the one that runs here can be had. Told by the worker's half of the page, shown by the root. */
export const news = createStore({ ready: false })
