// The end of the service worker, built into dist/sw-off.js. Served in the place of sw.js it removes what that one kept, and itself.
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
