import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { DRAFTS_KEY, LOOK_UP_PAUSES, LOOK_UP_SETTLED, PENDING_KEPT, PENDING_KEY } from '#app/src/lib/constants.ts'
import { createPlainStorage } from '#app/src/lib/safe-storage.ts'
import { createDrafts } from '#app/src/money/drafts.ts'
import { createMoneyActors } from '#app/src/money/money-actors.ts'
import { fakeStorage } from './fakes.ts'
import { START, clockOf, form, turn } from './money-write-form.ts'

describe('persistence of a pending write', () => {
  it('a reload while sending: the next page looks it up and sends nothing', async () => {
    const first = form()
    first.submit('a')
    await turn()
    first.leave()
    const next = form({ storage: first.storage, at: START + 1000 })
    next.server.knows = 'wd-1'
    await next.resume()
    expect(next.asked).toEqual([first.sent[0]!.key])
    expect(next.results).toEqual([['wd-1', 'found']])
    expect(next.sent).toHaveLength(0)
  })

  it('a click before hydration is not sent either', async () => {
    const first = form()
    first.submit('a')
    await turn()
    first.leave()
    const next = form({ storage: first.storage, person: null, at: START + 1000 })
    next.submit('a')
    await turn()
    expect(next.sent).toHaveLength(0)
    expect(next.asked).toEqual([first.sent[0]!.key])
  })

  it('a write sent long ago by the server’s clock and not found will not arrive: one look-up is enough', async () => {
    const first = form()
    first.submit('a')
    await turn()
    first.leave()
    const next = form({ storage: first.storage, at: START + LOOK_UP_SETTLED + 1 })
    await next.resume()
    expect(next.asked).toHaveLength(1)
    expect(next.state().outcome).toEqual({ state: 'not-done' })
  })

  it.each([
    ['the page before it', false, true],
    ['the page after it', true, false],
    ['both', false, false],
  ])('if %s knew only the device’s clock, nothing counts as old: it is looked up like a fresh one', async (_, before, after) => {
    const first = form({ server: before })
    first.submit('a')
    await turn()
    first.leave()
    const next = form({ storage: first.storage, at: START + 65_000 + PENDING_KEPT, server: after })
    await next.resume()
    for (const pause of LOOK_UP_PAUSES) {
      expect(next.state().outcome.state).toBe('unknown')
      await next.pass(pause)
    }
    expect([next.asked.length, next.state().outcome.state]).toEqual([LOOK_UP_PAUSES.length + 1, 'not-done'])
  })

  it('a device clock 65 s ahead is corrected by the first response, and nothing is reported as not done', async () => {
    const first = form()
    first.submit('a')
    await turn()
    first.leave()
    const next = form({ storage: first.storage, at: START + 65_000, server: false })
    // The response to the look-up contains the server's time.
    Object.assign(next.time, { now: START + 1000, server: true })
    await next.resume()
    expect(next.state().outcome.state).toBe('unknown')
  })

  it('after a lost session the same user finds it locked, another one does not', async () => {
    const first = form()
    first.submit('a')
    await turn()
    await first.sent[0]!.fail('aborted')
    expect(first.storage.getItem(PENDING_KEY)).not.toBeNull()
    const other = form({ storage: first.storage, person: 'oleg' })
    await other.resume()
    expect(other.asked).toEqual([])
    const same = form({ storage: first.storage })
    await same.resume()
    expect(same.asked).toHaveLength(1)
  })

  it.each([
    ['answered', (sent: ReturnType<typeof form>['sent']) => sent[0]!.answer('wd-1')],
    ['refused', (sent: ReturnType<typeof form>['sent']) => sent[0]!.fail('invalid')],
  ])('a page that was left while sending, and is %s: nothing is left to look up, and nobody is redirected', async (_, end) => {
    const { submit, sent, results, storage, leave } = form()
    submit('a')
    await turn()
    leave()
    await end(sent)
    expect(storage.getItem(PENDING_KEY)).toBeNull()
    expect(results).toEqual([])
  })

  it.each([
    ['a rejection', async (sent: ReturnType<typeof form>['sent']) => sent[0]!.fail('invalid'), 'invalid', []],
    ['a success', async (sent: ReturnType<typeof form>['sent']) => sent[0]!.answer('wd-1'), undefined, [['wd-1', 'answered']]],
  ] as const)('a page that was left while sending and opened again gets %s of its own request', async (_, end, problem, results) => {
    const running = new Map()
    const first = form({ running })
    first.submit('a')
    await turn()
    first.leave()
    const back = form({ storage: first.storage, running })
    await back.resume()
    expect(back.state().submission.busy).toBe(true)
    await end(first.sent)
    await turn()
    expect(back.state().submission.problem?.kind).toBe(problem)
    expect([back.results, back.asked, back.sent, running.size]).toEqual([results, [], [], 0])
  })

  it('an actor that is stopped and restarted with its page sends nothing twice, and gets the response', async () => {
    let sent = 0
    const { promise, resolve } = Promise.withResolvers<string>()
    const { pending, knownKey } = form()
    const { send } = createMoneyActors<[string], string>(
      {
        operation: 'createWithdrawal',
        createsTransaction: true,
        send: () => ((sent += 1), promise),
        lookUp: () => Promise.resolve({ state: 'unsure' }),
        onChange: () => {},
      },
      {
        pending,
        knownKey,
        clock: clockOf({ now: START }),
        person: () => 'vera',
        userId: () => null,
        locks: () => undefined,
        running: new Map(),
      },
    )
    const input = { key: 'k', at: START, values: ['a'] }
    createActor(send, { input }).start().stop()
    const shown = createActor(send, { input }).start()
    await turn()
    resolve('wd-1')
    await turn()
    expect([sent, shown.getSnapshot().output]).toEqual([1, { state: 'answered', result: 'wd-1' }])
  })

  it('stores only the operation, its key, the time and the owner', async () => {
    const { submit, storage } = form()
    submit('4111111111111111')
    await turn()
    expect(JSON.parse(storage.getItem(PENDING_KEY)!)).toEqual([
      { operation: 'createWithdrawal', key: `key-${START}-1`, at: START, server: true, person: 'vera' },
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
  ])('ignores a corrupt storage: %.40s', async (text) => {
    const storage = fakeStorage()
    storage.setItem(PENDING_KEY, text)
    const { pending, submit, sent } = form({ storage })
    expect(pending.find('createWithdrawal', 'vera')).toBeNull()
    submit('a')
    await turn()
    expect(sent).toHaveLength(1)
  })

  it.each([START - PENDING_KEPT, START + PENDING_KEPT])('expires: %i', (at) => {
    const storage = fakeStorage()
    storage.setItem(PENDING_KEY, JSON.stringify([{ operation: 'createWithdrawal', key: 'k', at, server: true, person: null }]))
    expect(form({ storage }).pending.find('createWithdrawal', 'vera')).toBeNull()
  })
})

describe('drafts', () => {
  const page = (storage = fakeStorage()) => ({ storage, drafts: createDrafts(createPlainStorage(() => storage)) })

  it('are restored for the same user only', () => {
    const { drafts } = page()
    drafts.save('withdrawal', 'vera', { amount: '1250' })
    expect(drafts.read('withdrawal', 'vera')).toEqual({ amount: '1250' })
    expect(drafts.read('withdrawal', 'oleg')).toBeNull()
    expect(drafts.read('withdrawal', 'vera')).toBeNull()
  })

  it('survive a reload', () => {
    const { storage, drafts } = page()
    drafts.save('withdrawal', 'vera', { amount: '1250', all: true })
    expect(page(storage).drafts.read('withdrawal', 'vera')).toEqual({ amount: '1250', all: true })
    expect(page(storage).drafts.read('withdrawal', 'oleg')).toBeNull()
    expect(page(storage).drafts.read('withdrawal', 'vera')).toBeNull()
  })

  it('are cleared by a normal sign-out, and left forms are', () => {
    const { storage, drafts } = page()
    drafts.save('withdrawal', 'vera', { amount: '1250' })
    drafts.forget()
    expect(drafts.read('withdrawal', 'vera')).toBeNull()
    drafts.save('refill', 'vera', { amount: '5' })
    drafts.drop('refill')
    expect(storage.getItem(DRAFTS_KEY)).toBeNull()
  })

  it('are in memory alone while the session is lost', () => {
    const { storage, drafts } = page()
    drafts.save('withdrawal', 'vera', { amount: '1250' })
    drafts.save('refill', 'vera', { amount: '5' })
    drafts.unsave()
    drafts.drop('refill')
    expect(storage.getItem(DRAFTS_KEY)).toBeNull()
    expect(drafts.read('withdrawal', 'vera')).toEqual({ amount: '1250' })
    expect(page(storage).drafts.read('withdrawal', 'vera')).toEqual({ amount: '1250' })
  })

  it.each(['{', '[]', '{"person":"vera","forms":[["withdrawal",{"amount":5}]]}'])('%s in the storage is ignored', (text) => {
    const storage = fakeStorage()
    storage.setItem(DRAFTS_KEY, text)
    expect(page(storage).drafts.read('withdrawal', 'vera')).toBeNull()
  })
})
