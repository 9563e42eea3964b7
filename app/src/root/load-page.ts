import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { Namespace } from '#design-system/i18n/catalogue.ts'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { currentLocale } from '../i18n/current.ts'
import { getLoadedRuntime } from '../load-runtime.ts'
import type { RoutePath } from '../paths.ts'
import { isLocale, routeMeta } from '../paths.ts'
import { layouts } from '../site-map.ts'
import { verdictOf } from './guard-loader.ts'
import { loadChunk } from './reload-guard.ts'

const wordsOf = (template: RoutePath): Namespace[] => {
  const { layout, words } = routeMeta(template)
  return [...layouts[layout].words, ...words]
}

/** The words of a page and of its layout. */
export const loadWords = (template: RoutePath, lang: Locale): Promise<void> => loadChunk(() => loadAreas(lang, wordsOf(template)))

/** Asks for what the page shows first. The first page of a visit does so by itself, once it is hydrated. */
function startQueries(template: RoutePath): void {
  const runtime = getLoadedRuntime()
  if (!runtime) return
  routeMeta(template)
    .module()
    .then(
      ({ queries }) => queries && runtime.prefetch(queries),
      () => {}, // the route's own fetch says so
    )
}

/** A page waits for its words and for no data: what it shows is asked for here, and comes when it comes. */
export const pageLoader =
  (template: RoutePath) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<null> => {
    const { lang = '' } = params
    if (verdictOf(request).kind !== 'stay' || !isLocale(lang)) return null
    // A filter asks for something else, and in another language the page stays what it is.
    if (lang === currentLocale() && !new URL(request.url).search) startQueries(template)
    await loadWords(template, lang)
    return null
  }

/** Another path is another page. A query changes what a page shows, at once: no loader stands in its way, and two changes in one breath both count. */
export const onNewPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean => currentUrl.pathname !== nextUrl.pathname

/** Fetches a page's code and words before anybody goes there. What fails is asked for again by whoever goes. */
export function preloadPage(template: RoutePath, lang: Locale): void {
  const { layout, module } = routeMeta(template)
  for (const part of [layouts[layout].module(), module(), loadAreas(lang, wordsOf(template))]) part.catch(() => {})
}
