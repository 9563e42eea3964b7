import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Transfer } from '#design-system/lib/transfer.ts'
import { getUtaDelegation } from '#sdk'
import { now } from '../clock.ts'
import { RUNNING_KEY } from '../constants.ts'
import { refills } from '../engine.ts'
import { useApp, useView } from '../root/app-context.ts'
import { useOnline } from '../root/use-online.ts'
import { turnsOf } from '../session/turns.ts'
import { spoil } from './invalidation.ts'
import { createRefill } from './refill.ts'

/** The refill on its way: `null` until one is accepted, or taken up from an earlier page, another tab or a lost session. */
export function useRefill(): { transfer: Transfer | null; accepted: (request_id: string) => void } {
  const client = useQueryClient()
  const { page } = useApp()
  const { person } = useView()
  const online = useOnline()
  const create = () =>
    createRefill({
      ask: (request_id) => getUtaDelegation(request_id),
      running: refills,
      turns: turnsOf(() => navigator.locks),
      person: () => page.view.get().person,
      now,
      online: () => navigator.onLine !== false,
      onEnd: () => spoil(client, 'requestUtaDelegation'),
    })
  const [refill] = useState(create)
  const transfer = useSyncExternalStore(refill.subscribe, refill.get, refill.get)
  useEffect(() => refill.attach(), [refill])
  // As soon as it is known who is here.
  useEffect(() => refill.resume(person), [refill, person])
  useEffect(() => refill.line(online), [refill, online])
  useEffect(() => {
    const listen = ({ key }: StorageEvent): void => {
      if (key === RUNNING_KEY) refill.seen()
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }, [refill])
  return { transfer, accepted: refill.accepted }
}
