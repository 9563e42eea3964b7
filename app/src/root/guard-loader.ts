import { data, redirect, replace } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { guard } from '../auth/guards.ts'
import type { GuardContext, GuardResult } from '../auth/guards.ts'
import type { SessionView } from '../auth/store.ts'
import type { AppEnvironment } from '../environment.ts'
import { getEnvironment } from '../environment.ts'
import { localeOf } from '../i18n/detect.ts'
import { matchPath } from '../paths.ts'
import { notFoundPage } from './lazy-parts.ts'

/** Id of the root route, whose loader runs the guard. */
export const ROOT = 'root'

const inBrowser = typeof window !== 'undefined'

function contextOf({ config, cookies }: AppEnvironment, view: SessionView, pathname: string): GuardContext {
  const { state, verification, twoFactor, maintenance } = view
  return { session: state, verification, twoFactor, flags: config.flags, maintenance, locale: localeOf(pathname, cookies) }
}

/** Whether the window already has this URL: the page was just loaded, or reached with the browser's back and forward buttons. */
const isOpen = (request: Request): boolean => inBrowser && request.url === window.location.href.split('#')[0]

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

/** The root route's loader: redirects, answers 404 or lets the navigation continue. */
export async function guardLoader({ request }: LoaderFunctionArgs): Promise<GuardResult> {
  const verdict = guardResultOf(request)
  // A redirect during a navigation pushes the target; the page that is open keeps its history entry.
  if (verdict.kind === 'go') throw isOpen(request) ? replace(verdict.to) : redirect(verdict.to)
  if (verdict.kind === 'missing') {
    const { lang } = matchPath(new URL(request.url).pathname)
    if (lang) await notFoundPage.load(lang).catch(() => {}) // the page shows the error
    throw data(null, { status: 404 })
  }
  return verdict
}

/**
 * What the open page still requires of the session; trusted-wallets pages explain it. Computed from the session being rendered, because loader data
 * follows a change with a delay.
 */
export function heldFor(view: SessionView, pathname: string): Extract<GuardResult, { kind: 'stay' }>['held'] {
  const verdict = guard(pathname, contextOf(getEnvironment(), view, pathname))
  return verdict.kind === 'stay' ? verdict.held : []
}
