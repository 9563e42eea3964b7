import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { PageSkeleton } from '#design-system/components/feedback/PageSkeleton.tsx'
import { FrozenPage } from '#design-system/screens/security/FrozenPage.tsx'
import { useFrozen } from '#design-system/screens/security/useFrozen.ts'
import { useSession } from '../auth/environment-hooks.ts'
import { pending } from '../money/stores.ts'
import { useFreeze } from './use-freeze.ts'
import { usePath } from './use-path.ts'

export interface FrozenGateProps {
  /** The operation of the form: one whose outcome is unknown stays in view. */
  operation?: string
  /** Shows the page in any case: it has a receipt, which moves nothing. */
  open?: boolean
  children: ReactNode
}

/** Shows the form; a skeleton until the settings have loaded; the freeze while the account is frozen. */
export default function FrozenGate({ operation, open = false, children }: FrozenGateProps) {
  const { to } = usePath()
  const { person } = useSession()
  const freeze = useFreeze()
  const frozen = useFrozen(freeze?.state === 'ready' ? freeze.value : null)
  const [, redraw] = useState(false)
  useEffect(() => void pending.ready().then(() => redraw(true)), [])
  const isOpen = open || (operation !== undefined && pending.find(operation, person) !== null)
  const isKnown = freeze?.state !== 'loading'
  return (
    <>
      {!isOpen && !isKnown && <PageSkeleton />}
      {!isOpen && frozen && <FrozenPage freeze={frozen} href={to('/cabinet/profile/safety')} />}
      {/* Hidden, not left: a form that is left loses its draft. */}
      <Box sx={{ display: isOpen || (isKnown && frozen === null) ? 'contents' : 'none' }}>{children}</Box>
    </>
  )
}
