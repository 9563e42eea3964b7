import { MaintenanceLayout } from '#design-system/layouts/MaintenanceLayout.tsx'
import type { FrameProps } from '../site-map/definitions.ts'
import { useLayoutControls } from '../root/use-frame.ts'

export default function MaintenanceFrame({ children }: FrameProps) {
  return <MaintenanceLayout frame={useLayoutControls()}>{children}</MaintenanceLayout>
}
