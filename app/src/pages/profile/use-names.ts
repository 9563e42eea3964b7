import { useState } from 'react'
import { useBlocker } from 'react-router-dom'
import type { NameEditing } from '#design-system/screens/profile/NameForm.tsx'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'
import { getEnvironment } from '../../auth/environment.ts'
import { matchPath } from '../../site/paths.ts'
import { useProfileChange } from './use-profile-change.ts'

/** Saves the names, and asks before another page is opened while they are changed. The end of the session is not asked about. */
export function useNames(): NameEditing {
  const { view } = getEnvironment()
  const saving = useWrite({ mutationFn: useProfileChange() })
  const [changed, setChanged] = useState(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { state, leaving } = view.get()
    const isElsewhere = matchPath(currentLocation.pathname).rest !== matchPath(nextLocation.pathname).rest
    return changed && isElsewhere && state !== 'anonymous' && !leaving
  })
  return {
    saving: toSubmission(saving),
    onSave: saving.mutate,
    onChanged: setChanged,
    leaving: blocker.state === 'blocked' ? { onStay: blocker.reset, onLeave: blocker.proceed } : null,
  }
}
