import { onlineManager, QueryObserver } from '@tanstack/react-query'
import type { QueryClient, QueryObserverOptions } from '@tanstack/react-query'
import type { Loadable } from '#design-system/lib/loadable.ts'
import {
  answerTwoFactorChallenge,
  connect,
  getChatToken,
  getCsrfCookie,
  getGetCurrentUserQueryOptions,
  getGetLandingDealsFileQueryOptions,
  getGetPreferencesQueryOptions,
  getGetUserSettingsQueryOptions,
  getGetVerificationStatusQueryKey,
  getGetVerificationStatusQueryOptions,
  getListLandingDealsQueryOptions,
  login,
  loginWithGoogle,
  logout,
  prepare,
  registerUser,
  requestPasswordReset,
  resetPassword,
  serverNow,
} from '#sdk'
import type {
  LandingDeals,
  LandingDealsFile,
  LoginRequest,
  RegistrationRequest,
  ResetPasswordRequest,
  TwoFactorChallenge,
  VerificationStatus,
} from '#sdk'
import { describe, report } from './adapters/reporter.ts'
import { reportLine } from './adapters/contract-report.ts'
import { now, setClock } from './clock.ts'
import { MAINTENANCE_RECHECK } from './constants.ts'
import { createDrafts } from './drafts/drafts.ts'
import { createPending } from './drafts/pending.ts'
import { early } from './early.ts'
import { createRunningRefill } from './drafts/running.ts'
import { currentLocale } from './locale/current.ts'
import { mover } from './moves.ts'
import { navigation } from './navigation.ts'
import { page } from './page.ts'
import { createQueryClient } from './query/client.ts'
import { createClientHolder } from './query/holder.ts'
import { forgetSaved, persist } from './query/persist.ts'
import { savable } from './query/savable.ts'
import { digest } from './query/saved.ts'
import { toLoadable } from './query/to-loadable.ts'
import type { Session } from './session.ts'
import { createSession } from './session.ts'
import { createTabs } from './session/tabs.ts'
import type { Keep } from './storage/keep.ts'
import { shareUi } from './storage/ui-tabs.ts'

/** The hashed address of this very file: another build, another version of what was saved. */
const version = import.meta.url

/** A page that was hydrated a moment before its session began has asked already. */
const JUST_ASKED = 5000

let session: Session | undefined
/** A page that was written ahead asks before its session has begun: a 401 that came so early is told to it afterwards. */
let refusedEarly: number | null = null

function owner(): { user: string; locale: string; version: string } | null {
  const token = session ? session.token() : page().token.get()
  // Another tab may have ended or begun a session that this one has not heard of yet.
  if (page().token.get() !== token) return null
  return { user: token ? digest(token) : 'anonymous', locale: currentLocale(), version }
}

const inBrowser = typeof window !== 'undefined'

const accompany = (client: QueryClient): (() => void) => {
  const stopSaving = persist(client, { keep: page().keep, allowed: savable, owner })
  const key = JSON.stringify(getGetVerificationStatusQueryKey())
  // Whoever asks for the status, the guards hear of it.
  const stopHearing = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryHash === key)
      session?.status(event.query.state.data as VerificationStatus)
  })
  return () => {
    stopSaving()
    stopHearing()
  }
}

// Where pages are written ahead nothing is kept, and no timer may keep the process.
export const clients = createClientHolder(() => (inBrowser ? createQueryClient() : createQueryClient(Infinity)), accompany)

/** What was typed and what was sent, for whoever comes back after a lost session. */
export const drafts = createDrafts()
const kept: Keep = {
  get: (key) => page().keep.get(key),
  set: (key, value) => page().keep.set(key, value),
  remove: (key) => page().keep.remove(key),
}
export const pending = createPending(kept, now)
export const refills = createRunningRefill(kept, now)

/** A read for a page that has no hooks of the query library: heard until it is stopped. */
const watch =
  <T>(options: () => QueryObserverOptions<T, never>) =>
  (hear: (value: Loadable<T>) => void): (() => void) => {
    const observer = new QueryObserver<T, never>(clients.get(), options())
    const tell = (): void => hear(toLoadable(observer.getCurrentResult()))
    tell()
    return observer.subscribe(tell)
  }

const submitted = async <T>(call: Promise<T>): Promise<void> => void (await call)

/** Reads may be asked for from now on; the session itself begins with `engine()`. */
function wire(): void {
  const { view, token, config } = page()
  connect({
    baseUrl: config.api,
    idempotency: config.idempotency,
    locale: currentLocale,
    token: () => (session ? session.token() : token.get()),
    epoch: () => session?.epoch() ?? view.get().epoch,
    onUnauthorized: (epoch) => (session ? session.unauthorized(epoch) : (refusedEarly = epoch)),
    onMaintenance: (seconds) => view.set({ maintenance: true, nextLook: serverNow() + (seconds ? seconds * 1000 : MAINTENANCE_RECHECK) }),
    report: (event) => {
      report({ where: event.type === 'unknown-outcome' ? event.type : 'contract', what: reportLine(event) })
      if (import.meta.env.DEV) void import('./dev/drifts.ts').then(({ drifts }) => drifts.hear(event))
    },
    values: import.meta.env.DEV,
    early: early(currentLocale()),
  })
  setClock(serverNow)
}

// A page that begins without a line (the service worker kept it) is told so: the query library only hears of a line that breaks or comes back.
if (inBrowser) onlineManager.setOnline(navigator.onLine !== false)

// With the code, and before any of its hooks: a page that was written ahead asks as soon as it is hydrated.
if (inBrowser) wire()

function start() {
  const { view, token, ui, keep } = page()
  clients.begin()
  shareUi(ui, window)

  const running = createSession({
    view,
    token,
    tabs: createTabs(window),
    client: clients.get,
    renewClient: clients.renew,
    forgetSaved: () => forgetSaved(keep),
    left(how) {
      if (how === 'forced') return
      drafts.forget()
      pending.forget()
      refills.forget()
    },
    forgetStores: ui.forgetPerson,
    go: mover(navigation),
    calls: {
      loadUser: (client) => client.fetchQuery({ ...getGetCurrentUserQueryOptions(), staleTime: JUST_ASKED }),
      loadStatus: (client) => client.fetchQuery({ ...getGetVerificationStatusQueryOptions(), staleTime: JUST_ASKED }),
      loadRest(client) {
        void client.prefetchQuery({ ...getGetPreferencesQueryOptions(), staleTime: JUST_ASKED })
        void client.prefetchQuery({ ...getGetUserSettingsQueryOptions(), staleTime: JUST_ASKED })
      },
      signOut: () => logout({ headers: { 'Cache-Control': 'no-cache' }, keepalive: true }),
    },
  })
  session = running
  globalThis.matuEarly?.begun?.()
  if (refusedEarly !== null) running.unauthorized(refusedEarly)

  return {
    view,
    /** The anti-forgery cookie ahead of a form's first request. */
    prepare,
    signIn: (values: LoginRequest) => running.enter(() => login(values)),
    signInWithGoogle: (access_token: string) => running.enter(() => loginWithGoogle({ access_token })),
    answerCode: (values: TwoFactorChallenge) => running.answer(() => answerTwoFactorChallenge(values)),
    register: (values: RegistrationRequest) => running.enter(() => registerUser(values)),
    backToPassword: running.back,
    askForReset: (email: string) => submitted(requestPasswordReset({ email })),
    resetPassword: (values: ResetPasswordRequest) => submitted(resetPassword(values)),
    watchLandingDeals: watch(() => getListLandingDealsQueryOptions() as QueryObserverOptions<LandingDeals, never>),
    watchLandingFile: watch(() => getGetLandingDealsFileQueryOptions() as QueryObserverOptions<LandingDealsFile, never>),
    signOut: running.leave,
    /** The opaque name of the signed-in reader for the live chat. */
    chatToken: (): Promise<string> => getChatToken(),
    navigated: running.navigated,
    typed: running.typed,
    client: clients.get,
    /** Whether the server answers again; its 503 tells when to look next. */
    async look(): Promise<void> {
      try {
        await getCsrfCookie()
        view.set({ maintenance: false, nextLook: null })
      } catch (error) {
        const { nextLook } = view.get()
        if (nextLook === null || nextLook <= serverNow()) view.set({ nextLook: serverNow() + MAINTENANCE_RECHECK })
        if (!(error instanceof Error) || error.name !== 'ApiError') report({ where: 'promise', what: describe(error) })
      }
    },
  }
}

export type Engine = ReturnType<typeof start>

let running: Engine | undefined

/** Starts once, in the browser: transport, session, cache. */
export const engine = (): Engine => (running ??= start())
