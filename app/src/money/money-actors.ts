import { onlineManager } from '@tanstack/react-query'
import { fromCallback, fromPromise } from 'xstate'
import { LOOK_UP_SETTLED } from '../lib/constants.ts'
import type { Clock } from '../lib/clock.ts'
import type { KnownKey } from './known-key.ts'
import type { Pending } from './pending.ts'
import type { WriteAttempt, LookUpResult, LookUpInput, SendResult } from './money-write.machine.ts'
import { exclusively } from '../lib/exclusively.ts'
import { isApiError, isFrozen, isUnclear } from '../api/to-problem.ts'

/** Request options of one intention; pass them to the SDK function unchanged. */
interface WriteOptions {
  headers: { 'Idempotency-Key': string }
}

/** Goes into the body of each money operation, so that the server refuses a request that carries another user's cookie. */
export interface Payer {
  user_id?: string
}

export interface MoneyWriteCalls<A extends unknown[], R> {
  /** The operationId, followed by the id of its object if it has one: `confirmWithdrawal wd-77`. */
  operation: string
  send: (options: WriteOptions, payer: Payer, ...args: A) => Promise<R>
  /** Looks up the outcome of the request with this key. Throws if the server does not respond. `known`: a key that the server has certainly seen. */
  lookUp: (key: string, known: string | null) => Promise<LookUpResult<R>>
  /** Whether the request creates a transaction with its key, which lets the server prove that it keeps keys. */
  createsTransaction: boolean
  /** Called when the server's data may have changed. */
  onChange: () => void
  /** Called when the server has said that the account is frozen. */
  onFrozen?: () => void
}

export interface MoneyWriteServices {
  pending: Pending
  knownKey: KnownKey
  clock: Clock
  person: () => string | null
  /** The user's id, if the server sends one. */
  userId: () => string | null
  locks: () => LockManager | undefined
  /** What all forms are waiting for, by key: a form that is left and opened again takes up its own request. */
  running: Map<string, Promise<SendResult>>
}

// Refusals caused by something this page did not know: another tab spent the balance, a block began, an attempt was counted.
const staleProblems: ReadonlySet<string> = new Set(['invalid', 'forbidden', 'missing'])

/** Creates the actors of the money write machine: they send, look up and remember what was sent. */
export function createMoneyActors<A extends unknown[], R>(calls: MoneyWriteCalls<A, R>, services: MoneyWriteServices) {
  const { pending, knownKey, clock, person, userId, locks, running } = services
  const { operation, send, lookUp, createsTransaction, onChange, onFrozen } = calls

  const attempt = ({ key, at, values }: WriteAttempt): Promise<SendResult> => {
    // At the press: what waits below may outlast the session.
    const user_id = userId()
    const payer: Payer = user_id === null ? {} : { user_id }
    // One tab at a time: if two tabs send the same operation at once, the second learns the outcome of the first.
    return exclusively(locks(), `matu-money ${operation}`, async (waited) => {
      await pending.ready()
      const found = pending.find(operation, person())
      if (found) return { state: 'pending', key: found.key, at: found.at }
      if (waited) return { state: 'elsewhere' }
      // Stored before sending, because a reload during the request also leaves an unknown outcome.
      await pending.add({ operation, key, at, server: clock.isServerTime(), person: person() })
      try {
        const result = await send({ headers: { 'Idempotency-Key': key } }, payer, ...(values as A))
        // Runs even if the user has left the page: a known outcome needs no look-up.
        pending.drop(key)
        if (createsTransaction) knownKey.save(key, person())
        onChange()
        return { state: 'answered', result }
      } catch (error) {
        if (isUnclear(error)) onChange()
        else {
          pending.drop(key)
          if (isFrozen(error)) onFrozen?.()
          if (isApiError(error) && staleProblems.has(error.kind)) onChange()
        }
        throw error
      }
    })
  }

  return {
    send: fromPromise<SendResult, WriteAttempt>(({ input }) => {
      const { key } = input
      const known = running.get(key)
      if (known) return known
      const sending = attempt(input)
      running.set(key, sending)
      const end = (): unknown => running.delete(key)
      sending.then(end, end)
      return sending
    }),
    lookUp: fromPromise<LookUpResult, LookUpInput>(async ({ input: { key, resumed } }) => {
      const answer = await lookUp(key, knownKey.find(person()))
      if (answer.state === 'found' && createsTransaction) knownKey.save(key, person())
      // Read after the response, because the response may have set the server clock.
      const age = resumed ? pending.ageOf(key) : null
      return answer.state === 'absent' ? { ...answer, settled: age !== null && age > LOOK_UP_SETTLED } : answer
    }),
    connection: fromCallback(({ sendBack }) => onlineManager.subscribe((online) => online && sendBack({ type: 'CHECK' }))),
  }
}
