/**
 * Runs before anything is loaded and handles an invitation link, which has no screen: stores the code and goes to the prerendered home page.
 * InvitationPage does the same for links inside the application. Inlined as source text, so it must be self-contained. `code`: source of the regular
 * expression for valid codes; `days`: lifetime of the cookie.
 */
export function keepInvitation(code: string, cookie: string, days: number): void {
  const [, lang, given = ''] = /^\/([a-z]{2})\/r\/([^/]+)\/?$/.exec(location.pathname) ?? []
  if (lang === undefined || !new RegExp(code).test(given)) return
  try {
    document.cookie = `${cookie}=${encodeURIComponent(decodeURIComponent(given))}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  } catch {
    // Cookies are blocked, or the code cannot be decoded: go home all the same.
  }
  document.documentElement.hidden = true
  location.replace(`/${lang}`)
}
