import type { ActorOptions, AnyActorLogic, SnapshotFrom } from 'xstate'
import { createActor } from 'xstate'
import type { Outcome } from '#design-system/lib/outcome.ts'
import { noOutcome } from '#design-system/lib/outcome.ts'
import type { Submission } from '#design-system/lib/submission.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { LOOK_UP_SETTLED } from '../constants.ts'
import type { Pending } from '../drafts/pending.ts'
import { moneyWriteMachine } from '../machines/money-write.machine.ts'
import { isApiError } from './to-problem.ts'
import { toSubmission } from './to-submission.ts'

/** What the request of one intention carries: pass it on to the SDK's function as it is. */
export interface WriteOptions {
  headers: { 'Idempotency-Key': string }
}

export interface MoneyWriteSettings<A extends unknown[], R> {
  /** operationId, and the id of its object where it has one: `confirmWithdrawal wd-77`. */
  operation: string
  send: (options: WriteOptions, ...args: A) => Promise<R>
  /** What became of the request with this key: its result, or `null` where the server knows of none. Throws where it cannot be told. */
  lookUp: (key: string) => Promise<R | null>
  /** Called once for each outcome that is known to be good. */
  onDone: (result: R, how: 'answered' | 'found') => void
  /** Something may have changed at the server. */
  onChange: () => void
}

export interface MoneyWriteSurroundings {
  pending: Pending
  person: () => string | null
  now: () => number
  uuid: () => string
  /** Whether requests carry their key (decisions.md §1: a setting can switch it off). */
  traceable: boolean
  /** How often "not there" has to be heard before it is believed. */
  looks?: number
  clock?: ActorOptions<AnyActorLogic>['clock']
}

export interface MoneyWriteState {
  submission: Submission
  outcome: Outcome
}

export interface MoneyWrite<A extends unknown[], R> {
  /** Called any number of times; until the outcome of one is known the others are dropped. Answers whether it was sent. */
  submit: (...args: A) => boolean
  /** Forgets a refusal and what was said of the last one; nothing where one is under way. */
  reset: () => void
  /** The line is back, or the reader asks. */
  check: () => void
  /** Takes up what an earlier page of this person left unknown. */
  resume: (person: string | null) => void
  /** What the form asks for now. */
  use: (settings: MoneyWriteSettings<A, R>) => void
  get: () => MoneyWriteState
  subscribe: (listener: () => void) => () => void
  /** The form is on the screen, until the answer is called. A page that was left goes on looking, a few times, and tells nobody. */
  attach: () => () => void
}

/** Runs the machine of one form (machines/money-write.machine.ts): sends, looks up, remembers. Without React, so that it can be tested as it is. */
export function createMoneyWrite<A extends unknown[], R>(
  initial: MoneyWriteSettings<A, R>,
  around: MoneyWriteSurroundings,
): MoneyWrite<A, R> {
  const { pending, person, now, traceable } = around
  let current = initial
  const actor = createActor(moneyWriteMachine, {
    input: { traceable, ...(around.looks !== undefined && { looks: around.looks }) },
    ...(around.clock && { clock: around.clock }),
  })
  const listeners = new Set<() => void>()
  let refusal: Submission = idle
  let attached = 0
  /** Known while nobody was looking: the page was hidden for maintenance. */
  let undelivered: [R, 'answered' | 'found'] | null = null

  const check = (): void => actor.send({ type: 'CHECK' })
  const release = (): void => actor.send({ type: 'RELEASE' })

  const view = (): MoneyWriteState => {
    const snapshot = actor.getSnapshot()
    if (snapshot.matches('sending')) return { submission: busy, outcome: noOutcome }
    if (snapshot.matches('refused')) return { submission: refusal, outcome: noOutcome }
    if (snapshot.matches('notDone')) return { submission: idle, outcome: { state: 'not-done' } }
    if (!snapshot.matches('unknown')) return { submission: idle, outcome: noOutcome }
    return { submission: refused({ kind: 'unknown-outcome' }), outcome: unknown(snapshot) }
  }
  const unknown = (snapshot: SnapshotFrom<typeof moneyWriteMachine>): Outcome => ({
    state: 'unknown',
    phase: snapshot.matches({ unknown: 'manual' }) ? 'manual' : snapshot.matches({ unknown: 'pausing' }) ? 'pausing' : 'looking',
    since: snapshot.context.at,
    ...(traceable ? { onCheck: check } : { onRelease: release }),
  })
  let state = view()

  const done = (key: string, result: R, how: 'answered' | 'found'): void => {
    pending.drop(key)
    current.onChange()
    actor.send({ type: how === 'answered' ? 'DONE' : 'FOUND' })
    if (attached > 0) current.onDone(result, how)
    else undelivered = [result, how]
  }

  const failed = (key: string, error: unknown): void => {
    const kind = isApiError(error) ? error.kind : 'unknown-outcome'
    // `contract`: it was answered with a success that cannot be read. `aborted`: the session ended before the answer came.
    if (kind === 'unknown-outcome' || kind === 'contract' || kind === 'aborted') {
      current.onChange()
      actor.send({ type: 'UNKNOWN' })
      return
    }
    pending.drop(key)
    // Refused for what this page did not know: another tab has spent it, a block has begun, a try has been counted.
    if (kind === 'invalid' || kind === 'forbidden' || kind === 'missing') current.onChange()
    refusal = toSubmission(error)
    actor.send({ type: 'REFUSED' })
  }

  let args: A | undefined
  actor.on('send', ({ key, at }) => {
    const { operation, send } = current
    // Before it is sent: a reload in the middle of it is an unknown outcome as well.
    pending.add({ operation, key, at, person: person() })
    const sent = args!
    args = undefined
    const run = async (): Promise<void> => {
      let result: R
      try {
        result = await send({ headers: { 'Idempotency-Key': key } }, ...sent)
      } catch (error) {
        return failed(key, error)
      }
      done(key, result, 'answered')
    }
    void run()
  })
  actor.on('lookUp', ({ key }) => {
    const look = async (): Promise<void> => {
      let found: R | null
      try {
        found = await current.lookUp(key)
      } catch {
        return actor.send({ type: 'CANNOT_SAY' })
      }
      if (found === null) actor.send({ type: 'NOT_THERE' })
      else done(key, found, 'found')
    }
    void look()
  })
  actor.on('drop', ({ key }) => pending.drop(key))
  actor.subscribe(() => {
    state = view()
    for (const listener of listeners) listener()
  })
  actor.start()
  state = view()

  const resume = (who: string | null): boolean => {
    const left = actor.getSnapshot().matches('idle') ? pending.find(current.operation, who) : null
    if (!left) return false
    actor.send({ type: 'RESUME', key: left.key, at: left.at, settled: now() - left.at > LOOK_UP_SETTLED })
    return true
  }

  return {
    submit(...given) {
      // Another tab, or the page before this one, may have sent it a moment ago.
      if (resume(person())) return false
      const start = { type: 'START', key: around.uuid(), at: Math.round(now()) } as const
      if (!actor.getSnapshot().can(start)) return false
      args = given
      actor.send(start)
      return true
    },
    reset: () => actor.send({ type: 'RESET' }),
    check,
    resume: (who) => void resume(who),
    use: (settings) => void (current = settings),
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    attach() {
      attached += 1
      const waiting = undelivered
      undelivered = null
      if (waiting) current.onDone(...waiting)
      return () => void (attached -= 1)
    },
  }
}
