import { useState } from 'react'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { mapLoadable } from '#design-system/lib/loadable.ts'
import type { EndOthersProps } from '#design-system/screens/security/EndOthers.tsx'
import type { SessionListProps } from '#design-system/screens/security/SessionList.tsx'
import { useEndOtherSessions, useEndSession, useListSessions } from '#sdk'
import type { UserSession } from '#sdk'
import { isApiError } from '../../api/to-problem.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'

interface Sessions extends Omit<SessionListProps, 'sessions' | 'others'> {
  sessions: Loadable<UserSession[]>
  others: Omit<EndOthersProps, 'count'>
}

/** The sessions of the user and how they are ended. Only for pages that are there with them. */
export function useSessions(): Sessions {
  const query = useListSessions()
  const { mutateAsync: end } = useEndSession()
  const { mutateAsync: endOthers } = useEndOtherSessions()
  const [id, setId] = useState<string | null>(null)
  const [ended, setEnded] = useState<'one' | 'others' | null>(null)
  const { refetch } = query
  const ending = useWrite({
    mutationFn: async (session: string) => {
      setId(session)
      setEnded(null)
      try {
        await end({ id: session })
      } catch (error) {
        // It has ended by itself meanwhile.
        if (!isApiError(error) || error.kind !== 'missing') throw error
      }
      await refetch()
      setEnded('one')
    },
  })
  const endingOthers = useWrite({
    mutationFn: async (password: string) => {
      setEnded(null)
      await endOthers({ data: { password } })
      await refetch()
      setEnded('others')
    },
  })
  return {
    sessions: mapLoadable(toLoadable(query), ({ data }) => data),
    ending: { ...toSubmission(ending), id },
    onEnd: ending.mutate,
    others: { ending: toSubmission(endingOthers), onEnd: endingOthers.mutate },
    ended,
  }
}
