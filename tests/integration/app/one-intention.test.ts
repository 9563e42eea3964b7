import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '#sdk'
import { operations } from '#sdk/generated/operations.ts'
import { createPending } from '#app/drafts/pending.ts'
import { createLatch } from '#app/query/latch.ts'
import { createMoneyWrite } from '#app/query/money-write.ts'
import { createKeep } from '#app/storage/keep.ts'
import { fakeStorage } from '../../unit/app/surroundings.ts'
import type { Rig } from '../sdk/rig.ts'
import { callOperation, startRig } from '../sdk/rig.ts'

let rig: Rig
let again: () => void
beforeAll(async () => ({ rig, again } = await startRig()))
afterAll(() => rig.server.close())

const writes = operations.filter(({ method }) => method !== 'GET')

/** A form's event, as its route makes it: `useSubmission` or `useMoneyWrite`, without React. Answers whether something was sent. */
function pressOf(operation: (typeof writes)[number]): () => boolean {
  const id = operation.id as OperationId
  if (!('money' in operation)) {
    const latch = createLatch()
    return () => latch.run(() => callOperation(id))
  }
  const write = createMoneyWrite<[], unknown>(
    {
      operation: id,
      send: (options) => callOperation(id, options),
      lookUp: () => Promise.resolve(null),
      onDone: () => {},
      onChange: () => {},
    },
    {
      pending: createPending(
        createKeep(() => fakeStorage()),
        () => 1,
      ),
      person: () => 'vera',
      now: () => 1,
      uuid: () => crypto.randomUUID(),
      traceable: true,
    },
  )
  return () => write.submit()
}

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
const until = async (check: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 2000 && !check(); turn += 1) await later()
}
const arrived = (count: number): Promise<void> => until(() => rig.sent().length >= count)

/** The server has the request and thinks about it. Let go when all of `count` have come: one that is late would be taken for the next one's. */
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
  it('there are such operations, and money moves by some of them', () => {
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
      expect(rig.sent()[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
      await release()
    }
  })

  it('canary: without its latch each of the three is sent', async () => {
    again()
    const release = held()
    for (let click = 0; click < 3; click += 1) callOperation('closeBanner').catch(() => {})
    await arrived(3)
    expect(rig.sent()).toHaveLength(3)
    await release(3)
  })

  it('refused, the next press is a new intention with a new key', async () => {
    for (const id of ['closeBanner', 'createWithdrawal'] as const) {
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
