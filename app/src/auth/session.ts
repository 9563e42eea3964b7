import type { QueryClient } from '@tanstack/react-query'
import type { ActorOptions, AnyActorLogic, SnapshotFrom } from 'xstate'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { SignIn, User, VerificationStatus } from '#sdk'
import { digest } from './digest.ts'
import type { AuthEvent, Destination, Ending } from './auth.machine.ts'
import { authMachine, statusEvent } from './auth.machine.ts'
import type { SessionStore, SessionView } from './store.ts'
import type { Tabs } from './tabs.ts'
import type { TokenStore } from './token.ts'

/** The calls that a session makes by itself. */
export interface SessionCalls {
  loadUser: (client: QueryClient) => Promise<User>
  loadStatus: (client: QueryClient) => Promise<VerificationStatus>
  /** Preferences, settings: loaded beside the user; nothing waits for them. */
  loadRest: (client: QueryClient) => void
  signOut: () => Promise<unknown>
}

export interface SessionServices {
  view: SessionStore
  token: TokenStore
  tabs: Tabs
  calls: SessionCalls
  /** The client of this session, and a new one in its place. */
  client: () => QueryClient
  renewClient: () => void
  /** What is saved of the cache. */
  forgetSaved: () => void
  /** The reader leaves: for good, or the session was lost and may be taken up again. At once, before anything else is forgotten. */
  left: (ending: Ending) => void
  /** Stores that belong to a person. */
  forgetStores: () => void
  /** Resolves when the page has changed. */
  go: (to: Destination) => Promise<void>
  clock?: ActorOptions<AnyActorLogic>['clock']
}

export interface Session {
  /** The token of this session, not of what another tab wrote meanwhile. */
  token: () => string | null
  epoch: () => number
  /** Runs one attempt to sign in: by password, Google or registration. Throws what the call throws. */
  enter: (attempt: () => Promise<SignIn>) => Promise<'in' | 'code'>
  /** Answers the second step. */
  answer: (attempt: () => Promise<SignIn>) => Promise<void>
  back: () => void
  leave: () => void
  unauthorized: (epoch: number) => void
  status: (status: VerificationStatus) => void
  navigated: () => void
  typed: () => void
  stop: () => void
}

/** What the pages see of the auth actor. */
export function toView(auth: SnapshotFrom<typeof authMachine>): Partial<SessionView> {
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
    leaving: auth.matches({ logout: 'leaving' }),
    moving: auth.matches({ redirect: 'moving' }),
  }
}

/** The auth actor with what it calls, stores and clears: storage, cache, navigation, other tabs. */
export function createSession(services: SessionServices): Session {
  const { view, tabs, calls, client } = services
  let own = services.token.get()
  let epoch = view.get().epoch
  /** Names the session that was left last, for the other tabs. */
  let left = ''

  const begin = (token: string | null): void => {
    own = token
    epoch += 1
    // An empty query client: answers from before the sign-in belong to no user.
    services.renewClient()
    view.set({ epoch, person: null, reason: 'none' })
  }

  const auth = createActor(
    authMachine.provide({
      actors: {
        user: fromPromise(() => calls.loadUser(client())),
        status: fromPromise(() => calls.loadStatus(client())),
        rest: fromPromise(async () => calls.loadRest(client())),
        go: fromPromise(({ input }) => services.go(input)),
        tabs: fromCallback<AuthEvent>(({ sendBack }) =>
          tabs.listen((message) => {
            if (message.type === 'out') {
              if (own !== null && digest(own) === message.of) sendBack({ type: 'OTHER_TAB_OUT', ending: message.kind })
              return
            }
            // A message can come before the storage of this tab knows; a look asks the storage alone.
            const stored = services.token.get()
            if (stored === own) return
            sendBack(stored === null ? { type: 'OTHER_TAB_OUT', ending: 'normal' } : { type: 'OTHER_TAB_IN' })
          }),
        ),
      },
      actions: {
        remember(_, answer) {
          if (!('auth_token' in answer)) return
          services.forgetSaved()
          services.token.set(answer.auth_token)
          begin(answer.auth_token)
          tabs.tell({ type: 'in' })
        },
        adopt: () => begin(services.token.get()),
        // Its answer is ignored.
        requestLogout: () => void calls.signOut().catch(() => {}),
        forget(_, ending) {
          services.left(ending)
          // Another tab may have begun a session of its own: only ours is removed.
          if (services.token.get() === own) services.token.remove()
          left = own === null ? '' : digest(own)
          own = null
          epoch += 1
          services.forgetSaved()
          view.set({ epoch, person: null, reason: ending === 'forced' ? 'session-ended' : 'none' })
        },
        tellTabs: (_, ending) => tabs.tell({ type: 'out', kind: ending, of: left }),
        wipe() {
          services.renewClient()
          services.forgetStores()
        },
      },
    }),
    { ...(services.clock && { clock: services.clock }), input: { hasToken: own !== null } },
  )
  auth.subscribe((snapshot) => view.set(toView(snapshot)))
  auth.start()

  return {
    token: () => own,
    epoch: () => epoch,
    async enter(attempt) {
      const answer = attempt()
      auth.send({ type: 'SIGN_IN', answer })
      return 'auth_token' in (await answer) ? 'in' : 'code'
    },
    async answer(attempt) {
      const answer = attempt()
      auth.send({ type: 'CODE', answer })
      await answer
    },
    back: () => auth.send({ type: 'BACK' }),
    leave: () => auth.send({ type: 'SIGN_OUT' }),
    unauthorized: (of) => of === epoch && auth.send({ type: 'UNAUTHORIZED' }),
    status: (status) => auth.send(statusEvent(status)),
    navigated: () => auth.send({ type: 'NAVIGATED' }),
    typed: () => auth.send({ type: 'TYPED' }),
    stop: () => void auth.stop(),
  }
}
