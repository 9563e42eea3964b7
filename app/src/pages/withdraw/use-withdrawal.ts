import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { fromCallback } from 'xstate'
import { getGetWithdrawalQueryKey, useGetWithdrawal } from '#sdk'
import type { Withdrawal } from '#sdk'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { withdrawalMachine } from '../../api/withdrawal.machine.ts'
import { invalidateAfter } from '../../api/invalidation.ts'
import { toLoadable } from '../../api/to-loadable.ts'

/** Follows a withdrawal to its end: the machine decides when to poll, the query fetches. */
export function useWithdrawal(id: string): { withdrawal: Loadable<Withdrawal>; onAnswer: (withdrawal: Withdrawal) => void } {
  const client = useQueryClient()
  const query = useGetWithdrawal(id)
  const { data, dataUpdatedAt, errorUpdatedAt, isError, refetch } = query
  // The query itself sends the first request, which is already running when the machine starts.
  const actor = useActorRef(withdrawalMachine.provide({ actors: { ask: fromCallback(() => void refetch({ cancelRefetch: false })) } }))
  const status = data?.status
  useEffect(() => {
    if (isError) actor.send({ type: 'FAILED' })
    else if (status !== undefined) actor.send({ type: 'ANSWER', status })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- an equal response is a response too
  }, [actor, isError, status, dataUpdatedAt, errorUpdatedAt])
  // Other queries show the amounts that it has locked or released.
  useEffect(() => {
    if (status !== undefined) invalidateAfter(client, 'createWithdrawal')
  }, [client, status])
  return {
    withdrawal: toLoadable(query),
    onAnswer: (withdrawal) => client.setQueryData(getGetWithdrawalQueryKey(id), withdrawal),
  }
}
