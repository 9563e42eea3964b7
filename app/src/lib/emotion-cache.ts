import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'

/**
 * Emotion's cache, for prerendering and for the browser alike. Without automatic vendor prefixes: they would be half of a page's CSS, and only help
 * browsers that cannot run the application. The few prefixes that Safari needs are written in the source.
 */
export const createEmotionCache = (key = 'css'): EmotionCache => createCache({ key, stylisPlugins: [] })
