import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { text } from 'node:stream/consumers'
import { loadAreas, textsOf } from '#design-system/i18n/catalogue.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { OfflineScreen } from '#design-system/screens/errors/OfflineScreen.tsx'
import { setCurrentLocale } from './locale/current.ts'
import { createStore } from './session/store.ts'
import { loadPage } from './pages.ts'
import { find, placeOf } from './paths.ts'
import { endOfFirstPicture } from './prerender/first-picture.ts'
import { manifestOf } from './prerender/manifest.ts'
import type { EntryServer, Render, Rendered } from './prerender/rendered.ts'
import { structuredData } from './prerender/structured.ts'
import { createStyleCache } from './prerender/style-cache.ts'
import { wordsOf } from './prerender/words.ts'
import { AppContext, blankApp, viewAhead, WrittenFor } from './root/app-context.ts'
import { AppRoutes } from './root/router.tsx'

/** Draws a tree to its HTML and the rules that it needs. */
async function draw(tree: ReactNode): Promise<Pick<Rendered, 'html' | 'styles' | 'below'>> {
  const cache = createStyleCache()
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CacheProvider value={cache}>{tree}</CacheProvider>
    </StrictMode>,
    {
      // A page is written whole: parts that follow later would need scripts to put them in place.
      progressiveChunkSize: Infinity,
      onError(error) {
        throw error
      },
    },
  )
  const html = await text(prelude)
  const server = createEmotionServer(cache)
  const { styles } = server.extractCriticalToChunks(html)
  const end = endOfFirstPicture(html)
  if (end === null) return { html, styles, below: null }
  const { styles: above } = server.extractCriticalToChunks(html.slice(0, end))
  const there = new Set(above.flatMap(({ ids }) => ids))
  const ids = styles.flatMap((sheet) => sheet.ids).filter((id) => !there.has(id))
  return { html, styles: above, below: { key: cache.key, ids, css: ids.map((id) => cache.inserted[id]).join('') } }
}

/**
 * What a reader's browser draws first at an address with a language: nobody signed in on a public page, an unknown somebody in the cabinet, and the
 * 404 where no page is.
 */
export async function drawAt(path: string): Promise<Pick<Rendered, 'html' | 'styles' | 'below'>> {
  const { lang, template } = find(path)
  if (!lang) throw new Error(`No language at ${path}`)
  setCurrentLocale(lang)
  await loadPage(template, lang)

  const blank = blankApp()
  const app = { ...blank, page: { ...blank.page, view: createStore(viewAhead(path)) } }
  return draw(
    <AppContext value={app}>
      <WrittenFor value={path}>
        <StaticRouter location={path}>
          <AppRoutes />
        </StaticRouter>
      </WrittenFor>
    </AppContext>,
  )
}

/** One page of the build. */
export const render: Render = async (path) => {
  const { lang, template } = find(path)
  if (!lang || !template) throw new Error(`No page at ${path}`)
  const drawn = await drawAt(path)
  const open = placeOf(template).access === 'public' || placeOf(template).access === 'guest'
  return { ...drawn, ...wordsOf(template, lang), structured: open ? structuredData(template, lang) : null }
}

export const renderOffline: EntryServer['renderOffline'] = async (lang) => {
  await loadAreas(lang, ['common', 'pages', 'errors'])
  const { title, text: description } = textsOf(lang, 'errors').offline
  const { html, styles } = await draw(
    <DesignSystemProvider locale={lang}>
      <OfflineScreen again="" />
    </DesignSystemProvider>,
  )
  return { html, styles, title: textsOf(lang, 'pages').document({ title: title() }), description: description() }
}

export const manifestIn: EntryServer['manifestIn'] = async (lang) => {
  await loadAreas(lang, ['common', 'pages', 'frame'])
  return manifestOf(lang)
}
