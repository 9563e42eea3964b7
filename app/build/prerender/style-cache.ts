import type { EmotionCache } from '@emotion/cache'
import { createEmotionCache } from '../../src/lib/emotion-cache.ts'
import type { Rendered } from './rendered.ts'

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

/**
 * The rules that a rendered page needs: each global sheet, then those of the class names in its HTML, in the form in which Emotion takes them over in the
 * browser (https://emotion.sh/docs/ssr).
 */
export function stylesIn(html: string, { key, inserted, registered }: EmotionCache): Rendered['styles'] {
  const used = new Set([...html.matchAll(new RegExp(`${key}-([\\w-]+)`, 'g'))].map(([, id]) => id))
  const rules = Object.keys(inserted).flatMap((id) => {
    const css = inserted[id]
    const isGlobal = registered[`${key}-${id}`] === undefined
    return typeof css === 'string' && (isGlobal || used.has(id)) ? [{ id, css, isGlobal }] : []
  })
  const local = rules.filter(({ isGlobal }) => !isGlobal)
  return [
    ...rules.filter(({ isGlobal }) => isGlobal).map(({ id, css }) => ({ key: `${key}-global`, ids: [id], css })),
    { key, ids: local.map(({ id }) => id), css: local.map(({ css }) => css).join('') },
  ]
}
