import type { EmotionCache } from '@emotion/cache'
import { createStyles } from '../../src/emotion-cache.ts'

/**
 * Emotion's cache for drawing without a browser. Emotion names a rule by a hash and reads the rules out by `Object.keys`, where names that are
 * whole numbers come first: of two thousand rules one is such a name, and would lose to rules that it has to win against. Here all keep the
 * order in which they were drawn, as they do in the browser.
 */
export function createStyleCache(): EmotionCache {
  const cache = createStyles()
  cache.compat = true
  const order = new Set<string | symbol>(Object.keys(cache.inserted))
  cache.inserted = new Proxy(cache.inserted, {
    defineProperty(rules, name, descriptor) {
      order.add(name)
      return Reflect.defineProperty(rules, name, descriptor)
    },
    ownKeys: () => [...order],
  })
  return cache
}
