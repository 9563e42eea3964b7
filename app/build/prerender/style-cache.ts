import type { EmotionCache } from '@emotion/cache'
import { createEmotionCache } from '../../src/lib/emotion-cache.ts'

/**
 * Emotion's cache for prerendering. Emotion names a rule by a hash and lists the rules with `Object.keys`, which puts integer-like names first: among
 * two thousand rules one has such a name, and would lose to rules that it must override. This cache keeps the insertion order, as browsers do.
 */
export function createStyleCache(): EmotionCache {
  const cache = createEmotionCache()
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
