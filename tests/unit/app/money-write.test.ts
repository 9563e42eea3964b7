import { describe, expect, it } from 'vitest'
import { LOOK_UP_PAUSES, PENDING_KEY } from '#app/src/lib/constants.ts'
import { form, turn } from './money-write-form.ts'

describe('one intention, one request', () => {
  it('three clicks in one task send one request', async () => {
    const { submit, sent, results, state } = form()
    expect([submit('a'), submit('a'), submit('a')]).toEqual([true, false, false])
    expect(state().submission.busy).toBe(true)
    await turn()
    expect(sent).toHaveLength(1)
    await sent[0]!.answer('wd-1')
    expect(results).toEqual([['wd-1', 'answered']])
    expect(state()).toEqual({ submission: { busy: false }, outcome: { state: 'none' } })
  })

  it.each([
    ['vera', { user_id: 'id-of-vera' }],
    [null, {}],
  ])('it names the user who is shown, if the server has named one: %s', async (person, payer) => {
    const { submit, sent } = form({ person })
    submit('a')
    await turn()
    expect(sent[0]!.payer).toEqual(payer)
  })

  it('a new intention has a new key', async () => {
    const { submit, sent } = form()
    submit('a')
    await turn()
    await sent[0]!.fail('invalid')
    submit('a')
    await turn()
    await sent[1]!.answer('wd-1')
    submit('b')
    await turn()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
  })

  it('a rejection shows its reason, and the form can be sent again', async () => {
    const { submit, sent, state, storage } = form()
    submit('a')
    await turn()
    await sent[0]!.fail('forbidden')
    expect(state().submission.problem?.kind).toBe('forbidden')
    expect(storage.getItem(PENDING_KEY)).toBeNull()
    expect(submit('a')).toBe(true)
  })
})

describe('an unknown outcome', () => {
  it.each(['unknown-outcome', 'contract'] as const)(
    'after %s the form is locked, nothing is sent again, and it is looked up by its key',
    async (kind) => {
      const { submit, sent, asked, state } = form()
      submit('a')
      await turn()
      await sent[0]!.fail(kind)
      expect(state().submission.problem?.kind).toBe('unknown-outcome')
      expect(asked).toEqual([sent[0]!.key])
      for (let click = 0; click < 5; click += 1) expect(submit('a')).toBe(false)
      await turn()
      expect(sent).toHaveLength(1)
    },
  )

  it('found: done, once, and nothing stays stored', async () => {
    const { submit, sent, results, server, state, storage } = form()
    server.knows = 'wd-9'
    submit('a')
    await turn()
    await sent[0]!.fail('unknown-outcome')
    expect(results).toEqual([['wd-9', 'found']])
    expect(state().outcome).toEqual({ state: 'none' })
    expect(storage.getItem(PENDING_KEY)).toBeNull()
  })

  it('"not found" counts only if it stays so: the request may still be under way', async () => {
    const { submit, sent, asked, server, state, pass, results } = form()
    submit('a')
    await turn()
    await sent[0]!.fail('unknown-outcome')
    for (const pause of LOOK_UP_PAUSES.slice(0, -1)) await pass(pause)
    expect(asked).toHaveLength(LOOK_UP_PAUSES.length)
    expect(state().outcome.state).toBe('unknown')
    server.knows = 'wd-late'
    await pass(LOOK_UP_PAUSES.at(-1)!)
    expect(results).toEqual([['wd-late', 'found']])
  })

  it('not found in the end: nothing moved, and it can be sent again under a new key', async () => {
    const { submit, sent, state, pass, storage } = form()
    submit('a')
    await turn()
    await sent[0]!.fail('unknown-outcome')
    for (const pause of LOOK_UP_PAUSES) await pass(pause)
    expect(state()).toEqual({ submission: { busy: false }, outcome: { state: 'not-done' } })
    expect(storage.getItem(PENDING_KEY)).toBeNull()
    expect(submit('a')).toBe(true)
    await turn()
    expect(sent[1]!.key).not.toBe(sent[0]!.key)
    expect(state().outcome).toEqual({ state: 'none' })
  })

  it('if the look-up fails it stays locked, and can be checked again by hand', async () => {
    const { submit, sent, asked, server, state, pass, results, check } = form()
    server.knows = new Error('offline')
    submit('a')
    await turn()
    await sent[0]!.fail('unknown-outcome')
    for (const pause of LOOK_UP_PAUSES) await pass(pause)
    expect(state().outcome).toMatchObject({ state: 'unknown', phase: 'manual' })
    expect(state().outcome).not.toHaveProperty('onRelease')
    await pass(10 * 60_000)
    const before = asked.length
    expect(submit('a')).toBe(false)
    await check()
    expect(asked).toHaveLength(before + 1)
    expect(state().outcome).toMatchObject({ phase: 'manual' })
    server.knows = 'wd-5'
    await check()
    expect(results).toEqual([['wd-5', 'found']])
    expect(sent).toHaveLength(1)
  })

  it('if the responses prove nothing it is never reported as done or not done: the user decides', async () => {
    const { submit, sent, server, state, pass, results, storage } = form()
    server.knows = 'unsure'
    submit('a')
    await turn()
    await sent[0]!.fail('unknown-outcome')
    for (const pause of LOOK_UP_PAUSES) {
      expect(state().outcome).not.toHaveProperty('onRelease')
      await pass(pause)
    }
    const { outcome } = state()
    expect(outcome).toMatchObject({ state: 'unknown', phase: 'manual' })
    expect(outcome).toHaveProperty('onCheck')
    expect(submit('a')).toBe(false)
    await pass(24 * 60 * 60_000)
    expect([state().outcome.state, results]).toEqual(['unknown', []])
    if (outcome.state === 'unknown') outcome.onRelease?.()
    expect([state().outcome, storage.getItem(PENDING_KEY)]).toEqual([{ state: 'none' }, null])
    expect(submit('a')).toBe(true)
  })

  it('a check by hand asks once more: what proves nothing, or fails, leaves it to the user', async () => {
    const { submit, sent, asked, server, state, pass, check } = form()
    server.knows = 'unsure'
    submit('a')
    await turn()
    await sent[0]!.fail('unknown-outcome')
    for (const pause of LOOK_UP_PAUSES) await pass(pause)
    for (const knows of ['unsure', new Error('offline')]) {
      const before = asked.length
      server.knows = knows
      await check()
      expect(asked).toHaveLength(before + 1)
      expect(state().outcome).toMatchObject({ state: 'unknown', phase: 'manual' })
      expect(state().outcome).toHaveProperty('onRelease')
    }
    expect(sent).toHaveLength(1)
  })

  it('after a success the form takes up what another page has sent without an answer, and sends nothing', async () => {
    const { submit, sent, asked, storage, resume, state } = form()
    submit('a')
    await turn()
    await sent[0]!.answer('wd-1')
    const other = form({ storage, at: 1_787_000_001_000 })
    other.submit('b')
    await turn()
    other.leave()
    await resume()
    expect([asked, state().outcome.state, submit('c')]).toEqual([[other.sent[0]!.key], 'unknown', false])
  })

  it('a response that proves nothing does not count as "not found"', async () => {
    const { submit, sent, server, state, pass } = form()
    server.knows = 'unsure'
    submit('a')
    await turn()
    await sent[0]!.fail('unknown-outcome')
    for (const pause of LOOK_UP_PAUSES.slice(0, -1)) await pass(pause)
    server.knows = null
    await pass(LOOK_UP_PAUSES.at(-1)!)
    expect(state().outcome.state).toBe('unknown')
  })

  it('without keys only the user can decide: nothing is requested, only the user unlocks the form, and the outcome stays unknown', async () => {
    const { submit, sent, asked, state } = form({ traceable: false })
    submit('a')
    await turn()
    await sent[0]!.fail('unknown-outcome')
    expect(asked).toEqual([])
    const { outcome } = state()
    expect(outcome).toMatchObject({ state: 'unknown', phase: 'manual' })
    expect(outcome).not.toHaveProperty('onCheck')
    if (outcome.state === 'unknown') outcome.onRelease?.()
    expect(state().outcome).toEqual({ state: 'none' })
    expect(sent).toHaveLength(1)
  })
})
