import { EmptyLayout } from '#design-system/layouts/EmptyLayout.tsx'
import type { FrameProps } from '../../pages.ts'
import { useFrame } from '../../root/use-frame.ts'

export default function EmptyFrame({ children }: FrameProps) {
  return <EmptyLayout frame={useFrame()}>{children}</EmptyLayout>
}
