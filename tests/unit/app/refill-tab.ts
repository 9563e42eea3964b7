import { SimulatedClock } from 'xstate'
import type { UtaDelegation } from '#sdk'
import { createRunningRefill } from '#app/drafts/running.ts'
import { createRefill } from '#app/query/refill.ts'
import type { Turns } from '#app/session/turns.ts'

export const answer = (rest: Partial<UtaDelegation>) => ({ id: null, status: 'processing', ...rest }) as UtaDelegation
export const processing = answer({})
export const done = answer({ id: 'd1', status: 'done' })

const tick = () => new Promise((resolve) => setTimeout(resolve))

/** Storage and locks that several tabs share. */
export function browser() {
  const kept = new Map<string, string>()
  const queues = new Map<string, Array<() => void>>()
  const turns: Turns = (name, granted) => {
    const queue = queues.get(name) ?? []
    queues.set(name, queue)
    const own = () => granted()
    queue.push(own)
    if (queue.length === 1) queueMicrotask(own)
    return () => {
      const first = queue[0] === own
      queue.splice(queue.indexOf(own), queue.includes(own) ? 1 : 0)
      if (first) queue[0]?.()
    }
  }
  const keep = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => !!kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
  return { kept, turns, keep }
}

export function tab(shared: ReturnType<typeof browser>, answers: (count: number) => UtaDelegation | Error | Promise<UtaDelegation>) {
  const clock = new SimulatedClock()
  const asked: string[] = []
  let online = true
  let ends = 0
  const running = createRunningRefill(shared.keep, () => 1_000)
  const refill = createRefill({
    ask(request_id) {
      asked.push(request_id)
      const said = answers(asked.length)
      return said instanceof Error ? Promise.reject(said) : Promise.resolve(said)
    },
    running,
    turns: shared.turns,
    person: () => 'vera',
    now: () => 1_000,
    online: () => online,
    onEnd: () => (ends += 1),
    clock,
  })
  /** So many pauses, each with its answer. */
  const pauses = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      await tick()
      clock.increment(2_000)
    }
    await tick()
  }
  const line = (on: boolean) => {
    online = on
    refill.line(on)
  }
  let leave = refill.attach()
  /** The page is left, or hidden, and shown again. */
  const away = (is: boolean) => {
    if (is) leave()
    else leave = refill.attach()
  }
  return { refill, asked, pauses, line, away, running, clock, ends: () => ends, phase: () => refill.get()?.phase }
}
