import type { PropsWithChildren } from 'react'
import { MaintenanceLayout } from '#design-system/layouts/MaintenanceLayout.tsx'
import { useLayoutControls } from '../hooks/use-layout-controls.ts'

export default function MaintenanceFrame({ children }: PropsWithChildren) {
  return <MaintenanceLayout frame={useLayoutControls()}>{children}</MaintenanceLayout>
}
