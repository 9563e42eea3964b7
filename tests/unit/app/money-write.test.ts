import { describe, expect, it } from 'vitest'
import { LOOK_UP_PAUSES, PENDING_KEY } from '#app/constants.ts'
import { form, turn } from './money-write-form.ts'

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
