import { data, redirect, replace } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { guard } from '../auth/guards.ts'
import type { GuardContext, GuardResult } from '../auth/guards.ts'
import type { SessionView } from '../auth/store.ts'
import type { Page } from '../environment.ts'
import { page } from '../environment.ts'
import { LOCALE_COOKIE } from '../constants.ts'
import { detectLocale } from '../i18n/detect.ts'
import { find } from '../paths.ts'
import { readCookie } from '../storage/cookies.ts'
import { notFoundPage } from './lazy-parts.ts'

/** The root route, whose loader asks the guard. */
export const ROOT = 'root'

const inBrowser = typeof window !== 'undefined'

function contextOf({ config, cookies }: Page, view: SessionView, pathname: string): GuardContext {
  const { state, verification, twoFactor, maintenance } = view
  const locale = detectLocale(pathname, readCookie(cookies, LOCALE_COOKIE), inBrowser ? navigator.languages : [])
  return { session: state, verification, twoFactor, flags: config.flags, maintenance, locale }
}

/** Whether the window shows this address already: it was opened, or reached by the browser's own buttons. */
const isOpen = (request: Request): boolean => inBrowser && request.url === window.location.href.split('#')[0]

const verdicts = new WeakMap<Request, GuardResult>()

/** What the guard says of a navigation. It is asked once: the loaders of a navigation run side by side and share its request. */
export function verdictOf(request: Request): GuardResult {
  const known = verdicts.get(request)
  if (known) return known
  const { pathname, search } = new URL(request.url)
  const address = pathname + search + (isOpen(request) ? window.location.hash : '')
  const verdict: GuardResult =
    // The session knows better where the reader goes.
    page().view.get().moving ? { kind: 'stay', held: [] } : guard(address, contextOf(page(), page().view.get(), pathname))
  verdicts.set(request, verdict)
  return verdict
}

/** The root's loader: sends on, says that there is no such page, or lets the navigation be. */
export async function guardLoader({ request }: LoaderFunctionArgs): Promise<GuardResult> {
  const verdict = verdictOf(request)
  // An address that was only on its way leaves the entry that is open as it is.
  if (verdict.kind === 'go') throw isOpen(request) ? replace(verdict.to) : redirect(verdict.to)
  if (verdict.kind === 'missing') {
    const { lang } = find(new URL(request.url).pathname)
    if (lang) await notFoundPage.load(lang).catch(() => {}) // said where it is drawn
    throw data(null, { status: 404 })
  }
  return verdict
}

/**
 * What the page that is open still asks of a session: a page of the trusted wallets explains it. Of the session as it is drawn, because the loader's
 * answer follows a change a moment later.
 */
export function heldFor(view: SessionView, pathname: string): Extract<GuardResult, { kind: 'stay' }>['held'] {
  const verdict = guard(pathname, contextOf(page(), view, pathname))
  return verdict.kind === 'stay' ? verdict.held : []
}
