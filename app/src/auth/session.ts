import type { QueryClient } from '@tanstack/react-query'
import type { ActorOptions, AnyActorLogic, SnapshotFrom } from 'xstate'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { SignIn, User, VerificationStatus } from '#sdk'
import { digest } from './digest.ts'
import { authMachine } from './auth.machine.ts'
import type { AuthEvent, Destination, Ending } from './auth.setup.ts'
import { statusEvent } from './auth.setup.ts'
import type { SessionStore, SessionView } from './store.ts'
import type { Tabs } from './tabs.ts'
import type { TokenStore } from './token.ts'

/** The requests that the session itself sends. */
interface SessionCalls {
  loadUser: (client: QueryClient) => Promise<User>
  loadStatus: (client: QueryClient) => Promise<VerificationStatus>
  /** Loads preferences and settings along with the user; nothing waits for them. */
  loadRest: (client: QueryClient) => void
  signOut: () => Promise<unknown>
}

export interface SessionServices {
  view: SessionStore
  token: TokenStore
  tabs: Tabs
  calls: SessionCalls
  /** The query client of this session. `renewClient` replaces it. */
  client: () => QueryClient
  renewClient: () => void
  /** Deletes the persisted query cache. */
  clearPersisted: () => void
  /** Called first when the session ends: for good (`normal`), or lost and possibly resumed (`forced`). */
  left: (ending: Ending) => void
  /** Clears the stores with a user's data. */
  forgetStores: () => void
  /** Navigates; resolves when the page has changed. */
  go: (to: Destination) => Promise<void>
  clock?: ActorOptions<AnyActorLogic>['clock']
}

export interface Session {
  /** The token of this session, even if another tab has stored a different one. */
  token: () => string | null
  epoch: () => number
  /** Runs one attempt to sign in: by password, Google or registration. Rejects with the error of the call. */
  enter: (attempt: () => Promise<SignIn>) => Promise<'in' | 'code'>
  /** Runs one attempt at the second step. */
  answer: (attempt: () => Promise<SignIn>) => Promise<void>
  back: () => void
  leave: () => void
  unauthorized: (epoch: number) => void
  status: (status: VerificationStatus) => void
  navigated: () => void
  typed: () => void
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
    leaving: auth.matches({ logout: 'leaving' }),
    moving: auth.matches({ redirect: 'moving' }),
  }
}

/** Creates the auth actor with its implementations: storage, cache, navigation, other tabs. */
export function createSession(services: SessionServices): Session {
  const { view, tabs, calls, client } = services
  let own = services.token.get()
  let epoch = view.get().epoch
  /** Id of the session that ended last, for messages to other tabs. */
  let left = ''

  const begin = (token: string | null): void => {
    own = token
    epoch += 1
    // An empty query client: data fetched before the sign-in belongs to no user.
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
            // A message can arrive before this tab's storage has changed. For a `look` only the storage counts.
            const stored = services.token.get()
            if (stored === own) return
            sendBack(stored === null ? { type: 'OTHER_TAB_OUT', ending: 'normal' } : { type: 'OTHER_TAB_IN' })
          }),
        ),
      },
      actions: {
        remember(_, answer) {
          if (!('auth_token' in answer)) return
          services.clearPersisted()
          services.token.set(answer.auth_token)
          begin(answer.auth_token)
          tabs.tell({ type: 'in' })
        },
        adopt: () => begin(services.token.get()),
        // The response is ignored.
        requestLogout: () => void calls.signOut().catch(() => {}),
        forget(_, ending) {
          services.left(ending)
          // Another tab may have begun its own session: remove only our token.
          if (services.token.get() === own) services.token.remove()
          left = own === null ? '' : digest(own)
          own = null
          epoch += 1
          services.clearPersisted()
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
