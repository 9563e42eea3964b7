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

/** A withdrawal followed to its end: the machine says when to ask, the query asks. */
export function useWithdrawal(id: string): { withdrawal: Loadable<Withdrawal>; onAnswer: (withdrawal: Withdrawal) => void } {
  const client = useQueryClient()
  const query = useGetWithdrawal(id)
  const { data, dataUpdatedAt, errorUpdatedAt, isError, refetch } = query
  // The first ask is the query's own, which is under way as it is first looked at.
  const actor = useActorRef(withdrawalMachine.provide({ actors: { ask: fromCallback(() => void refetch({ cancelRefetch: false })) } }))
  const status = data?.status
  useEffect(() => {
    if (isError) actor.send({ type: 'FAILED' })
    else if (status !== undefined) actor.send({ type: 'ANSWER', status })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same answer again is an answer as well
  }, [actor, isError, status, dataUpdatedAt, errorUpdatedAt])
  // What it has locked or given back shows in other reads.
  useEffect(() => {
    if (status !== undefined) invalidateAfter(client, 'createWithdrawal')
  }, [client, status])
  return {
    withdrawal: toLoadable(query),
    onAnswer: (withdrawal) => client.setQueryData(getGetWithdrawalQueryKey(id), withdrawal),
  }
}
