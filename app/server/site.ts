import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#design-system/i18n/tags.ts'
import type { Config, Offered } from '../src/lib/config.ts'
import type { RoutePath } from '../src/site/paths.ts'
import { routeMeta } from '../src/site/paths.ts'
import { layoutPages } from '../build/prerender/pages.ts'
import type { PageRecord } from '../build/prerender/rendered.ts'
import { WORKER, WORKER_OFF } from '../src/pwa/messages.ts'

/** The pages of a build. */
export const readPages = (dist: string): PageRecord[] => JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as PageRecord[]

/** The path of a prerendered page in dist/pages.json. */
export const pagePath = (template: RoutePath, lang: Locale): string => (template === '/' ? `/${lang}` : `/${lang}${template}`)

/** The empty page of a language: the browser renders the page that the path means. */
export const shellPath = (lang: Locale): string => `/${lang}/*`

/**
 * The prerendered page to serve for a page of the site: the page itself, the page of the same layout if the path has a parameter, or the shell (`*`).
 * `null` if the deployment does not have the page: the response is a 404.
 */
export function fallbackPage(template: RoutePath, flags: Offered, isWritten: (template: RoutePath) => boolean): RoutePath | '*' | null {
  const place = routeMeta(template)
  if (place.flag && !flags[place.flag]) return null
  // There is no maintenance: the application redirects to the page to return to, and nothing is shown before.
  if (template === '/maintenance') return '*'
  return [template, layoutPages[place.layout]].find((one) => one !== undefined && isWritten(one)) ?? '*'
}

/** The file to serve for a path: if the deployment switches the service worker off, the script that unregisters it is served in its place. */
export const servedAs = (address: string, { offline }: Pick<Config, 'offline'>): string =>
  address === WORKER && !offline ? WORKER_OFF : address
