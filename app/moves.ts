import type { Navigation } from './navigation.ts'
import { find, path, placeOf } from './paths.ts'
import { remembering, safeCabinetTarget, safeTarget, wantedIn } from './wanted.ts'

/** Where a session's end or the end of a detour leads, seen from the page that is shown. `null`: stay. */
export function destination(to: 'home' | 'login' | 'wanted', address: string): string | null {
  const [beforeHash = '/'] = address.split('#')
  const [pathname = '/', search = ''] = beforeHash.split('?')
  const { lang, template } = find(pathname)
  if (!lang) return null
  const access = template ? placeOf(template).access : 'public'
  const member = access === 'cabinet' || access === 'trusted'
  if (to === 'wanted') {
    return template === '/cabinet/profile/verification' ? (safeCabinetTarget(wantedIn(`?${search}`)) ?? path('/cabinet', lang)) : null
  }
  // Who reads a public page stays on it.
  if (!member) return null
  return to === 'home' ? path('/', lang) : remembering(path('/login', lang), safeTarget(address))
}

export const mover =
  (navigation: () => Promise<Navigation>) =>
  async (to: 'home' | 'login' | 'wanted'): Promise<void> => {
    const { address, go } = await navigation()
    const target = destination(to, address())
    if (target) await go(target, { replace: to !== 'home' })
  }
