import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '#sdk'
import { operations } from '#sdk/generated/operations.ts'
import { createActor } from 'xstate'
import { createMoneyActors } from '#app/src/money/money-actors.ts'
import { moneyWriteMachine } from '#app/src/money/money-write.machine.ts'
import { singleFlight } from '#app/src/api/single-flight.ts'
import { createKnownKey } from '#app/src/money/known-key.ts'
import { createPending } from '#app/src/money/pending.ts'
import { createSafeStorage } from '#app/src/lib/safe-storage.ts'
import { fakeStorage } from '../../unit/app/fakes.ts'
import { storagesOf } from '../../unit/app/money-write-form.ts'
import type { Rig } from '../sdk/rig.ts'
import { callOperation, startRig } from '../sdk/rig.ts'

let rig: Rig
let again: () => void
beforeAll(async () => ({ rig, again } = await startRig()))
afterAll(() => rig.server.close())

const writes = operations.filter(({ method }) => method !== 'GET')

/** A form's event, as its route creates it: `useWrite` or `useMoneyWrite`, without React. Returns whether something was sent. */
function pressOf(operation: (typeof writes)[number]): () => boolean {
  const id = operation.id as OperationId
  if (!('money' in operation)) {
    return singleFlight(() => callOperation(id))
  }
  const storage = createSafeStorage(() => fakeStorage())
  const clock = { now: () => 1, isServerTime: () => true }
  const actors = createMoneyActors<[], unknown>(
    {
      operation: id,
      createsTransaction: true,
      send: (options) => callOperation(id, options),
      lookUp: () => Promise.resolve({ state: 'unsure' }),
      onChange: () => {},
    },
    {
      pending: createPending(storagesOf(storage), clock),
      knownKey: createKnownKey(storage),
      clock,
      person: () => 'vera',
      userId: () => null,
      locks: () => undefined,
      running: new Map(),
    },
  )
  const actor = createActor(moneyWriteMachine.provide({ actors }), { input: { traceable: true } }).start()
  return () => {
    const start = { type: 'START', key: crypto.randomUUID(), at: 1, values: [] } as const
    const starts = actor.getSnapshot().can(start)
    actor.send(start)
    return starts
  }
}

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
const until = async (check: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 2000 && !check(); turn += 1) await later()
}
const arrived = (count: number): Promise<void> => until(() => rig.sent().length >= count)

/** The server holds requests back. They are released when all of `count` have arrived: a late one would count for the next step. */
function held(): (count?: number) => Promise<void> {
  const waiting: Array<() => void> = []
  rig.server.reply = (request, response) => {
    const answer = (): void => void response.writeHead(422, { 'Content-Type': 'application/json' }).end('{"message":"No."}')
    if (request.url === '/sanctum/csrf-cookie') response.writeHead(204).end()
    else waiting.push(answer)
  }
  return async (count = 1) => {
    await until(() => waiting.length >= count)
    for (const answer of waiting.splice(0)) answer()
  }
}

const ways: Record<string, (press: () => boolean) => Promise<boolean[]>> = {
  'three clicks in one task': async (press) => [press(), press(), press()],
  'a double click': async (press) => {
    const first = press()
    await Promise.resolve()
    return [first, press()]
  },
  'Enter and Enter, while the server thinks': async (press) => {
    const first = press()
    await arrived(1)
    return [first, press()]
  },
}

describe('one intention, one request, for each operation that is not a GET (F4)', () => {
  it('the contract has such operations, and some move money', () => {
    expect(writes.length).toBeGreaterThan(25)
    expect(writes.filter((one) => 'money' in one).length).toBeGreaterThan(5)
  })

  it.each(writes)('$id', async (operation) => {
    for (const [way, press] of Object.entries(ways)) {
      again()
      const release = held()
      const pressed = await press(pressOf(operation))
      await arrived(1)
      await later()
      expect({ way, pressed: pressed.filter(Boolean).length, sent: rig.sent().length }).toEqual({ way, pressed: 1, sent: 1 })
      // Only money writes have an idempotency key.
      expect(rig.sent()[0]?.headers['idempotency-key'] ?? '').toMatch('money' in operation ? /^[0-9a-f-]{36}$/ : /^$/)
      await release()
    }
  })

  it('canary: without the single-flight guard each of three clicks is sent', async () => {
    again()
    const release = held()
    for (let click = 0; click < 3; click += 1) callOperation('closeBanner').catch(() => {})
    await arrived(3)
    expect(rig.sent()).toHaveLength(3)
    await release(3)
  })

  it('after a rejection the next click is a new intention with a new key', async () => {
    for (const id of ['createWithdrawal', 'subscribeToUta'] as const) {
      again()
      const press = pressOf(writes.find((one) => one.id === id)!)
      const release = held()
      press()
      await release()
      await until(press)
      await arrived(2)
      const keys = rig.sent().map(({ headers }) => headers['idempotency-key'])
      expect(new Set(keys).size).toBe(2)
      await release()
    }
  })
})
