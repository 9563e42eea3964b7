import type { QueryClient } from '@tanstack/react-query'
import type { ActorOptions, AnyActorLogic, SnapshotFrom } from 'xstate'
import { createActor, fromCallback, fromPromise, toPromise } from 'xstate'
import { ApiError } from '#sdk'
import type { SignIn, TwoFactorChallenge, User, VerificationStatus } from '#sdk'
import { SIGN_OUT_KEY } from './token.ts'
import { digest } from '../lib/digest.ts'
import { inspection } from '../lib/inspection.ts'
import type { SafeStorage } from '../lib/safe-storage.ts'
import { isTyped, setTyped } from '../lib/typed.ts'
import { authMachine } from './auth.machine.ts'
import type { AuthEvent, Credentials, Destination, Ending } from './auth.setup.ts'
import { userEvent } from './auth.setup.ts'
import { signOutMachine } from './sign-out.machine.ts'
import type { SessionStore, SessionView } from './store.ts'
import type { Tabs } from './tabs.ts'
import type { TokenStore } from './token.ts'

/** The requests that the session itself sends. */
interface SessionCalls {
  /** Sends credentials, or the code of the second step. The signal aborts it when another tab begins a session first. */
  signIn: (credentials: Credentials, signal: AbortSignal) => Promise<SignIn>
  answerCode: (challenge: TwoFactorChallenge, signal: AbortSignal) => Promise<SignIn>
  loadUser: (client: QueryClient) => Promise<User>
  /** Loads the user again, even if that has just been done. */
  reloadUser: (client: QueryClient) => Promise<User>
  loadStatus: (client: QueryClient) => Promise<VerificationStatus>
  /** Loads preferences and settings along with the user; nothing waits for them. */
  loadRest: (client: QueryClient) => void
  /** Rejects if it did not arrive. */
  signOut: () => Promise<unknown>
}

export interface SessionServices {
  view: SessionStore
  storage: SafeStorage
  token: TokenStore
  tabs: Tabs
  calls: SessionCalls
  /** The query client of this session. `renewClient` replaces it. */
  client: () => QueryClient
  renewClient: () => void
  /** Deletes the persisted query cache. */
  clearPersisted: () => void
  /** Called first when the session ends: for good (`normal`), or lost and possibly resumed. */
  left: (ending: Ending) => void
  /** Clears the stores with a user's data. */
  forgetStores: () => void
  /** Watches for input while a session runs, where the deployment wants that. Returns a function that stops. */
  inactivity?: (onOver: () => void) => () => void
  /** Navigates; resolves when the page has changed. */
  go: (to: Destination) => Promise<void>
  clock?: ActorOptions<AnyActorLogic>['clock']
}

export interface Session {
  /** The token of this session, even if another tab has stored a different one. */
  token: () => string | null
  epoch: () => number
  /** Resolves when signed in, or when a code is asked for. Rejects with the error of the call. */
  signIn: (credentials: Credentials) => Promise<void>
  /** The second step. */
  answerCode: (challenge: TwoFactorChallenge) => Promise<void>
  /** Sends an event to the auth actor. */
  send: (event: AuthEvent) => void
  unauthorized: (epoch: number) => void
  /** The user's email address is about to change or has changed, so that the next one from the server is not taken for someone else's. */
  emailChanged: () => void
  /** The connection is back. */
  online: () => void
  start: () => void
  stop: () => void
}

/** The part of the auth actor's state that pages see. */
function toView(auth: SnapshotFrom<typeof authMachine>): Partial<SessionView> {
  const { verification } = auth.value
  const isDetoured = verification === 'detoured'
  const isNoticed = verification === 'noticed'
  const isChecking = auth.matches({ session: { present: 'checking' } })
  return {
    state: isChecking ? 'checking' : auth.matches({ session: 'present' }) ? 'signedIn' : 'anonymous',
    code: auth.matches({ session: { absent: 'twoFactor' } }) || auth.matches({ session: { absent: 'challenging' } }),
    verification: isDetoured ? 'unverified' : isNoticed ? 'unknown' : verification,
    verificationNotice: isNoticed,
    twoFactor: auth.context.twoFactor,
    person: auth.context.person,
    userId: auth.context.userId,
    leaving: auth.matches({ logout: 'leaving' }),
    moving: auth.matches({ redirect: 'moving' }),
  }
}

const reasons = { normal: 'none', forced: 'session-ended', replaced: 'someone-else', idle: 'inactive' } as const

/** The token and the epoch of this tab's session, even if another tab has stored a different token. */
function createOwnSession({ view, token, left, renewClient, clearPersisted }: SessionServices) {
  let own = token.get()
  let epoch = view.get().epoch
  let endedId = ''
  return {
    token: () => own,
    epoch: () => epoch,
    /** Id of the session that ended last, for messages to other tabs. */
    endedId: () => endedId,
    begin(next: string | null): void {
      own = next
      epoch += 1
      // An empty query client: data fetched before the sign-in belongs to no user.
      renewClient()
      // The sign-in form is sent.
      setTyped(false)
      view.set({ epoch, person: null, userId: null, reason: 'none' })
    },
    end(ending: Ending): void {
      left(ending)
      // Another tab may have begun its own session: remove only our token.
      if (token.get() === own) token.remove()
      endedId = own === null ? '' : digest(own)
      own = null
      epoch += 1
      clearPersisted()
      view.set({ epoch, person: null, userId: null, reason: reasons[ending] })
    },
  }
}

/** Sends sign-outs. What is stored of one that has not arrived is only that there is one. */
function createSignOut({ calls, storage, token, view, clock }: SessionServices) {
  /** The sign-in that is being tried: a sign-out must not overtake it. */
  let attempt: Promise<unknown> | undefined
  const isDue = (): boolean => storage.get(SIGN_OUT_KEY) !== null && token.get() === null
  const actor = createActor(
    signOutMachine.provide({
      actors: {
        send: fromPromise(async ({ input }) => {
          if (!input.leaving && attempt) await attempt
          if (input.leaving || isDue()) await calls.signOut()
        }),
      },
      actions: { remember: () => void storage.set(SIGN_OUT_KEY, '1'), forget: () => storage.remove(SIGN_OUT_KEY) },
    }),
    { ...inspection, ...(clock && { clock }) },
  )
  actor.subscribe(({ value }) => {
    // The message stays while the request is sent again.
    if (value !== 'sending') view.set({ notice: value === 'due' ? 'sign-out-due' : null })
  })
  return {
    actor,
    /** A sign-in that succeeds, if only in its first step, replaces the session on the server. */
    follow(answer: Promise<unknown>): void {
      attempt = answer.then(
        () => actor.send({ type: 'BEGUN' }),
        () => {},
      )
    },
  }
}

const createActors = (
  { calls, client, go, tabs, token, inactivity }: SessionServices,
  ownToken: () => string | null,
  check: () => void,
) => ({
  user: fromPromise(() => calls.loadUser(client())),
  status: fromPromise(() => calls.loadStatus(client())),
  rest: fromPromise(async () => calls.loadRest(client())),
  go: fromPromise<void, Destination>(({ input }) => go(input)),
  inactivity: fromCallback<AuthEvent>(({ sendBack }) => inactivity?.(() => sendBack({ type: 'IDLE' }))),
  tabs: fromCallback<AuthEvent>(({ sendBack }) =>
    tabs.listen((message) => {
      const own = ownToken()
      if (message.type === 'out' || message.type === 'email') {
        if (own === null || digest(own) !== message.of) return
        sendBack(message.type === 'out' ? { type: 'OTHER_TAB_OUT', ending: message.kind } : { type: 'EMAIL_CHANGED' })
        return
      }
      // A message can arrive before this tab's storage has changed. For a `look` only the storage counts.
      const stored = token.get()
      if (stored === own) {
        if (message.type === 'in' && own !== null) check()
        return
      }
      sendBack(stored === null ? { type: 'OTHER_TAB_OUT', ending: 'normal' } : { type: 'OTHER_TAB_IN' })
    }),
  ),
})

/** Creates the auth actor with its implementations: storage, cache, navigation, other tabs. */
export function createSession(services: SessionServices): Session {
  const { view, tabs, calls } = services
  const own = createOwnSession(services)
  const signOut = createSignOut(services)
  /** Asks the server who is signed in. */
  const check = (): void => {
    const asked = own.epoch()
    if (own.token() === null) return
    calls.reloadUser(services.client()).then(
      (user) => asked === own.epoch() && auth.send(userEvent(user)),
      () => {}, // the next refresh compares again
    )
  }
  /**
   * An actor that sends credentials or a code. An aborted attempt may have reached the server all the same, and its cookies the browser: this tab asks
   * who is signed in as it adopts the other session, and the other tabs ask when they are told.
   */
  const attempt = <Input>(send: (input: Input, signal: AbortSignal) => Promise<SignIn>) =>
    fromPromise<SignIn, Input>(({ input, signal }) => {
      const answer = send(input, signal)
      const ended = (): void => {
        if (signal.aborted) tabs.post({ type: 'in' })
      }
      answer.then(ended, ended)
      signOut.follow(answer)
      return answer
    })
  /** Sends the event, and waits for the attempt that it begins. */
  const tried = async (event: Extract<AuthEvent, { type: 'SIGN_IN' | 'CODE' }>): Promise<void> => {
    auth.send(event)
    const running = auth.getSnapshot().children['attempt']
    // Another tab has begun a session, before or while this tab's form was sent.
    if (!running || !(await toPromise(running))) throw new ApiError({ kind: 'aborted', operation: 'login' })
  }
  const auth = createActor(
    authMachine.provide({
      actors: { ...createActors(services, own.token, check), signIn: attempt(calls.signIn), answerCode: attempt(calls.answerCode) },
      guards: { formInUse: isTyped },
      actions: {
        remember(_, answer) {
          if (!('auth_token' in answer)) return
          services.clearPersisted()
          services.token.set(answer.auth_token)
          own.begin(answer.auth_token)
          tabs.post({ type: 'in' })
        },
        adopt() {
          own.begin(services.token.get())
          signOut.actor.send({ type: 'BEGUN' })
        },
        requestLogout: () => signOut.actor.send({ type: 'LEAVE' }),
        forget: (_, ending) => own.end(ending),
        tellTabs: (_, ending) => tabs.post({ type: 'out', kind: ending, of: own.endedId() }),
        wipe() {
          services.renewClient()
          services.forgetStores()
        },
      },
    }),
    { ...inspection, ...(services.clock && { clock: services.clock }), input: { hasToken: own.token() !== null } },
  )
  auth.subscribe((snapshot) => view.set(toView(snapshot)))

  return {
    token: own.token,
    epoch: own.epoch,
    signIn: (credentials) => tried({ type: 'SIGN_IN', credentials }),
    answerCode: (challenge) => tried({ type: 'CODE', challenge }),
    send: (event) => auth.send(event),
    unauthorized: (of) => of === own.epoch() && auth.send({ type: 'UNAUTHORIZED' }),
    emailChanged() {
      auth.send({ type: 'EMAIL_CHANGED' })
      const token = own.token()
      if (token !== null) tabs.post({ type: 'email', of: digest(token) })
    },
    online: () => signOut.actor.send({ type: 'ONLINE' }),
    start() {
      signOut.actor.start()
      auth.start()
    },
    stop() {
      auth.stop()
      signOut.actor.stop()
    },
  }
}
