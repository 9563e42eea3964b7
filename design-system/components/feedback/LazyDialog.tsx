import { Suspense } from 'react'
import type { DialogProps } from './Dialog.tsx'
import { lazyComponent } from '../../provider/lazyComponent.tsx'

const Dialog = lazyComponent<DialogProps>(async () => (await import('./Dialog.tsx')).Dialog)

/** Preloads the dialog's code before it is opened. */
export const preloadDialog = Dialog.preload

/** A dialog whose code is loaded on demand, so that the page does not wait for it. */
export const LazyDialog = (props: DialogProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
)
