import type { Config } from '../lib/config.ts'
import type { RoutePath } from '../site/paths.ts'
import { matchPath, routeMeta } from '../site/paths.ts'

/** Whether a page is one of the cabinet, whose documents allow no third party. */
export const isStrict = (template: RoutePath | null): boolean =>
  template !== null && ['cabinet', 'trusted'].includes(routeMeta(template).access)

/**
 * Whether this document's Content-Security-Policy allows the scripts of third parties (app/server/headers.ts). It depends on the page that the
 * document was opened on, whatever its URL is now.
 */
export function documentAllowsThirdParties(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return !isStrict(matchPath(new URL(opened?.name ?? window.location.href).pathname).template)
}

/**
 * Whether a page needs a new document. A page of the cabinet must not share one with a third party's script, which could read the token and change
 * what is shown; a page with the chat needs one that allows it.
 */
export const needsNewDocument = (template: RoutePath | null, { chat, google_client_id }: Config): boolean =>
  isStrict(template)
    ? (chat ?? google_client_id) !== null && (documentAllowsThirdParties() || document.querySelector('script[src^="https:"]') !== null)
    : template === '/help' && chat !== null && !documentAllowsThirdParties()
