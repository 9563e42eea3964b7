import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import type { LegalDialogProps } from '#design-system/screens/auth/LegalDialog.tsx'
import { legalHost } from '../../layouts/lazy-parts.ts'

/** A legal text over the page: the event that opens it, and the dialog. */
export function useLegal(): [(which: LegalDialogProps['which']) => void, ReactNode] {
  const { locale } = useDesignSystem()
  const [which, setWhich] = useState<LegalDialogProps['which'] | null>(null)
  const dialog = which !== null && (
    <Suspense>
      <legalHost.Component locale={locale} which={which} onClose={() => setWhich(null)} />
    </Suspense>
  )
  return [setWhich, dialog]
}
