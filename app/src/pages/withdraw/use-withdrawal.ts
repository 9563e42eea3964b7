import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getGetWithdrawalQueryKey, useGetWithdrawal } from '#sdk'
import type { Withdrawal } from '#sdk'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { invalidateAfter } from '../../api/invalidation.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { withdrawalPause } from './withdrawal-pause.ts'

/** Follows a withdrawal to its end. */
export function useWithdrawal(id: string): { withdrawal: Loadable<Withdrawal>; onAnswer: (withdrawal: Withdrawal) => void } {
  const client = useQueryClient()
  /** The last status, and how many responses there were when it came. */
  const last = useRef({ status: '', at: 0 })
  const query = useGetWithdrawal(id, {
    query: {
      refetchInterval: ({ state: { data, status, dataUpdateCount } }) => {
        if (status === 'error' || !data) return withdrawalPause(null, 0)
        if (data.status !== last.current.status) last.current = { status: data.status, at: dataUpdateCount }
        return withdrawalPause(data.status, dataUpdateCount - last.current.at)
      },
      refetchIntervalInBackground: true,
    },
  })
  const status = query.data?.status
  // Other queries show the amounts that it has locked or released.
  useEffect(() => {
    if (status !== undefined) invalidateAfter(client, 'createWithdrawal')
  }, [client, status])
  return {
    withdrawal: toLoadable(query),
    onAnswer: (withdrawal) => client.setQueryData(getGetWithdrawalQueryKey(id), withdrawal),
  }
}
