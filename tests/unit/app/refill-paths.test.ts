import { getShortestPaths } from '@xstate/graph'
import { describe, expect, it } from 'vitest'
import { getInitialSnapshot, getNextSnapshot } from 'xstate'
import type { UtaDelegation } from '#sdk'
import { REFILL_POLL } from '#app/src/lib/constants.ts'
import { refillMachine } from '#app/src/money/refill.machine.ts'
import type { RefillEvent } from '#app/src/money/refill.machine.ts'
import type { LeaderElection } from '#app/src/lib/leader-election.ts'
import { leaf } from './machine-states.ts'
import { answer, browser, done, processing, tab } from './refill-tab.ts'
import { eventsOf, nameOf, nodes, pause } from './refill-events.ts'
import type { State } from './refill-events.ts'

/** The page's name for each state. */
const phases: Record<string, string | undefined> = {
  'polling.standby': 'waiting',
  'polling.asking': 'asking',
  'polling.waiting': 'waiting',
  'polling.paused': 'paused',
  'gaveUp.resting': 'gave-up',
  'gaveUp.checking': 'checking',
  done: 'done',
  failed: 'failed',
  lost: 'lost',
}

const paths = getShortestPaths(refillMachine, { events: eventsOf as never, limit: 5000 }).map(({ state, steps }) => ({
  state: state as State,
  events: steps.map(({ event }) => event as RefillEvent).filter(({ type }) => type !== ('xstate.init' as string)),
}))

/** Each path to a state, extended by each possible event. */
const walks = paths.flatMap(({ state, events }) => [events, ...eventsOf(state).map((event) => [...events, event])])

/** A tab with fake dependencies, running the same code as the page. */
function page() {
  const shared = browser()
  const granted: Array<() => void> = []
  const turns: LeaderElection = (_, grant) => {
    granted.push(grant)
    return () => {}
  }
  const open: Array<{ resolve: (said: UtaDelegation) => void; reject: (error: Error) => void }> = []
  const one = tab({ ...shared, turns }, () => new Promise((resolve, reject) => open.push({ resolve, reject })))
  const { refill, running, line, clock } = one
  const keep = (attempt: number): void => running.save({ request_id: 'r', attempt, at: 1_000, server: true, person: 'vera' })
  const say = (error: string, kind: string): Error => Object.assign(new Error(error), { name: 'ApiError', kind })
  const act: Record<string, () => void> = {
    ACCEPTED: () => refill.accepted('r'),
    RESUME() {
      keep(18)
      refill.resume('vera')
    },
    LEAD: () => granted.pop()?.(),
    SEEN() {
      // No tab ever stores fewer attempts than are already there.
      keep(Math.max(19, running.find('vera')?.attempt ?? 0))
      refill.seen()
    },
    PENDING: () => open.pop()?.resolve(processing),
    RESULT: () => open.pop()?.resolve(done),
    FAILED: () => open.pop()?.resolve(answer({ status: 'failed' })),
    GONE: () => open.pop()?.reject(say('404', 'missing')),
    OFFLINE: () => line(false),
    ONLINE: () => line(true),
    CHECK_AGAIN: () => refill.get()?.onCheck(),
    RESET: () => refill.get()?.onAgain(),
    [pause.type]: () => clock.increment(REFILL_POLL.every),
  }
  return { ...one, act }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
}

describe('generated paths of the refill, on the code behind the page (T2)', () => {
  it('each step shows the machine’s state and attempts, and stores what a reload needs', async () => {
    const visited = new Set<string>()
    const taken = new Set<string>()
    for (const events of walks) {
      const { refill, running, asked, act } = page()
      let state = getInitialSnapshot(refillMachine) as State
      let questions = 0
      for (const event of events) {
        const before = state
        state = getNextSnapshot(refillMachine, state, event)
        const [from, to] = [leaf(before.value), leaf(state.value)]
        visited.add(to)
        const node = before._nodes.toReversed().find((one) => one.transitions.has(event.type))
        taken.add(`${node?.path.join('.')} ${event.type}`)
        if (from !== to && (to.endsWith('asking') || to.endsWith('checking'))) questions += 1
        act[nameOf(event)]!()
        await settled()
        const shown = refill.get()
        const said = { way: events.map(nameOf).join(' '), at: nameOf(event) }
        expect({ ...said, phase: shown?.phase, attempt: shown?.attempt ?? 0, asked: asked.length }).toEqual({
          ...said,
          phase: phases[to],
          attempt: state.context.attempt,
          asked: questions,
        })
        const onItsWay = to.startsWith('polling') || to === 'left' || to.startsWith('gaveUp')
        expect({ ...said, kept: running.find('vera')?.attempt }).toEqual({ ...said, kept: onItsWay ? state.context.attempt : undefined })
      }
    }
    const leaves = nodes(refillMachine.root).filter((node) => node.type === 'atomic')
    expect(leaves.map((node) => node.path.join('.')).filter((one) => !visited.has(one))).toEqual([])
    const written = nodes(refillMachine.root).flatMap((node) =>
      [...node.transitions.keys()].map((type) => `${node.path.join('.')} ${type}`),
    )
    expect(written.filter((one) => !taken.has(one))).toEqual([])
  })
})
