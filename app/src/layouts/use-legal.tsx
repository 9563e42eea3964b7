import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { LegalText } from '#design-system/layouts/frame.ts'
import { LazyLegalHost } from './lazy-parts.ts'

/** A legal text over the page: the event that opens it, and the dialog. */
export function useLegal(): [(which: LegalText) => void, ReactNode] {
  const [which, setWhich] = useState<LegalText | null>(null)
  const dialog = which !== null && (
    <Suspense>
      <LazyLegalHost which={which} onClose={() => setWhich(null)} />
    </Suspense>
  )
  return [setWhich, dialog]
}
