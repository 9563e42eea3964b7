import type { Unknown } from '#design-system/components/ClientSlot.tsx'

/**
 * Runs on guest pages before the first paint: lists on the root element (`data-ahead`) what was unknown during prerendering, so that space is
 * reserved for it (design-system/components/ClientSlot.tsx). Inlined as source text, so it must be self-contained. `returnToParam`: query parameter with the
 * page to return to; `referralCookie`: cookie of the invitation; `config`: id of the element with the configuration.
 */
export function markClientSlots(returnToParam: string, referralCookie: string, config: string): void {
  const known: Unknown[] = []
  if (new URLSearchParams(location.search).get(returnToParam)) known.push('return-to')
  try {
    if (document.cookie.split('; ').some((text) => text.startsWith(`${referralCookie}=`))) known.push('invited')
    const settings = JSON.parse(document.getElementById(config)?.textContent || '{}') as { google_client_id?: unknown }
    if (settings.google_client_id) known.push('google')
  } catch {
    // Cookies are blocked, or the configuration is invalid: the application reports it.
  }
  if (known.length > 0) document.documentElement.dataset['ahead'] = known.join(' ')
}
