import { find, localizePath, isLocale, routeMeta } from '../paths.ts'

/** The query parameter that remembers which page was wanted while another had to be shown. */
export const RETURN_TO_PARAM = 'next'

/** A stand-in origin: what does not stay on it would leave ours. */
const HERE = 'https://here.invalid'

// Backslashes and control characters are read as slashes or dropped by browsers, so an address with them may mean another host.
// oxlint-disable-next-line no-control-regex
const treacherous = /[\u0000-\u001f\u007f\\]/

/**
 * Reads a remembered target. Only a path of our own route table under one of our languages comes through, rebuilt from its parts;
 * never another origin, never a page that only sends on (sign-in, invitation, maintenance).
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
  const { lang, template } = find(url.pathname)
  if (!lang || !template) return null
  if (template === '/maintenance' || template === '/r/:code') return null
  // What the wanted page itself remembers is kept one level deep: a maintenance in the middle of signing in loses nothing.
  const inner = url.searchParams.get(RETURN_TO_PARAM)
  if (inner !== null) {
    const target = depth > 0 ? safeReturnTo(inner, depth - 1) : null
    if (target) url.searchParams.set(RETURN_TO_PARAM, target)
    else url.searchParams.delete(RETURN_TO_PARAM)
  }
  return url.pathname + url.search + url.hash
}

/** As `safeTarget`, for after sign-in: a page for guests is no place to return to. */
export function safeCabinetTarget(raw: string | null | undefined): string | null {
  const target = safeReturnTo(raw)
  if (!target) return null
  const { template } = find(target.split(/[?#]/)[0] ?? '')
  return template && routeMeta(template).access !== 'guest' && template !== '/' ? target : null
}

/** The address of a page that remembers what was wanted. */
export const withReturnTo = (address: string, wanted: string | null): string =>
  wanted ? `${address}?${RETURN_TO_PARAM}=${encodeURIComponent(wanted)}` : address

export const returnToFrom = (search: string): string | null => new URLSearchParams(search).get(RETURN_TO_PARAM)

/** A remembered page follows the reader into another language. */
export function localizeReturnTo(target: string, lang: string): string {
  if (!isLocale(lang)) return target
  const [pathname = '/', ...rest] = target.split(/(?=[?#])/)
  return localizePath(pathname, lang) + rest.join('')
}
