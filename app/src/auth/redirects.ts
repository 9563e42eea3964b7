import { navigation } from './navigation.ts'
import type { Destination } from './auth.setup.ts'
import { matchPath, path, routeMeta } from '../site/paths.ts'
import { withReturnTo, safeCabinetTarget, safeReturnTo, returnToFrom } from '../site/return-to.ts'

/** Where to go when a session or the verification ends, given the open page. `null`: stay. */
export function destination(to: Destination, address: string): string | null {
  const [beforeHash = '/'] = address.split('#')
  const [pathname = '/', search = ''] = beforeHash.split('?')
  const { lang, template } = matchPath(pathname)
  if (!lang) return null
  const access = template ? routeMeta(template).access : 'public'
  const member = access === 'cabinet' || access === 'trusted'
  if (to === 'returnTo') {
    return template === '/cabinet/profile/verification' ? (safeCabinetTarget(returnToFrom(`?${search}`)) ?? path('/cabinet', lang)) : null
  }
  // Public pages stay open.
  if (!member) return null
  return to === 'home' ? path('/', lang) : withReturnTo(path('/login', lang), safeReturnTo(address))
}

/** Leaves a page that needs what has ended. Resolves when the page has changed. */
export async function redirect(to: Destination): Promise<void> {
  const { address, go } = await navigation()
  const target = destination(to, address())
  if (target) await go(target, { replace: to !== 'home' })
}
