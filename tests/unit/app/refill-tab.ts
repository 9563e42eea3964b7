import { createActor, SimulatedClock } from 'xstate'
import type { UtaDelegation } from '#sdk'
import { createRunningRefill } from '#app/src/money/running.ts'
import { refillImplementations } from '#app/src/money/refill-actors.ts'
import { toTransfer } from '#app/src/money/refill-transfer.ts'
import { refillMachine } from '#app/src/money/refill.machine.ts'
import type { LeaderElection } from '#app/src/lib/leader-election.ts'

export const answer = (rest: Partial<UtaDelegation>) => ({ id: null, status: 'processing', ...rest }) as UtaDelegation
export const processing = answer({})
export const done = answer({ id: 'd1', status: 'done' })

const time = { now: () => 1_000, isServerTime: () => true }
const tick = () => new Promise((resolve) => setTimeout(resolve))

/** Storage and locks shared by several tabs. */
export function browser() {
  const kept = new Map<string, string>()
  const queues = new Map<string, Array<() => void>>()
  const turns: LeaderElection = (name, granted) => {
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
  const running = createRunningRefill(shared.keep, time)
  const given = refillImplementations({
    ask(request_id) {
      asked.push(request_id)
      const said = answers(asked.length)
      return said instanceof Error ? Promise.reject(said) : Promise.resolve(said)
    },
    running,
    turns: shared.turns,
    person: () => 'vera',
    clock: time,
    online: () => online,
    onLine: () => () => {},
    onEnd: () => (ends += 1),
  })
  const actor = createActor(refillMachine.provide(given), { clock }).start()
  const refill = {
    accepted: (request_id: string) => actor.send({ type: 'ACCEPTED', request_id }),
    resume(person: string) {
      const left = running.find(person)
      if (left) actor.send({ type: 'RESUME', request_id: left.request_id, attempt: left.attempt })
    },
    /** The storage event of another tab's write. */
    seen() {
      const known = running.find('vera')
      if (known?.request_id === actor.getSnapshot().context.request_id) actor.send({ type: 'SEEN', attempt: known.attempt })
    },
    get: () => toTransfer(actor.getSnapshot(), (event) => actor.send(event)),
  }
  /** That many pauses, each with its response. */
  const pauses = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      await tick()
      clock.increment(2_000)
    }
    await tick()
  }
  const line = (on: boolean) => {
    online = on
    actor.send({ type: on ? 'ONLINE' : 'OFFLINE' })
  }
  /** The page is left. */
  const leave = () => actor.stop()
  return { refill, asked, pauses, line, leave, running, clock, ends: () => ends, phase: () => refill.get()?.phase }
}
