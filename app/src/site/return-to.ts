import { matchPath, localizePath, isLocale, routeMeta } from './paths.ts'

/** The query parameter with the page to return to. */
export const RETURN_TO_PARAM = 'next'

/** A placeholder origin: an address that resolves to another one is external. */
const HERE = 'https://here.invalid'

// Browsers treat backslashes as slashes and drop control characters, so an address with them may point to another host.
// oxlint-disable-next-line no-control-regex
const treacherous = /[\u0000-\u001f\u007f\\]/

/**
 * Validates an address to return to and rebuilds it from its parts. Accepts only paths of our own pages in one of our languages; never another
 * origin, and never a page that only redirects (sign-in, invitation, maintenance).
 */
export function safeReturnTo(raw: string | null | undefined, depth = 1): string | null {
  if (!raw || raw.length > 2000 || treacherous.test(raw) || !raw.startsWith('/') || raw.startsWith('//')) return null
  let url: URL
  try {
    url = new URL(raw, HERE)
  } catch {
    return null
  }
  if (url.origin !== HERE || url.username || url.password) return null
  const { lang, template } = matchPath(url.pathname)
  if (!lang || !template) return null
  if (template === '/maintenance' || template === '/r/:code') return null
  // One nested return address is kept: maintenance during sign-in must not lose the page after sign-in.
  const inner = url.searchParams.get(RETURN_TO_PARAM)
  if (inner !== null) {
    const target = depth > 0 ? safeReturnTo(inner, depth - 1) : null
    if (target) url.searchParams.set(RETURN_TO_PARAM, target)
    else url.searchParams.delete(RETURN_TO_PARAM)
  }
  return url.pathname + url.search + url.hash
}

/** Like `safeReturnTo`, for after sign-in: also rejects pages for guests. */
export function safeCabinetTarget(raw: string | null | undefined): string | null {
  const target = safeReturnTo(raw)
  if (!target) return null
  const { template } = matchPath(target.split(/[?#]/)[0] ?? '')
  return template && routeMeta(template).access !== 'guest' && template !== '/' ? target : null
}

/** Adds the page to return to. */
export const withReturnTo = (address: string, returnTo: string | null): string =>
  returnTo ? `${address}?${RETURN_TO_PARAM}=${encodeURIComponent(returnTo)}` : address

export const returnToFrom = (search: string): string | null => new URLSearchParams(search).get(RETURN_TO_PARAM)

/** Moves an address to return to into another language. */
export function localizeReturnTo(target: string, lang: string): string {
  if (!isLocale(lang)) return target
  const [pathname = '/', ...rest] = target.split(/(?=[?#])/)
  return localizePath(pathname, lang) + rest.join('')
}
