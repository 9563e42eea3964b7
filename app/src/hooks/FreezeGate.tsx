import { Suspense } from 'react'
import { PageSkeleton } from '#design-system/components/feedback/PageSkeleton.tsx'
import { useConfig } from '../auth/environment-hooks.ts'
import type { FrozenGateProps } from './FrozenGate.tsx'
import { lazyPart } from './lazy-part.ts'

// Loaded only where the server has a freeze.
const LazyFrozenGate = lazyPart<FrozenGateProps>(() => import('./FrozenGate.tsx'), ['security', 'money'])

/** Wraps a form that moves money. While the account is frozen it shows the freeze in place of the form and keeps what was typed. */
export const FreezeGate = (props: FrozenGateProps) =>
  useConfig().features.includes('freeze') ? (
    <Suspense fallback={<PageSkeleton />}>
      <LazyFrozenGate {...props} />
    </Suspense>
  ) : (
    props.children
  )
