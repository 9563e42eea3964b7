import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Outcome } from '#design-system/lib/outcome.ts'
import type { Submission } from '#design-system/lib/submission.ts'
import { isServerTime, now } from '../clock.ts'
import { knownKey, pending } from '../drafts/stores.ts'
import type { Sending } from './money-write.machine.ts'
import { moneyWriteMachine } from './money-write.machine.ts'
import { useApp, useSession } from '../root/app-context.ts'
import { invalidateAfter } from './invalidation.ts'
import type { MoneyWriteCalls } from './money-actors.ts'
import { createMoneyActors } from './money-actors.ts'
import { toMoneySubmission, toOutcome } from './money-outcome.ts'
import { useUntilOnline } from './use-until-online.ts'

const clock = { now, isServerTime }

export interface MoneyWriteOptions<A extends unknown[], R> extends Pick<MoneyWriteCalls<A, R>, 'operation' | 'send' | 'lookUp'> {
  /** It is known to have gone through. `found`: by the look-up, after an unknown outcome. */
  onDone?: (result: R, how: 'answered' | 'found') => void
  /** False where the request leaves no transaction, so that its object is looked at in place of its key. */
  keyed?: boolean
  /** How often the look-up has to say "not there" before that is believed; one suffices where the server cannot do it twice. */
  looks?: number
}

export interface MoneyWriteForm<A extends unknown[]> {
  submission: Submission
  outcome: Outcome
  submit: (...args: A) => void
  reset: () => void
}

/**
 * A write that moves money, for a form: one intention is one request under one Idempotency-Key; an unknown outcome locks the form, is looked up, and
 * survives a reload and a lost session. README, "Money writes", says how a screen shows it.
 */
export function useMoneyWrite<A extends unknown[], R>(options: MoneyWriteOptions<A, R>): MoneyWriteForm<A> {
  const client = useQueryClient()
  const { page } = useApp()
  const { person } = useSession()
  const { operation, looks } = options
  const [sent] = useState(() => new Map<string, Promise<Sending>>())
  const onChange = (): void => invalidateAfter(client, operation.split(' ')[0])
  const calls = { keyed: true, ...options, onChange }
  const services = { pending, knownKey, clock, person: () => page.view.get().person, locks: () => navigator.locks, sent }
  const machine = moneyWriteMachine.provide({
    actors: createMoneyActors<A, R>(calls, services),
    actions: {
      changed: onChange,
      forget: (_, { key }) => pending.drop(key),
      deliver: (_, { result, how }) => options.onDone?.(result as R, how),
    },
  })
  const actor = useActorRef(machine, { input: { traceable: page.config.idempotency, ...(looks !== undefined && { looks }) } })
  const snapshot = useSelector(actor, (current) => current)
  // What was left unknown is taken up as soon as it is known who is here.
  useEffect(() => {
    const takeUp = (): void => {
      const kept = pending.find(operation, person)
      if (kept) actor.send({ type: 'RESUME', key: kept.key, at: kept.at })
    }
    takeUp()
    void pending.ready().then(takeUp)
  }, [actor, operation, person])
  const submit = useCallback(
    (...values: A): void => actor.send({ type: 'START', key: crypto.randomUUID(), at: Math.round(now()), values }),
    [actor],
  )
  const reset = useCallback(() => actor.send({ type: 'RESET' }), [actor])
  const submission = useMemo(() => toMoneySubmission(snapshot), [snapshot])
  useUntilOnline(submission.problem, reset)
  return useMemo(
    () => ({ submission, outcome: toOutcome(snapshot, (event) => actor.send(event)), submit, reset }),
    [submission, snapshot, actor, submit, reset],
  )
}
