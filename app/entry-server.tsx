import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { text } from 'node:stream/consumers'
import { textsOf } from '#design-system/i18n/catalogue.ts'
import { setCurrentLocale } from './locale/current.ts'
import { createStore } from './session/store.ts'
import { loadPage } from './pages.ts'
import { find, placeOf } from './paths.ts'
import type { Render } from './prerender/rendered.ts'
import { createStyleCache } from './prerender/style-cache.ts'
import { AppContext, blankApp, viewAhead, WrittenFor } from './root/app-context.ts'
import { AppRoutes } from './root/router.tsx'

/** Draws a page as its reader's browser will draw it first: nobody signed in on a public page, an unknown somebody in the cabinet. */
export const render: Render = async (path) => {
  const { lang, template } = find(path)
  if (!lang || !template) throw new Error(`No page at ${path}`)
  setCurrentLocale(lang)
  await loadPage(template, lang)

  const cache = createStyleCache()
  const blank = blankApp()
  const app = { ...blank, page: { ...blank.page, view: createStore(viewAhead(path)) } }
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <AppContext value={app}>
          <WrittenFor value={path}>
            <StaticRouter location={path}>
              <AppRoutes />
            </StaticRouter>
          </WrittenFor>
        </AppContext>
      </CacheProvider>
    </StrictMode>,
    {
      // A page is written whole: parts that follow later would need scripts to put them in place.
      progressiveChunkSize: Infinity,
      onError(error) {
        throw error
      },
    },
  )
  const { html, styles } = createEmotionServer(cache).extractCriticalToChunks(await text(prelude))

  const words = textsOf(lang, 'pages')
  const { name } = placeOf(template)
  const title = template === '/' ? words.titles.landing() : words.document({ title: words.titles[name]() })
  const descriptions: Partial<Record<string, () => string>> = words.descriptions
  return { html, styles, title, description: (descriptions[name] ?? words.descriptions.landing)() }
}
