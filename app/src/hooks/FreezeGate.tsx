import { Suspense } from 'react'
import { PageSkeleton } from '#design-system/components/feedback/PageSkeleton.tsx'
import { useConfig } from '../auth/environment-hooks.ts'
import type { FrozenGateProps } from './FrozenGate.tsx'
import { lazyPart } from './lazy-part.ts'

// Loaded only where the server has a freeze.
const LazyFrozenGate = lazyPart<FrozenGateProps>(() => import('./FrozenGate.tsx'), ['security', 'money'])

/** Around a form that moves money. While the account is frozen, what that means stands in its place, and what was typed is kept. */
export const FreezeGate = (props: FrozenGateProps) =>
  useConfig().features.includes('freeze') ? (
    <Suspense fallback={<PageSkeleton />}>
      <LazyFrozenGate {...props} />
    </Suspense>
  ) : (
    props.children
  )
