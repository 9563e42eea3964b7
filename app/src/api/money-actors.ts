import { fromCallback, fromPromise } from 'xstate'
import { LOOK_UP_SETTLED } from '../constants.ts'
import type { Clock } from '../clock.ts'
import type { KnownKey } from '../drafts/known-key.ts'
import type { Pending } from '../drafts/pending.ts'
import type { Intention, LookUp, Question, Sending } from './money-write.machine.ts'
import { exclusively } from '../storage/exclusively.ts'
import { isApiError, isUnclear } from './to-problem.ts'

/** What the request of one intention carries: pass it on to the SDK's function as it is. */
export interface WriteOptions {
  headers: { 'Idempotency-Key': string }
}

export interface MoneyWriteCalls<A extends unknown[], R> {
  /** operationId, and the id of its object where it has one: `confirmWithdrawal wd-77`. */
  operation: string
  send: (options: WriteOptions, ...args: A) => Promise<R>
  /** What became of the request with this key. Throws where the server gives no answer. `known`: a key that it is known to have had. */
  lookUp: (key: string, known: string | null) => Promise<LookUp<R>>
  /** The request leaves a transaction that names its key; so the server can show that it keeps keys. */
  keyed: boolean
  /** Something may have changed at the server. */
  onChange: () => void
}

export interface MoneyWriteServices {
  pending: Pending
  knownKey: KnownKey
  clock: Clock
  person: () => string | null
  locks: () => LockManager | undefined
  /** What this form has sent, by key. A page that is hidden and shown again starts its actors anew: one intention is one request all the same. */
  sent: Map<string, Promise<Sending>>
}

// Refused for what this page did not know: another tab has spent it, a block has begun, a try has been counted.
const surprising: ReadonlySet<string> = new Set(['invalid', 'forbidden', 'missing'])

/** The actors of the money write's machine: they send, look up, and remember what was sent. */
export function createMoneyActors<A extends unknown[], R>(calls: MoneyWriteCalls<A, R>, services: MoneyWriteServices) {
  const { pending, knownKey, clock, person, locks, sent } = services
  const { operation, send, lookUp, keyed, onChange } = calls

  const attempt = ({ key, at, values }: Intention): Promise<Sending> => {
    // One tab at a time: of two that send the same in the same instant the second learns what became of the first.
    return exclusively(locks(), `matu-money ${operation}`, async (waited) => {
      await pending.ready()
      const kept = pending.find(operation, person())
      if (kept) return { state: 'kept', key: kept.key, at: kept.at }
      if (waited) return { state: 'elsewhere' }
      // Before it is sent: a reload in the middle of it is an unknown outcome as well.
      await pending.add({ operation, key, at, server: clock.isServerTime(), person: person() })
      try {
        const result = await send({ headers: { 'Idempotency-Key': key } }, ...(values as A))
        // Also where the page was left meanwhile: what is known need not be looked up.
        pending.drop(key)
        if (keyed) knownKey.keep(key, person())
        onChange()
        return { state: 'answered', result }
      } catch (error) {
        if (isUnclear(error)) onChange()
        else {
          pending.drop(key)
          if (isApiError(error) && surprising.has(error.kind)) onChange()
        }
        throw error
      }
    })
  }

  return {
    send: fromPromise<Sending, Intention>(({ input }) => {
      const running = sent.get(input.key) ?? attempt(input)
      sent.set(input.key, running)
      return running
    }),
    lookUp: fromPromise<LookUp, Question>(async ({ input: { key, resumed } }) => {
      const answer = await lookUp(key, knownKey.find(person()))
      if (answer.state === 'found' && keyed) knownKey.keep(key, person())
      // Asked after the answer, which may have told the server's time.
      const age = resumed ? pending.ageOf(key) : null
      return answer.state === 'absent' ? { ...answer, settled: age !== null && age > LOOK_UP_SETTLED } : answer
    }),
    line: fromCallback(({ sendBack }) => {
      const back = (): void => sendBack({ type: 'CHECK' })
      globalThis.addEventListener?.('online', back)
      return () => globalThis.removeEventListener?.('online', back)
    }),
  }
}
