import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import type { Outcome } from '#design-system/lib/outcome.ts'
import type { Submission } from '#design-system/lib/submission.ts'
import { uuid } from '#sdk'
import { isServerTime, now } from '../lib/clock.ts'
import { inspection } from '../lib/inspection.ts'
import { knownKey, pending } from './stores.ts'
import { moneyWriteMachine } from './money-write.machine.ts'
import { getEnvironment } from '../auth/environment.ts'
import { useSession } from '../auth/environment-hooks.ts'
import { invalidateAfter, invalidateSettings } from '../api/invalidation.ts'
import type { MoneyWriteCalls, MoneyWriteServices } from './money-actors.ts'
import { createMoneyActors } from './money-actors.ts'
import { toMoneySubmission, toOutcome } from './money-outcome.ts'
import { useUntilOnline } from '../api/use-until-online.ts'

const clock = { now, isServerTime }
const running: MoneyWriteServices['running'] = new Map()

export interface MoneyWriteOptions<A extends unknown[], R> extends Pick<MoneyWriteCalls<A, R>, 'operation' | 'send' | 'lookUp'> {
  /** Called when the request has succeeded. `found`: determined by a look-up after an unknown outcome. */
  onDone?: (result: R, how: 'answered' | 'found') => void
  /** `false` if the request creates no transaction; the look-up then reads its object instead of its key. */
  createsTransaction?: boolean
  /** How many "not found" look-ups are needed before they are trusted; one is enough if the server cannot carry out the operation twice. */
  lookUpsNeeded?: number
}

export interface MoneyWriteForm<A extends unknown[]> {
  submission: Submission
  outcome: Outcome
  submit: (...args: A) => void
  reset: () => void
}

/**
 * A write that moves money, for a form. One intention is one request with one Idempotency-Key. An unknown outcome locks the form, is looked up, and
 * survives a reload and the loss of the session. app/docs/money-writes.md shows how a screen uses it.
 */
export function useMoneyWrite<A extends unknown[], R>(options: MoneyWriteOptions<A, R>): MoneyWriteForm<A> {
  const client = useQueryClient()
  const { view, config } = getEnvironment()
  const { person } = useSession()
  const { operation, lookUpsNeeded } = options
  const onChange = (): void => invalidateAfter(client, operation.split(' ')[0])
  const calls = { createsTransaction: true, ...options, onChange, onFrozen: () => invalidateSettings(client) }
  const services = {
    pending,
    knownKey,
    clock,
    person: () => view.get().person,
    userId: () => view.get().userId,
    locks: () => navigator.locks,
    running,
  }
  const machine = moneyWriteMachine.provide({
    actors: createMoneyActors<A, R>(calls, services),
    actions: {
      changed: onChange,
      forget: ({ context }) => pending.drop(context.key),
      deliver(_, answer) {
        if ('result' in answer) options.onDone?.(answer.result as R, answer.state)
      },
    },
  })
  const [snapshot, , actor] = useMachine(machine, {
    ...inspection,
    input: { traceable: config.idempotency, ...(lookUpsNeeded !== undefined && { lookUpsNeeded }) },
  })
  // Resumes an unknown outcome once the user is known.
  useEffect(() => {
    const resume = (): void => {
      const found = pending.find(operation, person)
      // A request of this document that is still on its way brings its own outcome.
      if (found) actor.send({ type: running.has(found.key) ? 'REJOIN' : 'RESUME', key: found.key, at: found.at })
    }
    resume()
    void pending.ready().then(resume)
  }, [actor, operation, person])
  const submit = useCallback((...values: A): void => actor.send({ type: 'START', key: uuid(), at: Math.round(now()), values }), [actor])
  const reset = useCallback(() => actor.send({ type: 'RESET' }), [actor])
  const submission = useMemo(() => toMoneySubmission(snapshot), [snapshot])
  useUntilOnline(submission.problem, reset)
  return useMemo(
    () => ({ submission, outcome: toOutcome(snapshot, (event) => actor.send(event)), submit, reset }),
    [submission, snapshot, actor, submit, reset],
  )
}
