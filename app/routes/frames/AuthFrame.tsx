import { AuthLayout } from '#design-system/layouts/AuthLayout.tsx'
import type { FrameProps } from '../../pages.ts'
import { useView } from '../../root/app-context.ts'
import { useFrame } from '../../root/use-frame.ts'

export default function AuthFrame({ children }: FrameProps) {
  // A guest page shows no form to somebody who may be signed in (decisions.md §3).
  return (
    <AuthLayout frame={useFrame()} checking={useView().state === 'checking'}>
      {children}
    </AuthLayout>
  )
}
