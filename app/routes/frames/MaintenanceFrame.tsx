import { MaintenanceLayout } from '#design-system/layouts/MaintenanceLayout.tsx'
import type { FrameProps } from '../../pages.ts'
import { useFrame } from '../../root/use-frame.ts'

export default function MaintenanceFrame({ children }: FrameProps) {
  return <MaintenanceLayout frame={useFrame()}>{children}</MaintenanceLayout>
}
