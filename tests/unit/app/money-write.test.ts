import { describe, expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import { LOOK_UP_PAUSES, LOOK_UP_SETTLED, PENDING_KEPT, PENDING_KEY } from '#app/constants.ts'
import { createDrafts } from '#app/drafts/drafts.ts'
import { createPending } from '#app/drafts/pending.ts'
import { createMoneyWrite } from '#app/query/money-write.ts'
import { createKeep } from '#app/storage/keep.ts'
import { ApiError } from '#sdk'
import type { ApiErrorKind } from '#sdk'
import { fakeStorage } from './surroundings.ts'

const START = 1_787_000_000_000

interface Request {
  key: string
  answer: (result: string) => Promise<void>
  fail: (kind: ApiErrorKind) => Promise<void>
}

const turn = async () => {
  for (let count = 0; count < 5; count += 1) await Promise.resolve()
}

/** A form's write over a server that answers when it is told to. */
function form({
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

describe('one intention, one request', () => {
  it('three calls in one task are one request', async () => {
    const { write, sent, results, state } = form()
    expect([write.submit('a'), write.submit('a'), write.submit('a')]).toEqual([true, false, false])
    expect(sent).toHaveLength(1)
    expect(state().submission.busy).toBe(true)
    await sent[0]!.answer('wd-1')
    expect(results).toEqual([['wd-1', 'answered']])
    expect(state()).toEqual({ submission: { busy: false }, outcome: { state: 'none' } })
  })

  it('a new intention has a new key', async () => {
    const { write, sent } = form()
    write.submit('a')
    await sent[0]!.fail('invalid')
    write.submit('a')
    await sent[1]!.answer('wd-1')
    write.submit('b')
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
  })

  it('a refusal says why, and the form may be sent again', async () => {
    const { write, sent, state, storage } = form()
    write.submit('a')
    await sent[0]!.fail('forbidden')
    expect(state().submission.problem?.kind).toBe('forbidden')
    expect(storage.getItem(PENDING_KEY)).toBeNull()
    expect(write.submit('a')).toBe(true)
  })
})

describe('an unknown outcome', () => {
  it.each(['unknown-outcome', 'contract'] as const)(
    'after %s the form is locked, nothing is sent again, and it is looked up by its key',
    async (kind) => {
      const { write, sent, asked, state, server } = form()
      server.knows = null
      write.submit('a')
      await sent[0]!.fail(kind)
      expect(state().submission.problem?.kind).toBe('unknown-outcome')
      expect(asked).toEqual([sent[0]!.key])
      for (let click = 0; click < 5; click += 1) expect(write.submit('a')).toBe(false)
      expect(sent).toHaveLength(1)
    },
  )

  it('found: it is done, once, and nothing is remembered', async () => {
    const { write, sent, results, server, state, storage } = form()
    server.knows = 'wd-9'
    write.submit('a')
    await sent[0]!.fail('unknown-outcome')
    expect(results).toEqual([['wd-9', 'found']])
    expect(state().outcome).toEqual({ state: 'none' })
    expect(storage.getItem(PENDING_KEY)).toBeNull()
  })

  it('"not there" is believed only when it stays so: the request may still be on its way', async () => {
    const { write, sent, asked, server, state, pass, results } = form()
    write.submit('a')
    await sent[0]!.fail('unknown-outcome')
    for (const pause of LOOK_UP_PAUSES.slice(0, -1)) await pass(pause)
    expect(asked).toHaveLength(LOOK_UP_PAUSES.length)
    expect(state().outcome.state).toBe('unknown')
    server.knows = 'wd-late'
    await pass(LOOK_UP_PAUSES.at(-1)!)
    expect(results).toEqual([['wd-late', 'found']])
  })

  it('not there in the end: nothing moved, and it may be sent again under a new key', async () => {
    const { write, sent, state, pass, storage } = form()
    write.submit('a')
    await sent[0]!.fail('unknown-outcome')
    for (const pause of LOOK_UP_PAUSES) await pass(pause)
    expect(state()).toEqual({ submission: { busy: false }, outcome: { state: 'not-done' } })
    expect(storage.getItem(PENDING_KEY)).toBeNull()
    expect(write.submit('a')).toBe(true)
    expect(sent[1]!.key).not.toBe(sent[0]!.key)
    expect(state().outcome).toEqual({ state: 'none' })
  })

  it('where the look-up fails it stays locked, and can be asked again by hand', async () => {
    const { write, sent, asked, server, state, pass, results } = form()
    server.knows = new Error('offline')
    write.submit('a')
    await sent[0]!.fail('unknown-outcome')
    for (const pause of LOOK_UP_PAUSES) await pass(pause)
    expect(state().outcome).toMatchObject({ state: 'unknown', phase: 'manual' })
    expect(state().outcome).not.toHaveProperty('onRelease')
    await pass(10 * 60_000)
    const before = asked.length
    expect(write.submit('a')).toBe(false)
    write.check()
    await turn()
    expect(asked).toHaveLength(before + 1)
    expect(state().outcome).toMatchObject({ phase: 'manual' })
    server.knows = 'wd-5'
    write.check()
    await turn()
    expect(results).toEqual([['wd-5', 'found']])
    expect(sent).toHaveLength(1)
  })

  it('without keys only the reader can know: nothing is asked, and only they unlock the form', async () => {
    const { write, sent, asked, state } = form({ traceable: false })
    write.submit('a')
    await sent[0]!.fail('unknown-outcome')
    expect(asked).toEqual([])
    const { outcome } = state()
    expect(outcome).toMatchObject({ state: 'unknown', phase: 'manual' })
    expect(outcome).not.toHaveProperty('onCheck')
    if (outcome.state === 'unknown') outcome.onRelease?.()
    expect(state().outcome).toEqual({ state: 'not-done' })
    expect(sent).toHaveLength(1)
  })
})

describe('what survives', () => {
  it('a reload in the middle of sending: the next page looks it up and sends nothing', async () => {
    const first = form()
    first.write.submit('a')
    first.leave()
    const next = form({ storage: first.storage, at: START + 1000 })
    next.server.knows = 'wd-1'
    next.write.resume('vera')
    await turn()
    expect(next.asked).toEqual([first.sent[0]!.key])
    expect(next.results).toEqual([['wd-1', 'found']])
    expect(next.sent).toHaveLength(0)
  })

  it('a press before the page has taken it up is dropped as well', async () => {
    const first = form()
    first.write.submit('a')
    first.leave()
    const next = form({ storage: first.storage, person: null, at: START + 1000 })
    expect(next.write.submit('a')).toBe(false)
    await turn()
    expect(next.sent).toHaveLength(0)
    expect(next.asked).toHaveLength(1)
  })

  it('what was sent long ago and is not there will not come any more: one look is enough', async () => {
    const first = form()
    first.write.submit('a')
    first.leave()
    const next = form({ storage: first.storage, at: START + LOOK_UP_SETTLED + 1 })
    next.write.resume('vera')
    await turn()
    expect(next.asked).toHaveLength(1)
    expect(next.state().outcome).toEqual({ state: 'not-done' })
  })

  it('a lost session: the same person finds it locked, another one does not', async () => {
    const first = form()
    first.write.submit('a')
    await first.sent[0]!.fail('aborted')
    expect(first.storage.getItem(PENDING_KEY)).not.toBeNull()
    const other = form({ storage: first.storage, person: 'oleg' })
    other.write.resume('oleg')
    expect(other.asked).toEqual([])
    const same = form({ storage: first.storage })
    same.write.resume('vera')
    expect(same.asked).toHaveLength(1)
  })

  it('a page that was left while it sent: its answer is remembered as known, and nobody is taken anywhere', async () => {
    const { write, sent, results, storage, leave } = form()
    write.submit('a')
    leave()
    await sent[0]!.answer('wd-1')
    expect(storage.getItem(PENDING_KEY)).toBeNull()
    expect(results).toEqual([])
  })

  it('a page that was hidden while the answer came hears of it when it is shown again', async () => {
    const { write, sent, results, leave } = form()
    write.submit('a')
    leave()
    await sent[0]!.answer('wd-1')
    write.attach()
    expect(results).toEqual([['wd-1', 'answered']])
    write.attach()
    expect(results).toHaveLength(1)
  })

  it('holds nothing but the operation, its key, the moment and whose it was', () => {
    const { write, storage } = form()
    write.submit('4111111111111111')
    expect(JSON.parse(storage.getItem(PENDING_KEY)!)).toEqual([
      { operation: 'createWithdrawal', key: `key-${START}-1`, at: START, person: 'vera' },
    ])
  })

  it.each([
    '',
    'null',
    '{}',
    '[1]',
    '[{"operation":"createWithdrawal"}]',
    '[{"operation":"<b>","key":"k","at":1,"person":null}]',
    `["${'x'.repeat(20_000)}"]`,
  ])('takes nothing from a spoilt storage: %.40s', (text) => {
    const storage = fakeStorage()
    storage.setItem(PENDING_KEY, text)
    expect(
      createPending(
        createKeep(() => storage),
        () => START,
      ).find('createWithdrawal', 'vera'),
    ).toBeNull()
    const { write } = form({ storage })
    expect(write.submit('a')).toBe(true)
  })

  it.each([START - PENDING_KEPT, START + PENDING_KEPT])('nothing is immortal: %i', (at) => {
    const storage = fakeStorage()
    storage.setItem(PENDING_KEY, JSON.stringify([{ operation: 'createWithdrawal', key: 'k', at, person: null }]))
    expect(
      createPending(
        createKeep(() => storage),
        () => START,
      ).find('createWithdrawal', 'vera'),
    ).toBeNull()
  })
})

describe('drafts', () => {
  it('come back to the same person, and to nobody else', () => {
    const drafts = createDrafts()
    drafts.keep('withdrawal', 'vera', { amount: '1250' })
    expect(drafts.read('withdrawal', 'vera')).toEqual({ amount: '1250' })
    expect(drafts.read('withdrawal', 'oleg')).toBeNull()
    expect(drafts.read('withdrawal', 'vera')).toBeNull()
  })

  it('are forgotten by a normal sign-out', () => {
    const drafts = createDrafts()
    drafts.keep('withdrawal', 'vera', { amount: '1250' })
    drafts.forget()
    expect(drafts.read('withdrawal', 'vera')).toBeNull()
  })
})
