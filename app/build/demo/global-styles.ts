import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createCabinetTheme } from '../../../design-system/theme/theme.ts'
import { createStyleCache, stylesIn } from '../prerender/style-cache.ts'

/**
 * The theme's variables and the CSS baseline as `<style>` elements, which Emotion takes over, so that the page has its background before its code is
 * loaded.
 */
export function globalStyles(): string {
  const cache = createStyleCache()
  const page = createElement(ThemeProvider, { theme: createCabinetTheme(), storageManager: null, children: createElement(CssBaseline) })
  const html = renderToString(createElement(CacheProvider, { value: cache, children: page }))
  return stylesIn(html, cache)
    .map(({ key, ids, css }) => `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`)
    .join('')
}
