// Removes the service worker. Built into dist/sw-off.js; served in place of sw.js, it deletes the worker's caches and unregisters it.
import { scope } from './scope.ts'
import { PREFIX } from './messages.ts'

scope.addEventListener('install', () => void scope.skipWaiting())

scope.addEventListener('activate', (event) => {
  const forget = async (): Promise<void> => {
    for (const name of await scope.caches.keys()) if (name.startsWith(PREFIX)) await scope.caches.delete(name)
    await scope.registration.unregister()
  }
  event.waitUntil(forget())
})
