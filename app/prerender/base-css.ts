import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createCabinetTheme } from '../../design-system/theme/theme.ts'
import { createStyleCache } from './style-cache.ts'

const declaration = /(--matu-[\w-]+):[^;{}]*;/g

/** Variables that nobody can name any more: the frozen theme gives out the palette alone, and this sheet what it uses itself. */
function withoutUnused(css: string): string {
  const used = new Set([...css.matchAll(/var\((--matu-[\w-]+)/g)].map(([, name]) => name))
  return css.replace(declaration, (whole, name: string) =>
    used.has(name) || (name.startsWith('--matu-palette-') && !name.endsWith('Channel')) ? whole : '',
  )
}

/** The theme's variables in both schemes and the baseline, as MUI itself writes them: static in every page. */
export function baseCss(): string {
  const cache = createStyleCache()
  const page = createElement(ThemeProvider, { theme: createCabinetTheme(), storageManager: null, children: createElement(CssBaseline) })
  const html = renderToString(createElement(CacheProvider, { value: cache, children: page }))
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html)
  return withoutUnused(styles.map(({ css }) => css).join(''))
}
