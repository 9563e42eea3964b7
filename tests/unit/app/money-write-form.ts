import { createActor, SimulatedClock } from 'xstate'
import { createKnownKey } from '#app/src/money/known-key.ts'
import { createPending } from '#app/src/money/pending.ts'
import type { LookUpResult, SendResult } from '#app/src/money/money-write.machine.ts'
import { moneyWriteMachine } from '#app/src/money/money-write.machine.ts'
import { createMoneyActors } from '#app/src/money/money-actors.ts'
import type { Payer } from '#app/src/money/money-actors.ts'
import { toMoneySubmission, toOutcome } from '#app/src/money/money-outcome.ts'
import { createSafeStorage, createPlainStorage } from '#app/src/lib/safe-storage.ts'
import type { SafeStorage } from '#app/src/lib/safe-storage.ts'
import { ApiError } from '#sdk'
import type { ApiErrorKind } from '#sdk'
import { fakeStorage } from './fakes.ts'

/** When the page was opened. */
export const START = 1_787_000_000_000

interface Request {
  key: string
  payer: Payer
  answer: (result: string) => Promise<void>
  fail: (kind: ApiErrorKind) => Promise<void>
}

/** Lets settled promises run their callbacks. */
export const turn = async () => {
  for (let count = 0; count < 40; count += 1) await Promise.resolve()
}

const now = () => Promise.resolve()
export const storagesOf = (...places: readonly SafeStorage[]) => ({ places, ready: now, saved: now })
export const clockOf = (time: { now: number; server?: boolean }) => ({
  now: () => time.now,
  isServerTime: () => time.server ?? true,
})

export interface FormOptions {
  storage?: Storage
  /** Storages in order of preference; local storage alone by default. */
  places?: readonly SafeStorage[]
  person?: string | null
  traceable?: boolean
  at?: number
  /** The server's time is known. */
  server?: boolean
  locks?: LockManager
  /** What the document's forms are waiting for. */
  running?: Map<string, Promise<SendResult>>
}

/** A form's write against a server whose responses the test releases. */
export function form({
  storage = fakeStorage(),
  places = [createPlainStorage(() => storage)],
  person = 'vera',
  traceable = true,
  at = START,
  server: isServerTime = true,
  locks,
  running = new Map(),
}: FormOptions = {}) {
  const clock = new SimulatedClock()
  const time = { now: at, server: isServerTime }
  const sent: Request[] = []
  const asked: string[] = []
  const results: [string, string][] = []
  /** The server's look-up result: a value, not found, `unsure` if the response proves nothing, or an error. */
  const server = { knows: null as string | null | Error }
  const told = (): LookUpResult<string> => {
    const { knows } = server
    if (knows instanceof Error) throw knows
    return knows === null ? { state: 'absent' } : knows === 'unsure' ? { state: 'unsure' } : { state: 'found', result: knows }
  }
  const pending = createPending(storagesOf(...places), clockOf(time))
  const knownKey = createKnownKey(createSafeStorage(() => storage))
  const actors = createMoneyActors<[string], string>(
    {
      operation: 'createWithdrawal',
      createsTransaction: true,
      send: ({ headers }, payer) =>
        new Promise((resolve, reject) => {
          sent.push({
            key: headers['Idempotency-Key'],
            payer,
            answer: async (result) => (resolve(result), turn()),
            fail: async (kind) => (reject(new ApiError({ kind, operation: 'createWithdrawal' })), turn()),
          })
        }),
      lookUp: async (key) => {
        asked.push(key)
        return told()
      },
      onChange: () => {},
    },
    {
      pending,
      knownKey,
      clock: clockOf(time),
      person: () => person,
      userId: () => person && `id-of-${person}`,
      locks: () => locks,
      running,
    },
  )
  const machine = moneyWriteMachine.provide({
    actors,
    actions: {
      forget: ({ context }) => pending.drop(context.key),
      deliver(_, answer) {
        if ('result' in answer) results.push([answer.result as string, answer.state])
      },
    },
  })
  const actor = createActor(machine, { clock, input: { traceable } }).start()
  let keys = 0
  /** Clicks the button; returns whether that started an intention. */
  const submit = (value: string): boolean => {
    const start = { type: 'START', key: `key-${at}-${(keys += 1)}`, at: time.now, values: [value] } as const
    const can = actor.getSnapshot().can(start)
    actor.send(start)
    return can
  }
  const resume = async (): Promise<void> => {
    const kept = pending.find('createWithdrawal', person)
    if (kept) actor.send({ type: running.has(kept.key) ? 'REJOIN' : 'RESUME', key: kept.key, at: kept.at })
    await turn()
  }
  const check = async (): Promise<void> => {
    actor.send({ type: 'CHECK' })
    await turn()
  }
  const pass = async (ms: number) => {
    time.now += ms
    clock.increment(ms)
    await turn()
  }
  const state = () => ({
    submission: toMoneySubmission(actor.getSnapshot()),
    outcome: toOutcome(actor.getSnapshot(), (event) => actor.send(event)),
  })
  return {
    actor,
    submit,
    resume,
    check,
    sent,
    asked,
    results,
    server,
    storage,
    pending,
    knownKey,
    leave: () => actor.stop(),
    pass,
    time,
    state,
  }
}
