import { TwoFactorHelpScreen } from '#design-system/screens/profile/TwoFactorHelpScreen.tsx'
import { usePath } from '../../root/use-path.ts'
import { useSupport } from '../../root/use-support.ts'

export default function TwoFactorHelpPage() {
  const { to } = usePath()
  return (
    <TwoFactorHelpScreen links={{ twoFactor: to('/cabinet/profile/2fa'), safety: to('/cabinet/profile/safety'), support: useSupport() }} />
  )
}
