import type { PropsWithChildren } from 'react'
import { EmptyLayout } from '#design-system/layouts/EmptyLayout.tsx'
import { useLayoutControls } from '../hooks/use-layout-controls.ts'
import { ConfiguredSupport } from './ConfiguredSupport.tsx'

export default function EmptyFrame({ children }: PropsWithChildren) {
  return (
    <EmptyLayout frame={useLayoutControls()}>
      <ConfiguredSupport>{children}</ConfiguredSupport>
    </EmptyLayout>
  )
}
