import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'

/**
 * Emotion's cache as it is in every page, written ahead or alive. Without the prefixes of browsers that could not run the application anyway:
 * they make half of a page's CSS, and half of the work on each rule. What Safari still wants prefixed stands so in the source.
 */
export const createStyles = (key = 'css'): EmotionCache => createCache({ key, stylisPlugins: [] })
