import { localeOf } from '../i18n/detect.ts'
import { offered } from '../lib/config.ts'
import type { AppEnvironment } from './environment.ts'
import { getEnvironment } from './environment.ts'
import type { GuardContext, GuardResult } from './guards.ts'
import { guard } from './guards.ts'
import type { SessionView } from './store.ts'

const inBrowser = typeof window !== 'undefined'

function contextOf({ config, cookies }: AppEnvironment, view: SessionView, pathname: string): GuardContext {
  const { state, verification, twoFactor, maintenance } = view
  return { session: state, verification, twoFactor, flags: offered(config), maintenance, locale: localeOf(pathname, cookies) }
}

/** Whether the window already has this URL: the page was just loaded, or reached with the browser's back and forward buttons. */
export const isOpen = (request: Request): boolean => inBrowser && request.url === window.location.href.split('#')[0]

const verdicts = new WeakMap<Request, GuardResult>()

/** The guard's result for a navigation. All loaders of one navigation share its request, so the result is computed once per request. */
export function guardResultOf(request: Request): GuardResult {
  const known = verdicts.get(request)
  if (known) return known
  const { pathname, search } = new URL(request.url)
  const address = pathname + search + (isOpen(request) ? window.location.hash : '')
  const verdict: GuardResult =
    // The session is already navigating to a page of its choice.
    getEnvironment().view.get().moving
      ? { kind: 'stay', held: [] }
      : guard(address, contextOf(getEnvironment(), getEnvironment().view.get(), pathname))
  verdicts.set(request, verdict)
  return verdict
}

/** Whether the page at an address shows what it is for: it is neither left for another one, nor missing, nor waiting for the user to do something first. */
export function mayOpen(view: SessionView, pathname: string): boolean {
  const verdict = guard(pathname, contextOf(getEnvironment(), view, pathname))
  return verdict.kind === 'stay' && verdict.held.length === 0
}

/**
 * What the open page still requires of the session; trusted-wallets pages explain it. Computed from the session being rendered, because loader data
 * follows a change with a delay.
 */
export function heldFor(view: SessionView, pathname: string): Extract<GuardResult, { kind: 'stay' }>['held'] {
  const verdict = guard(pathname, contextOf(getEnvironment(), view, pathname))
  return verdict.kind === 'stay' ? verdict.held : []
}
