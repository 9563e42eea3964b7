import type { Unknown } from '#design-system/components/ClientSlot.tsx'

/**
 * Runs in the pages for guests before the first paint: names on the root element (`data-ahead`) what the page could not know when it was written,
 * so that its places are kept (design-system/components/ClientSlot.tsx). Stands in the page as its own source text. `wanted`: query parameter of the wanted
 * page; `invited`: cookie of the invitation; `config`: id of the element with the configuration.
 */
export function markClientSlots(wanted: string, invited: string, config: string): void {
  const known: Unknown[] = []
  if (new URLSearchParams(location.search).get(wanted)) known.push('wanted')
  try {
    if (document.cookie.split('; ').some((text) => text.startsWith(`${invited}=`))) known.push('invited')
    const settings = JSON.parse(document.getElementById(config)?.textContent || '{}') as { google_client_id?: unknown }
    if (settings.google_client_id) known.push('google')
  } catch {
    // Cookies are blocked, or the configuration is wrong: the application says so.
  }
  if (known.length > 0) document.documentElement.dataset['ahead'] = known.join(' ')
}
