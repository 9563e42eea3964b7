import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { Namespace } from '#design-system/i18n/catalogue.ts'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { currentLocale } from '../i18n/current.ts'
import { getLoadedRuntime } from '../load-runtime.ts'
import type { RoutePath } from '../paths.ts'
import { isLocale, routeMeta } from '../paths.ts'
import { layouts } from '../site-map/layouts.ts'
import { guardResultOf } from './guard-loader.ts'
import { loadChunk } from './reload-guard.ts'

const wordsOf = (template: RoutePath): Namespace[] => {
  const { layout, words } = routeMeta(template)
  return [...layouts[layout].words, ...words]
}

/** Loads the texts of a page and of its layout. */
export const loadWords = (template: RoutePath, lang: Locale): Promise<void> => loadChunk(() => loadAreas(lang, wordsOf(template)))

/** Starts the page's first queries. The first page of a visit starts them itself after hydration. */
function startQueries(template: RoutePath): void {
  const runtime = getLoadedRuntime()
  if (!runtime) return
  routeMeta(template)
    .module()
    .then(
      ({ queries }) => queries && runtime.prefetch(queries),
      () => {}, // the route's own load reports it
    )
}

/** Loads the parts that the page would otherwise load when they are near the viewport. The route's own load reports a failure. */
const loadParts = (template: RoutePath, lang: Locale): Promise<void> =>
  routeMeta(template)
    .module()
    .then(
      ({ preload }) => preload?.(lang),
      () => {},
    )

/** Route loader: waits for the page's texts, but not for data; queries start here and arrive later. */
export const pageLoader =
  (template: RoutePath) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<null> => {
    const { lang = '' } = params
    if (guardResultOf(request).kind !== 'stay' || !isLocale(lang)) return null
    // A query string asks for other data, and a change of language needs no new data.
    if (lang === currentLocale() && !new URL(request.url).search) startQueries(template)
    await Promise.all([loadWords(template, lang), loadParts(template, lang)])
    return null
  }

/** Revalidates only for a new path. A change of the query shows at once: no loader delays it, and two changes in the same tick both count. */
export const onNewPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean => currentUrl.pathname !== nextUrl.pathname

/** Preloads a page's code and texts. Failures are ignored: the navigation fetches again. */
export async function preloadPage(template: RoutePath, lang: Locale): Promise<void> {
  const { layout } = routeMeta(template)
  await Promise.allSettled([layouts[layout].module(), loadParts(template, lang), loadAreas(lang, wordsOf(template))])
}
