import { describe, expect, it } from 'vitest'
import { LOOK_UP_SETTLED, PENDING_KEPT, PENDING_KEY } from '#app/constants.ts'
import { createDrafts } from '#app/drafts/drafts.ts'
import { createPending } from '#app/drafts/pending.ts'
import { createKeep } from '#app/storage/keep.ts'
import { fakeStorage } from './surroundings.ts'
import { START, form, turn } from './money-write-form.ts'

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
