import { lazyPart } from '../../hooks/lazy-part.ts'
import type { FreezePartProps } from './FreezePart.tsx'
import type { SessionsPartProps } from './SessionsPart.tsx'

// Loaded only where the deployment has these features.
export const LazyFreezePart = lazyPart<FreezePartProps>(() => import('./FreezePart.tsx'), ['security', 'money', 'forms'])
export const LazySessionsPart = lazyPart<SessionsPartProps>(() => import('./SessionsPart.tsx'), ['security', 'forms'])
