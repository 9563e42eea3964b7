import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { listTransactions } from '#sdk'
import type { Transaction } from '#sdk'
import type { Outcome } from '#design-system/lib/outcome.ts'
import type { Submission } from '#design-system/lib/submission.ts'
import { now } from '../clock.ts'
import { pending } from '../engine.ts'
import { useApp, useView } from '../root/app-context.ts'
import { useOnline } from '../root/use-online.ts'
import { spoil } from './invalidation.ts'
import type { MoneyWriteSettings, MoneyWriteState, WriteOptions } from './money-write.ts'
import { createMoneyWrite } from './money-write.ts'

export interface MoneyWriteOptions<A extends unknown[], R> {
  /** operationId of the contract (it says what is spoilt), and the id of its object where it has one: `confirmWithdrawal wd-77`. */
  operation: string
  /** Sends it. Pass `options` on to the SDK's function (not to a mutation hook): they carry the Idempotency-Key of this intention. */
  send: (options: WriteOptions, ...args: A) => Promise<R>
  /** What became of the request with this key: `findTransaction` for most. `null`: the server knows of none. */
  lookUp: (key: string) => Promise<R | null>
  /** It is known to have gone through. `found`: by the look-up, after an unknown outcome. */
  onDone?: (result: R, how: 'answered' | 'found') => void
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
  const { person } = useView()
  const online = useOnline()
  const { operation } = options
  const settings: MoneyWriteSettings<A, R> = {
    operation,
    send: options.send,
    lookUp: options.lookUp,
    onDone: (result, how) => options.onDone?.(result, how),
    onChange: () => spoil(client, operation.split(' ')[0]),
  }
  const { looks } = options
  const [write] = useState(() =>
    createMoneyWrite<A, R>(settings, {
      pending,
      person: () => page.view.get().person,
      now,
      uuid: () => crypto.randomUUID(),
      traceable: page.config.idempotency,
      ...(looks !== undefined && { looks }),
    }),
  )
  useEffect(() => write.use(settings))
  const state: MoneyWriteState = useSyncExternalStore(write.subscribe, write.get, write.get)
  useEffect(() => write.attach(), [write])
  // What was left unknown is taken up as soon as it is known who is here.
  useEffect(() => write.resume(person), [write, person])
  useEffect(() => {
    if (online) write.check()
  }, [write, online])
  const [submit] = useState(
    () =>
      (...args: A) =>
        void write.submit(...args),
  )
  return { ...state, submit, reset: write.reset }
}

/** The transaction that the request with this key made, or `null`: the look-up of every operation that leaves a transaction. */
export async function findTransaction(key: string): Promise<Transaction | null> {
  const { data } = await listTransactions({ idempotency_key: key })
  return data[0] ?? null
}
