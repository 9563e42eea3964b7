import { lazyComponent } from '../../provider/lazyComponent.tsx'
import type { NeedsYouProps } from './NeedsYou.tsx'

/** The cards' code is loaded when there is something to show. */
export const LazyNeedsYou = lazyComponent<NeedsYouProps>(async () => (await import('./NeedsYou.tsx')).NeedsYou)
