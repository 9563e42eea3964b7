import { SimulatedClock } from 'xstate'
import { createPending } from '#app/drafts/pending.ts'
import { createMoneyWrite } from '#app/query/money-write.ts'
import { createKeep } from '#app/storage/keep.ts'
import { ApiError } from '#sdk'
import type { ApiErrorKind } from '#sdk'
import { fakeStorage } from './surroundings.ts'

/** When the page was opened. */
export const START = 1_787_000_000_000

interface Request {
  key: string
  answer: (result: string) => Promise<void>
  fail: (kind: ApiErrorKind) => Promise<void>
}

/** Lets what is settled be heard. */
export const turn = async () => {
  for (let count = 0; count < 5; count += 1) await Promise.resolve()
}

/** A form's write over a server that answers when it is told to. */
export function form({
  storage = fakeStorage(),
  person = 'vera' as string | null,
  traceable = true,
  at = START,
  looks,
}: { storage?: Storage; person?: string | null; traceable?: boolean; at?: number; looks?: number } = {}) {
  const clock = new SimulatedClock()
  const time = { now: at }
  const sent: Request[] = []
  const asked: string[] = []
  const results: [string, string][] = []
  /** What the server says to a look-up: a result, nothing, or no answer. */
  const server = { knows: null as string | null | Error }
  const pending = createPending(
    createKeep(() => storage),
    () => time.now,
  )
  let keys = 0
  const write = createMoneyWrite<[string], string>(
    {
      operation: 'createWithdrawal',
      send: ({ headers }) =>
        new Promise((resolve, reject) => {
          sent.push({
            key: headers['Idempotency-Key'],
            answer: async (result) => (resolve(result), turn()),
            fail: async (kind) => (reject(new ApiError({ kind, operation: 'createWithdrawal' })), turn()),
          })
        }),
      lookUp: async (key) => {
        asked.push(key)
        if (server.knows instanceof Error) throw server.knows
        return server.knows
      },
      onDone: (result, how) => results.push([result, how]),
      onChange: () => {},
    },
    {
      pending,
      person: () => person,
      now: () => time.now,
      uuid: () => `key-${at}-${(keys += 1)}`,
      traceable,
      clock,
      ...(looks !== undefined && { looks }),
    },
  )
  const leave = write.attach()
  const pass = async (ms: number) => {
    time.now += ms
    clock.increment(ms)
    await turn()
  }
  return { write, sent, asked, results, server, storage, pending, leave, pass, time, state: () => write.get() }
}
