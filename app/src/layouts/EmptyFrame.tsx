import { EmptyLayout } from '#design-system/layouts/EmptyLayout.tsx'
import type { FrameProps } from '../site-map/definitions.ts'
import { useLayoutControls } from '../root/use-frame.ts'

export default function EmptyFrame({ children }: FrameProps) {
  return <EmptyLayout frame={useLayoutControls()}>{children}</EmptyLayout>
}
