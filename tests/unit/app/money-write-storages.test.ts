import { describe, expect, it } from 'vitest'
import { createSafeStorage, createPlainStorage } from '#app/src/lib/safe-storage.ts'
import { PENDING_KEY } from '#app/src/lib/constants.ts'
import type { FormOptions } from './money-write-form.ts'
import { START, form, turn } from './money-write-form.ts'
import { fakeLocks, fakeStorage } from './fakes.ts'

/** Storages that outlive a page. */
function device() {
  const [local, tab, database] = [fakeStorage(), fakeStorage(), fakeStorage()]
  const places = () => [local, tab, database].map((storage) => createPlainStorage(() => storage))
  const page = (options: FormOptions = {}) => form({ storage: local, places: places(), ...options })
  return { local, tab, database, page }
}

describe('the storages of a pending write', () => {
  it.each([
    ['local storage is full', ['local'], 'tab'],
    ['all of Web Storage is full', ['local', 'tab'], 'database'],
  ] as const)('%s: the next storage has it, and a reload locks the form', async (_, full, kept) => {
    const here = device()
    for (const name of full) here[name].full = true
    const before = here.page()
    before.submit('a')
    await turn()
    before.leave()
    expect(here[kept].getItem(PENDING_KEY)).toContain(before.sent[0]!.key)
    const after = here.page({ at: START + 1000 })
    await after.resume()
    expect(after.submit('a')).toBe(false)
    expect([after.sent.length, after.asked]).toEqual([0, [before.sent[0]!.key]])
    after.server.knows = 'wd-1'
    await after.check()
    expect(here[kept].getItem(PENDING_KEY)).toBeNull()
  })

  it('a storage that fills up midway loses nothing stored before', async () => {
    const here = device()
    const first = here.page()
    first.submit('a')
    await turn()
    first.leave()
    here.local.full = true
    const { pending } = here.page()
    await pending.add({ operation: 'exchangeTokens q', key: 'k2', at: START, server: true, person: 'vera' })
    expect([pending.find('createWithdrawal', 'vera')?.key, pending.find('exchangeTokens q', 'vera')?.key]).toEqual([
      first.sent[0]!.key,
      'k2',
    ])
    pending.forget()
    expect([here.local, here.tab, here.database].map((storage) => storage.getItem(PENDING_KEY))).toEqual([null, null, null])
  })

  it('a blocked storage neither keeps nor throws', () => {
    const refused = (): Storage => {
      throw new DOMException('denied', 'SecurityError')
    }
    const plain = createPlainStorage(refused)
    expect([plain.set('a', '1'), plain.get('a')]).toEqual([false, null])
    const memory = createSafeStorage(refused)
    expect([memory.set('a', '1'), memory.get('a')]).toEqual([false, '1'])
  })
})

describe('two tabs that send the same at the same moment', () => {
  const tabs = (options: FormOptions = {}) => {
    const storage = fakeStorage()
    const locks = fakeLocks()
    const open = (at: number) => form({ storage, locks, at, ...options })
    return [open(START), open(START + 1)] as const
  }

  it('one is sent; if its outcome is unknown, both look it up by its key', async () => {
    const [one, two] = tabs()
    one.submit('a')
    two.submit('a')
    await turn()
    expect([one.sent.length, two.sent.length, two.state().submission.busy]).toEqual([1, 0, true])
    two.server.knows = 'wd-1'
    await one.sent[0]!.fail('unknown-outcome')
    await turn()
    expect(two.sent).toEqual([])
    expect(two.asked).toEqual([one.sent[0]!.key])
    expect(two.results).toEqual([['wd-1', 'found']])
  })

  it('one is sent and gets a response; the second tab is asked before it sends another', async () => {
    const [one, two] = tabs()
    one.submit('a')
    two.submit('a')
    await turn()
    await one.sent[0]!.answer('wd-1')
    await turn()
    expect([two.sent.length, two.state()]).toEqual([0, { submission: { busy: false }, outcome: { state: 'elsewhere' } }])
    expect(two.submit('a')).toBe(true)
    await turn()
    expect(two.sent).toHaveLength(1)
  })

  it('canary: without browser locks both would wait forever', async () => {
    const [one, two] = tabs({ locks: undefined as never, places: [createPlainStorage(() => undefined)] })
    one.submit('a')
    two.submit('a')
    await turn()
    expect([one.sent.length, two.sent.length]).toEqual([1, 1])
  })
})
