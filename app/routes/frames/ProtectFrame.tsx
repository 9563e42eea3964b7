import { ProtectLayout } from '#design-system/layouts/ProtectLayout.tsx'
import type { FrameProps } from '../../pages.ts'
import { useView } from '../../root/app-context.ts'
import { useFrame } from '../../root/use-frame.ts'
import { usePath } from '../../root/use-path.ts'
import { CabinetData, useSignOut } from './CabinetData.tsx'

export default function ProtectFrame({ children }: FrameProps) {
  const { to } = usePath()
  return (
    <ProtectLayout frame={useFrame()} help={to('/help')} onSignOut={useSignOut()} signingOut={useView().leaving}>
      <CabinetData>{children}</CabinetData>
    </ProtectLayout>
  )
}
