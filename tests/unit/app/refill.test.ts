import { describe, expect, it } from 'vitest'
import type { UtaDelegation } from '#sdk'
import { createRunningRefill } from '#app/src/money/running.ts'
import { browser, done, processing, tab } from './refill-tab.ts'

describe('a pending UTA refill', () => {
  it.each([1, 19, 20])('is done with the response to attempt %i', async (attempt) => {
    const { refill, asked, pauses, running, phase } = tab(browser(), (count) => (count < attempt ? processing : done))
    refill.accepted('r1')
    await pauses(25)
    expect(asked).toHaveLength(attempt)
    expect(phase()).toBe('done')
    expect(running.find('vera')).toBeNull()
  })

  it('accepts responses with nothing but an id: {}, {}, {"id":"1"} ends at the third', async () => {
    const said = [{}, {}, { id: '1' }] as UtaDelegation[]
    const { refill, asked, pauses, phase } = tab(browser(), (count) => said[count - 1]!)
    refill.accepted('r1')
    await pauses(4)
    expect([asked.length, phase()]).toEqual([3, 'done'])
  })

  it('without a result: twenty attempts, then a manual check, and the request stays stored', async () => {
    const { refill, asked, pauses, running, phase } = tab(browser(), () => processing)
    refill.accepted('r1')
    await pauses(30)
    expect([asked.length, phase()]).toEqual([20, 'gave-up'])
    expect(running.find('vera')).toMatchObject({ request_id: 'r1', attempt: 20 })
    refill.get()?.onCheck()
    expect(phase()).toBe('checking')
    await pauses(3)
    expect([asked.length, phase()]).toEqual([21, 'gave-up'])
    refill.get()?.onAgain()
    expect([phase(), running.find('vera')]).toEqual([undefined, null])
  })

  it('a failed response counts as an attempt; an unknown request ends it', async () => {
    const broken = Object.assign(new Error('500'), { name: 'ApiError', kind: 'server', status: 500 })
    const first = tab(browser(), (count) => (count < 3 ? broken : done))
    first.refill.accepted('r1')
    await first.pauses(4)
    expect([first.asked.length, first.phase()]).toEqual([3, 'done'])

    const missing = Object.assign(new Error('404'), { name: 'ApiError', kind: 'missing', status: 404 })
    const second = tab(browser(), () => missing)
    second.refill.accepted('r1')
    await second.pauses(1)
    expect([second.asked.length, second.phase()]).toEqual([1, 'lost'])
  })

  it('pauses offline without counting', async () => {
    const { refill, asked, pauses, line, phase } = tab(browser(), () => processing)
    refill.accepted('r1')
    await pauses(2)
    line(false)
    await pauses(20)
    expect([asked.length, phase()]).toEqual([3, 'paused'])
    line(true)
    await pauses(30)
    expect([refill.get()?.attempt, phase()]).toEqual([20, 'gave-up'])
  })

  it('a hidden tab polls once when it wakes, without catching up', async () => {
    const { refill, asked, pauses, clock } = tab(browser(), () => processing)
    refill.accepted('r1')
    await pauses(2)
    // Timers of a hidden tab are late: one long pause, and missed polls are not made up for.
    clock.increment(10 * 60_000)
    await pauses(0)
    expect(asked).toHaveLength(4)
    for (let late = 0; late < 3; late += 1) {
      clock.increment(60_000)
      await pauses(0)
    }
    expect(asked).toHaveLength(7)
    // Nor sooner than after a pause.
    clock.increment(1_999)
    await pauses(0)
    expect(asked).toHaveLength(7)
  })

  it('a reloaded page continues where it was', async () => {
    const shared = browser()
    const before = tab(shared, () => processing)
    before.refill.accepted('r1')
    await before.pauses(6)
    before.leave()
    const after = tab(shared, (count) => (count === 2 ? done : processing))
    after.refill.resume('somebody else')
    expect(after.phase()).toBeUndefined()
    after.refill.resume('vera')
    await after.pauses(0)
    expect(after.refill.get()?.attempt).toBe(before.asked.length + 1)
    await after.pauses(2)
    expect([after.asked.length, after.phase(), after.ends()]).toEqual([2, 'done', 1])
  })

  it('while the server is down for maintenance, polling pauses and does not count', async () => {
    const { refill, asked, pauses, line, phase } = tab(browser(), (count) => {
      if (count !== 2) return count < 4 ? processing : done
      line(false)
      return Object.assign(new Error('503'), { name: 'ApiError', kind: 'maintenance', status: 503 })
    })
    refill.accepted('r1')
    await pauses(30)
    expect([asked.length, refill.get()?.attempt, phase()]).toEqual([2, 1, 'paused'])
    line(true)
    await pauses(3)
    expect([asked.length, phase()]).toEqual([4, 'done'])
  })

  it('a response to an abandoned request does not affect the next one', async () => {
    let late: (said: UtaDelegation) => void = () => {}
    const { refill, pauses, phase } = tab(browser(), (count) => (count === 21 ? new Promise((resolve) => (late = resolve)) : processing))
    refill.accepted('r1')
    await pauses(25)
    refill.get()?.onCheck()
    refill.get()?.onAgain()
    refill.accepted('r2')
    await pauses(1)
    late(done)
    await pauses(0)
    expect([refill.get()?.request_id, phase()]).toEqual(['r2', 'waiting'])
  })

  it('one of two tabs polls; the other shows the progress and takes over when the first is closed', async () => {
    const shared = browser()
    const one = tab(shared, () => processing)
    const two = tab(shared, () => done)
    one.refill.accepted('r1')
    await one.pauses(4)
    two.refill.resume('vera')
    await one.pauses(3)
    two.refill.seen()
    await two.pauses(10)
    expect([one.asked.length, two.asked.length]).toEqual([8, 0])
    expect(two.refill.get()?.attempt).toBe(8)
    one.leave()
    await two.pauses(1)
    expect([two.asked.length, two.phase()]).toEqual([1, 'done'])
  })

  it('manual changes of the storage are ignored', () => {
    const { kept, keep } = browser()
    const running = createRunningRefill(keep, { now: () => 1_000, isServerTime: () => true })
    for (const text of [
      '',
      '{}',
      'null',
      '{"request_id":"../me","attempt":1,"at":1000,"server":true,"person":null}',
      '{"request_id":"r","attempt":21,"at":1000,"server":true,"person":null}',
      '{"request_id":"r","attempt":1,"at":1e15,"server":true,"person":null}',
    ]) {
      kept.set('matu_refill', text)
      expect(running.find('vera')).toBeNull()
    }
    running.save({ request_id: 'r1', attempt: 2, at: 1_000, server: true, person: 'vera' })
    expect(running.find('someone')).toBeNull()
    running.drop('r2')
    expect(running.find('vera')?.attempt).toBe(2)
    running.forget()
    expect(kept.size).toBe(0)
  })
})
