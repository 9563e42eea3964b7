import type { ActorOptions, AnyActorLogic } from 'xstate'
import { createActor } from 'xstate'
import type { Transfer } from '#design-system/lib/transfer.ts'
import type { UtaDelegation } from '#sdk'
import { REFILL_POLL } from '../constants.ts'
import type { RunningRefill } from '../drafts/running.ts'
import { refillMachine } from '../machines/refill.machine.ts'
import type { Turns } from '../session/turns.ts'
import { isApiError } from './to-problem.ts'

export interface RefillSurroundings {
  ask: (request_id: string) => Promise<UtaDelegation>
  running: RunningRefill
  turns: Turns
  person: () => string | null
  now: () => number
  online: () => boolean
  /** It is done, or has failed: balances and lists have changed. */
  onEnd: () => void
  clock?: ActorOptions<AnyActorLogic>['clock']
}

export interface Refill {
  /** The post was answered, or found. */
  accepted: (request_id: string) => void
  /** Takes up what an earlier page began. */
  resume: (person: string | null) => void
  /** Another tab wrote down how far it is. */
  seen: () => void
  line: (online: boolean) => void
  get: () => Transfer | null
  subscribe: (listener: () => void) => () => void
  /** The page is on the screen, until the answer is called: a page that was left asks for nothing, and goes on when it is back. */
  attach: () => () => void
}

/** Runs the refill's machine: asks, remembers, takes turns with other tabs. Without React, so that it can be tested as it is. */
export function createRefill(around: RefillSurroundings): Refill {
  const { running, turns, person, now, online, onEnd } = around
  const actor = createActor(refillMachine, around.clock ? { clock: around.clock } : {})
  const listeners = new Set<() => void>()
  let delegation: UtaDelegation | null = null
  let checkedAt: number | null = null
  let leaveTurn = (): void => {}
  /** Only the answer to the last question moves the machine on: a late one must not make it ask sooner. */
  let question = 0
  /** Answers to earlier questions come to a page that was left meanwhile. */
  let heardFrom = 0

  const onCheck = (): void => actor.send({ type: 'CHECK_AGAIN' })
  const onAgain = (): void => actor.send({ type: 'RESET' })

  const phase = (): Transfer['phase'] | null => {
    const state = actor.getSnapshot()
    if (state.matches('idle')) return null
    if (state.matches({ polling: 'asking' })) return 'asking'
    if (state.matches({ polling: 'paused' })) return 'paused'
    if (state.matches('polling') || state.matches('left')) return 'waiting'
    if (state.matches({ gaveUp: 'checking' })) return 'checking'
    if (state.matches('gaveUp')) return 'gave-up'
    return state.matches('done') ? 'done' : state.matches('failed') ? 'failed' : 'lost'
  }
  const view = (): Transfer | null => {
    const stands = phase()
    if (stands === null) return null
    const { request_id, attempt } = actor.getSnapshot().context
    const { attempts, every } = REFILL_POLL
    return { phase: stands, request_id, attempt, attempts, every: every / 1000, delegation, checkedAt, onCheck, onAgain }
  }
  let state: Transfer | null = null

  const hear = (answer: UtaDelegation, last: boolean): void => {
    delegation = answer
    checkedAt = now()
    if (answer.status === 'failed') actor.send({ type: 'FAILED' })
    else if (answer.id !== null) actor.send({ type: 'RESULT', id: answer.id })
    else if (last) actor.send({ type: 'PENDING' })
  }
  const miss = (error: unknown): void => {
    const kind = isApiError(error) ? error.kind : 'unexpected'
    // Given up with its session: whoever signs in again takes it up.
    if (kind === 'aborted' || kind === 'unauthorized') return
    if (kind === 'missing') actor.send({ type: 'GONE' })
    else if (kind === 'offline' || (kind === 'network' && !online())) actor.send({ type: 'OFFLINE' })
    else actor.send({ type: 'PENDING' })
  }

  actor.on('ask', ({ request_id }) => {
    const mine = ++question
    const wanted = (): boolean => mine >= heardFrom && actor.getSnapshot().context.request_id === request_id
    around.ask(request_id).then(
      (answer) => wanted() && hear(answer, mine === question),
      (error: unknown) => wanted() && mine === question && miss(error),
    )
  })
  actor.on('keep', ({ request_id, attempt }) => running.keep({ request_id, attempt, at: Math.round(now()), person: person() }))
  actor.on('drop', ({ request_id }) => {
    running.drop(request_id)
    onEnd()
  })
  actor.on('queue', ({ request_id }) => {
    leaveTurn = turns(`matu-refill-${request_id}`, () => {
      // How far the tab before this one came.
      const known = running.find(person())
      if (known?.request_id === request_id) actor.send({ type: 'SEEN', attempt: known.attempt })
      actor.send({ type: 'LEAD' })
      if (!online()) actor.send({ type: 'OFFLINE' })
    })
  })
  actor.on('release', () => leaveTurn())
  actor.subscribe(() => {
    state = view()
    for (const listener of listeners) listener()
  })
  actor.start()

  return {
    accepted(request_id) {
      delegation = null
      checkedAt = null
      actor.send({ type: 'ACCEPTED', request_id })
    },
    resume(who) {
      const left = running.find(who)
      if (left) actor.send({ type: 'RESUME', request_id: left.request_id, attempt: left.attempt })
    },
    seen() {
      const known = running.find(person())
      if (known?.request_id === actor.getSnapshot().context.request_id) actor.send({ type: 'SEEN', attempt: known.attempt })
      // It was dropped there: there is an answer.
      else if (!known && phase() === 'gave-up') onCheck()
    },
    line: (isOnline) => actor.send({ type: isOnline ? 'ONLINE' : 'OFFLINE' }),
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    attach() {
      actor.send({ type: 'RETURN' })
      return () => {
        heardFrom = question + 1
        actor.send({ type: 'LEAVE' })
      }
    },
  }
}
