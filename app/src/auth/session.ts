import type { QueryClient } from '@tanstack/react-query'
import type { ActorOptions, AnyActorLogic } from 'xstate'
import { createActor } from 'xstate'
import type { SignIn, User, VerificationStatus } from '#sdk'
import { logoutMachine } from './logout.machine.ts'
import { sessionMachine } from './session.machine.ts'
import { verificationMachine } from './verification.machine.ts'
import { digest } from '../api/persisted-cache.ts'
import { isApiError } from '../api/to-problem.ts'
import type { SessionStore } from './store.ts'
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

export interface SessionSurroundings {
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
  left: (how: 'normal' | 'forced') => void
  /** Stores that belong to a person. */
  forgetStores: () => void
  /** Resolves when the page has changed. */
  go: (to: 'home' | 'login' | 'wanted') => Promise<void>
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
  status: (status: VerificationStatus | null) => void
  navigated: () => void
  typed: () => void
  stop: () => void
}

/** Turns what the machines say into storage, cache and navigation: nothing else does. */
export function createSession(around: SessionSurroundings): Session {
  const { view, tabs, calls } = around
  const options = around.clock ? { clock: around.clock } : {}
  let own = around.token.get()
  let epoch = view.get().epoch
  /** Names the session that was left last, for the other tabs. */
  let left = ''

  const session = createActor(sessionMachine, { ...options, input: { hasToken: own !== null } })
  const logout = createActor(logoutMachine, options)
  const verification = createActor(verificationMachine, options)

  const begin = (token: string | null): void => {
    own = token
    epoch += 1
    logout.send({ type: 'SIGNED_IN' })
    verification.send({ type: 'SIGNED_OUT' })
    // An empty query client: answers from before the sign-in belong to no user.
    around.renewClient()
    view.set({ epoch, person: null, reason: 'none' })
  }

  const move = async (to: 'home' | 'login' | 'wanted'): Promise<void> => {
    view.set({ moving: true })
    try {
      await around.go(to)
    } finally {
      view.set({ moving: false })
    }
  }

  const load = async (): Promise<void> => {
    const mine = epoch
    const client = around.client()
    calls.loadRest(client)
    const known = calls.loadStatus(client).then(
      (status) => mine === epoch && report(status),
      () => mine === epoch && report(null),
    )
    try {
      const user = await calls.loadUser(client)
      if (mine !== epoch) return
      view.set({ person: digest(user.email) })
      session.send({ type: 'USER' })
    } catch (error) {
      // A 401 was already told by the SDK, to this epoch alone.
      if (mine === epoch && !(isApiError(error) && error.kind === 'unauthorized')) session.send({ type: 'UNREACHABLE' })
    }
    await known
  }

  const refresh = async (): Promise<void> => {
    const mine = epoch
    try {
      const user = await calls.loadUser(around.client())
      // Where the first answer did not come. Later ones say nothing new: an e-mail that was changed is still the same person here.
      if (mine === epoch && view.get().person === null) view.set({ person: digest(user.email) })
    } catch {
      // The next minute asks again.
    }
  }

  const report = (status: VerificationStatus | null): void =>
    verification.send(
      status ? { type: 'STATUS', verified: status.telegram === 'verified', twoFactor: status['2fa'] === 'enabled' } : { type: 'FAILED' },
    )

  session.on('remember', ({ token }) => {
    around.forgetSaved()
    around.token.set(token)
    begin(token)
    tabs.tell({ type: 'in' })
  })
  session.on('adopt', () => begin(around.token.get()))
  session.on('load', () => void load())
  session.on('refresh', () => void refresh())
  session.on('leave', ({ kind, of = 'normal' }) => {
    around.left(kind === 'other-tab' ? of : kind)
    logout.send(kind === 'other-tab' ? { type: 'OTHER_TAB', kind: of } : { type: kind === 'normal' ? 'NORMAL' : 'FORCED' })
  })

  // Sent while the token is still known; its answer is ignored.
  logout.on('request', () => void calls.signOut().catch(() => {}))
  logout.on('forget', () => {
    // Another tab may have begun a session of its own: only ours is removed.
    if (around.token.get() === own) around.token.remove()
    left = own === null ? '' : digest(own)
    own = null
    epoch += 1
    around.forgetSaved()
    verification.send({ type: 'SIGNED_OUT' })
    view.set({ epoch, person: null })
  })
  logout.on('tell', ({ kind }) => tabs.tell({ type: 'out', kind, of: left }))
  logout.on('go', ({ to }) => {
    view.set({ reason: to === 'login' ? 'session-ended' : 'none' })
    void move(to)
  })
  logout.on('wipe', () => {
    around.renewClient()
    around.forgetStores()
  })

  verification.on('go', () => void move('wanted'))

  session.subscribe((now) => {
    const present = now.matches('present')
    view.set({
      state: present ? (now.matches({ present: 'checking' }) ? 'checking' : 'signedIn') : 'anonymous',
      code: now.matches({ absent: 'twoFactor' }) || now.matches({ absent: 'challenging' }),
    })
  })
  logout.subscribe((now) => view.set({ leaving: now.matches('leaving') }))
  verification.subscribe((now) => {
    const told = now.value === 'detoured' ? 'unverified' : now.value === 'noticed' ? 'unknown' : now.value
    view.set({ verification: told, verificationNotice: now.value === 'noticed', twoFactor: now.context.twoFactor })
  })

  const take = (answer: SignIn): 'in' | 'code' => {
    if ('auth_token' in answer) {
      session.send({ type: 'TOKEN', token: answer.auth_token })
      return 'in'
    }
    session.send({ type: 'CODE_ASKED' })
    return 'code'
  }

  const stopListening = tabs.listen((news) => {
    const stored = around.token.get()
    // A message can come before the storage of this tab knows; a look asks the storage alone.
    if (news.type === 'out') return own !== null && digest(own) === news.of && session.send({ type: 'OTHER_TAB_OUT', kind: news.kind })
    if (stored === own) return
    if (stored === null) session.send({ type: 'OTHER_TAB_OUT', kind: 'normal' })
    else session.send({ type: 'OTHER_TAB_IN' })
  })

  verification.start()
  logout.start()
  session.start()

  return {
    token: () => own,
    epoch: () => epoch,
    async enter(attempt) {
      session.send({ type: 'SIGN_IN' })
      const mine = epoch
      try {
        const answer = await attempt()
        return mine === epoch ? take(answer) : 'in'
      } catch (error) {
        session.send({ type: 'REFUSED' })
        throw error
      }
    },
    async answer(attempt) {
      session.send({ type: 'CODE' })
      const mine = epoch
      try {
        const answer = await attempt()
        if (mine === epoch) take(answer)
      } catch (error) {
        session.send({ type: 'REFUSED' })
        throw error
      }
    },
    back: () => session.send({ type: 'BACK' }),
    leave: () => session.send({ type: 'SIGN_OUT' }),
    unauthorized: (of) => of === epoch && session.send({ type: 'UNAUTHORIZED' }),
    status: report,
    navigated: () => verification.send({ type: 'NAVIGATED' }),
    typed: () => verification.send({ type: 'TYPED' }),
    stop() {
      stopListening()
      session.stop()
      logout.stop()
      verification.stop()
    },
  }
}
