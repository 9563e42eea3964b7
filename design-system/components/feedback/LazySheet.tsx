import { Suspense } from 'react'
import type { SheetProps } from './Sheet.tsx'
import { lazyComponent } from '../../provider/lazyComponent.tsx'

const Sheet = lazyComponent<SheetProps>(async () => (await import('./Sheet.tsx')).Sheet)

/** Preloads the sheet's code before it is opened. */
export const preloadSheet = Sheet.preload

/** A sheet whose code is loaded on demand, so that the page does not wait for it. */
export const LazySheet = (props: SheetProps) => (
  <Suspense fallback={null}>
    <Sheet {...props} />
  </Suspense>
)
