import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { LegalDialogProps } from '#design-system/screens/auth/LegalDialog.tsx'

/** Loaded when the user opens it. */
const LegalHost = lazy(() => import('../../layouts/LegalHost.tsx'))

/** A legal text over the page: the event that opens it, and the dialog. */
export function useLegal(): [(which: LegalDialogProps['which']) => void, ReactNode] {
  const [which, setWhich] = useState<LegalDialogProps['which'] | null>(null)
  const dialog = which !== null && (
    <Suspense>
      <LegalHost which={which} onClose={() => setWhich(null)} />
    </Suspense>
  )
  return [setWhich, dialog]
}
