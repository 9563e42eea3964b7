import { onlineManager, QueryObserver } from '@tanstack/react-query'
import type { QueryClient, QueryObserverOptions } from '@tanstack/react-query'
import type { Loadable } from '#design-system/lib/loadable.ts'
import {
  answerTwoFactorChallenge,
  connect,
  getCsrfCookie,
  getGetCurrentUserQueryKey,
  getGetCurrentUserQueryOptions,
  getGetLandingDealsFileQueryOptions,
  getGetPreferencesQueryOptions,
  getGetUserSettingsQueryOptions,
  getGetVerificationStatusQueryKey,
  getGetVerificationStatusQueryOptions,
  getListLandingDealsQueryOptions,
  isServerTimeKnown,
  login,
  loginWithGoogle,
  logout,
  registerUser,
  serverNow,
} from '#sdk'
export { getChatToken, requestPasswordReset, resetPassword } from '#sdk'
import type { LandingDeals, LandingDealsFile, User, VerificationStatus } from '#sdk'
import { toErrorReport, report } from '../integrations/reporter.ts'
import { reportLine } from '../integrations/contract-report.ts'
import { setClock } from '../lib/clock.ts'
import { isApiError } from '../api/to-problem.ts'
import { JUST_ASKED, MAINTENANCE_RECHECK } from '../lib/constants.ts'
import { drafts, forgetDrafts } from '../money/stores.ts'
import { takePreloadedResponses } from '../api/preloaded-responses.ts'
import { currentLocale } from '../i18n/current.ts'
import { redirect } from './redirects.ts'
import { getEnvironment } from './environment.ts'
import { holdSettings } from '../api/settings.ts'
import { createQueryClient } from '../api/client.ts'
import { createQueryClientStore } from '../api/query-client-store.ts'
import { clearPersisted, persist, persistedQueries } from '../api/persist.ts'
import { digest } from '../lib/digest.ts'
import { isPrerendering } from '../lib/hydration.ts'
import { createPrefetcher } from '../api/prefetch.ts'
import type { PageQueries } from '../api/prefetch.ts'
import { toLoadable } from '../api/to-loadable.ts'
import { statusEvent, userEvent } from './auth.setup.ts'
import type { Session } from './session.ts'
import { createSession } from './session.ts'
import { hideWhileCached } from './cached-page.ts'
import { createTabs } from './tabs.ts'
import { syncPreferencesAcrossTabs } from '../lib/preferences-tabs.ts'

// What talks to the server: SDK, query cache and session. They are larger than a public page, which imports this file lazily and only where it needs
// it. Importing it connects the SDK and starts the session.

/** The hashed URL of this file identifies the build; persisted data of another build is discarded. */
const version = import.meta.url

function owner(): { user: string; locale: string; version: string } | null {
  const token = session.token()
  // Another tab may have ended or begun a session that this tab has not noticed yet.
  if (getEnvironment().token.get() !== token) return null
  return { user: token ? digest(token) : 'anonymous', locale: currentLocale(), version }
}

const sessionQueries = () => [
  getGetCurrentUserQueryOptions(),
  getGetVerificationStatusQueryOptions(),
  getGetPreferencesQueryOptions(),
  getGetUserSettingsQueryOptions(holdSettings),
]

const followClient = (client: QueryClient): (() => void) => {
  // The session asks for these as it starts, and the first page does not ask again.
  for (const { queryKey } of sessionQueries()) client.setQueryDefaults(queryKey, { staleTime: JUST_ASKED })
  const stopSaving = persist(client, { keep: getEnvironment().storage, allowed: persistedQueries, owner })
  const status = JSON.stringify(getGetVerificationStatusQueryKey())
  const user = JSON.stringify(getGetCurrentUserQueryKey())
  // Whichever component fetches them, the session gets the status for the guards, and the user to compare with the one shown.
  const stopFollowing = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.queryHash === status) session.send(statusEvent(event.query.state.data as VerificationStatus))
    if (event.query.queryHash === user) session.send(userEvent(event.query.state.data as User))
  })
  return () => {
    stopSaving()
    stopFollowing()
  }
}

// During prerendering, no garbage collection timers: they would keep the process alive.
export const clients = createQueryClientStore(() => (isPrerendering ? createQueryClient(Infinity) : createQueryClient()), followClient)

/** A query for pages that do not load TanStack Query's hooks. Calls back until it is stopped. */
const watch =
  <T>(options: () => QueryObserverOptions<T, never>) =>
  (onValue: (value: Loadable<T>) => void): (() => void) => {
    const observer = new QueryObserver<T, never>(clients.get(), options())
    const notify = (): void => onValue(toLoadable(observer.getCurrentResult()))
    notify()
    return observer.subscribe(notify)
  }

export const watchLandingDeals = watch(() => getListLandingDealsQueryOptions() as QueryObserverOptions<LandingDeals, never>)
export const watchLandingFile = watch(() => getGetLandingDealsFileQueryOptions() as QueryObserverOptions<LandingDealsFile, never>)

/** Whether a sign-out has arrived all the same: the server knows no session or no such route, or redirects as Laravel does after a sign-out. */
const isSignOutTaken = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'redirected' || [401, 403, 404, 405].includes(error.status))

/** Checks whether the server responds again; its 503 tells when to check next. */
export async function checkServer(): Promise<void> {
  const { view } = getEnvironment()
  try {
    await getCsrfCookie()
    view.set({ maintenance: false, nextCheck: null })
    // The page behind the maintenance page may show what failed meanwhile.
    void clients.get().refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  } catch (error) {
    const seconds = isApiError(error) && error.kind === 'maintenance' ? error.retryAfter : undefined
    view.set({ nextCheck: serverNow() + (seconds ? seconds * 1000 : MAINTENANCE_RECHECK) })
    if (!isApiError(error)) report({ where: 'promise', ...toErrorReport(error) })
  }
}

/** Signs out after so many minutes without input. Its code is loaded only where the deployment wants that. */
function watchIdle(minutes: number, onOver: () => void): () => void {
  const { view, storage } = getEnvironment()
  const watching = import('./inactivity.ts').then(({ watchInactivity }) =>
    watchInactivity({ limit: minutes * 60_000, storage, onNear: (near) => view.set({ notice: near ? 'idle' : null }), onOver }),
  )
  watching.catch((error: unknown) => report({ where: 'promise', ...toErrorReport(error) }))
  return () => void watching.then((stop) => stop()).catch(() => {})
}

function createWindowSession(): Session {
  const { view, token, ui, storage, config } = getEnvironment()
  return createSession({
    view,
    storage,
    token,
    tabs: createTabs(window),
    client: clients.get,
    renewClient: clients.renew,
    clearPersisted: () => clearPersisted(storage),
    left(how) {
      if (how === 'normal') forgetDrafts()
      else drafts.unsave()
    },
    forgetStores: ui.forgetPerson,
    ...(config.idle_minutes !== null && { inactivity: (onOver: () => void) => watchIdle(config.idle_minutes!, onOver) }),
    go: redirect,
    calls: {
      signIn({ by, values }, signal) {
        switch (by) {
          case 'password':
            return login(values, { signal })
          case 'google':
            return loginWithGoogle(values, { signal })
          case 'registration':
            return registerUser(values, { signal })
        }
      },
      answerCode: (challenge, signal) => answerTwoFactorChallenge(challenge, { signal }),
      loadUser: (client) => client.fetchQuery(getGetCurrentUserQueryOptions()),
      async reloadUser(client) {
        const { queryKey } = getGetCurrentUserQueryOptions()
        await client.cancelQueries({ queryKey })
        return client.fetchQuery({ ...getGetCurrentUserQueryOptions(), staleTime: 0 })
      },
      loadStatus: (client) => client.fetchQuery(getGetVerificationStatusQueryOptions()),
      loadRest(client) {
        void client.prefetchQuery(getGetPreferencesQueryOptions())
        void client.prefetchQuery(getGetUserSettingsQueryOptions(holdSettings))
      },
      signOut: () =>
        logout({ fetchOptions: { cache: 'no-store', keepalive: true } }).catch((error: unknown) => {
          if (!isSignOutTaken(error)) throw error
        }),
    },
  })
}

/** The session of this window. Prerendering has none, and calls nothing that uses it. */
export const session = isPrerendering ? (undefined as never) : createWindowSession()

function start(): void {
  const { view, token, ui, config } = getEnvironment()
  // TanStack Query only notices when the connection is lost or comes back, so a page that the service worker served offline must set the state.
  onlineManager.setOnline(navigator.onLine !== false)
  connect({
    baseUrl: config.api,
    idempotency: config.idempotency,
    locale: currentLocale,
    token: session.token,
    epoch: session.epoch,
    onUnauthorized: session.unauthorized,
    onMaintenance: (seconds) => view.set({ maintenance: true, nextCheck: serverNow() + (seconds ? seconds * 1000 : MAINTENANCE_RECHECK) }),
    report: (event) => {
      report({ where: event.type === 'unknown-outcome' ? event.type : 'contract', what: reportLine(event) })
      if (import.meta.env.DEV) void import('../dev/contract-mismatches.ts').then(({ contractMismatches }) => contractMismatches.hear(event))
    },
    values: import.meta.env.DEV,
    preloaded: takePreloadedResponses(currentLocale()),
  })
  // The token and a person's responses stay within reach of no script. Public pages still read theirs.
  if (globalThis.matuEarly?.token) delete globalThis.matuEarly
  setClock({ now: serverNow, isServerTime: isServerTimeKnown })
  clients.begin()
  // The session may have ended while this tab was away.
  if (token.get() === null) drafts.forget()
  syncPreferencesAcrossTabs(ui, window)
  window.addEventListener('online', session.online)
  hideWhileCached(window, view)
  session.start()
}

if (!isPrerendering) start()

/** Ends the session as a lost one: what was typed is kept, and signing in leads back to the same page. */
export const signInAgain = (): void => session.unauthorized(session.epoch())

/** Starts the queries of a page that is about to open. */
export const prefetch = (queries: PageQueries): void => void queries(createPrefetcher(clients.get()), getEnvironment().config)
