import { TwoFactorHelpScreen } from '#design-system/screens/profile/TwoFactorHelpScreen.tsx'
import { usePath } from '../../hooks/use-path.ts'
import { useSupport } from '../../hooks/use-support.ts'

export default function TwoFactorHelpPage() {
  const { to } = usePath()
  return (
    <TwoFactorHelpScreen links={{ twoFactor: to('/cabinet/profile/2fa'), safety: to('/cabinet/profile/safety'), support: useSupport() }} />
  )
}
