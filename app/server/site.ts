import type { Locale } from '#design-system/i18n/tags.ts'
import type { Config } from '../src/config.ts'
import type { RoutePath } from '../src/paths.ts'
import { routeMeta } from '../src/paths.ts'
import { frames } from '../build/prerender/pages.ts'
import { WORKER, WORKER_OFF } from '../src/pwa/messages.ts'

/** The address of a written page, as dist/pages.json has it. */
export const pagePath = (template: RoutePath, lang: Locale): string => (template === '/' ? `/${lang}` : `/${lang}${template}`)

/** The page of a language with nothing in it: the browser draws what the address means. */
export const shellPath = (lang: Locale): string => `/${lang}/*`

/**
 * The written page that stands for a page of the site: itself, the frame of its layout where its address has a parameter, or the shell (`*`).
 * Nothing where the deployment has no such page: the answer is then a 404.
 */
export function fallbackPage(
  template: RoutePath,
  flags: Config['flags'],
  isWritten: (template: RoutePath) => boolean,
): RoutePath | '*' | null {
  const place = routeMeta(template)
  if (place.flag && !flags[place.flag]) return null
  // Nothing is being worked on: the application leads from here to what was wanted, and nothing else is seen before.
  if (template === '/maintenance') return '*'
  return [template, frames[place.layout]].find((one) => one !== undefined && isWritten(one)) ?? '*'
}

/** The file that answers an address: where a deployment has switched the worker off, the one that ends it stands in its place. */
export const servedAs = (address: string, { offline }: Pick<Config, 'offline'>): string =>
  address === WORKER && !offline ? WORKER_OFF : address
