import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import type { Transfer } from '#design-system/lib/transfer.ts'
import { getUtaDelegation } from '#sdk'
import { createLeaderElection } from '../lib/leader-election.ts'
import { isServerTime, now } from '../lib/clock.ts'
import { inspection } from '../lib/inspection.ts'
import { refills } from './stores.ts'
import { getEnvironment } from '../auth/environment.ts'
import { useSession } from '../auth/environment-hooks.ts'
import { invalidateAfter } from '../api/invalidation.ts'
import { refillImplementations } from './refill-actors.ts'
import { toTransfer } from './refill-transfer.ts'
import { refillMachine } from './refill.machine.ts'

const clock = { now, isServerTime }
const turns = createLeaderElection(() => navigator.locks)

/** The refill in progress; `null` until one is accepted or resumed from an earlier page, another tab or a lost session. */
export function useRefill(): { transfer: Transfer | null; accepted: (request_id: string) => void } {
  const client = useQueryClient()
  const { view } = getEnvironment()
  const { person } = useSession()
  const [snapshot, , actor] = useMachine(
    refillMachine.provide(
      refillImplementations({
        ask: (request_id) => getUtaDelegation(request_id),
        running: refills,
        turns,
        person: () => view.get().person,
        clock,
        online: () => onlineManager.isOnline() && !view.get().maintenance,
        onLine(listener) {
          const stops = [onlineManager.subscribe(listener), view.subscribe(listener)]
          return () => stops.forEach((stop) => stop())
        },
        onEnd: () => invalidateAfter(client, 'requestUtaDelegation'),
      }),
    ),
    inspection,
  )
  // Resumes once the user is known.
  useEffect(() => {
    const left = refills.find(person)
    if (left) actor.send({ type: 'RESUME', request_id: left.request_id, attempt: left.attempt })
  }, [actor, person])
  const accepted = useCallback((request_id: string) => actor.send({ type: 'ACCEPTED', request_id }), [actor])
  const transfer = useMemo(() => toTransfer(snapshot, (event) => actor.send(event)), [snapshot, actor])
  return { transfer, accepted }
}
