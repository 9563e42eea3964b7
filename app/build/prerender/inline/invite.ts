/**
 * Runs in the shell before anything is loaded: an invitation link has no screen (product.md §2), so whoever follows one is home before any code has
 * come, on a page that was written ahead. Does as InvitationPage does, which is left for links inside the application. Stands in the page as its
 * own source text. `code`: source of the pattern that a code has to meet; `days`: how long its cookie holds.
 */
export function keepInvitation(code: string, cookie: string, days: number): void {
  const [, lang, given = ''] = /^\/([a-z]{2})\/r\/([^/]+)\/?$/.exec(location.pathname) ?? []
  if (lang === undefined || !new RegExp(code).test(given)) return
  try {
    document.cookie = `${cookie}=${encodeURIComponent(decodeURIComponent(given))}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  } catch {
    // Cookies are blocked, or the code is no text: the way home is the same.
  }
  document.documentElement.hidden = true
  location.replace(`/${lang}`)
}
