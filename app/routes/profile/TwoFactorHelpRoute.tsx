import { TwoFactorHelpScreen } from '#design-system/screens/profile/TwoFactorHelpScreen.tsx'
import { usePath } from '../../root/use-path.ts'

export default function TwoFactorHelpRoute() {
  const { link } = usePath()
  return (
    <TwoFactorHelpScreen
      links={{ twoFactor: link('/cabinet/profile/2fa'), safety: link('/cabinet/profile/safety'), help: link('/help') }}
    />
  )
}
