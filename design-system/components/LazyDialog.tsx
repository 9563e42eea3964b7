import { Suspense } from 'react'
import type { DialogProps } from './Dialog.tsx'
import { lazyComponent } from '../provider/lazyComponent.tsx'

const Dialog = lazyComponent<DialogProps>(async () => (await import('./Dialog.tsx')).Dialog)

/** Fetches what a press would open. */
export const preloadDialog = Dialog.preload

/** A dialog that a press opens: nobody sees it before, and the page does not wait for its code. */
export const LazyDialog = (props: DialogProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
)
