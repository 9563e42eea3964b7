import { lazyComponent } from '../../provider/lazyComponent.tsx'
import type { LowerSectionsProps } from './LowerSections.tsx'

/** The sections below the first screen. A prerendered page shows them without their code and texts, until they are near the viewport. */
export const LazyLowerSections = lazyComponent<LowerSectionsProps>(async () => (await import('./LowerSections.tsx')).LowerSections, {
  awaitsPreload: true,
  words: ['landingSections'],
})
