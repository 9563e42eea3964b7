import { useRef } from 'react'
import type { Locale } from '#design-system/i18n/tags.ts'
import { useReader } from '#design-system/provider/reader.ts'
import { ProfileScreen } from '#design-system/screens/profile/ProfileScreen.tsx'
import { useGetCurrentUser, useGetReferralStatistic, useGetVerificationStatus } from '#sdk'
import { toLoadable } from '../../query/to-loadable.ts'
import { useSubmission } from '../../query/use-submission.ts'
import { useApp, useConfig, useUi, useView } from '../../root/app-context.ts'
import { useFrame } from '../../root/use-frame.ts'
import { usePath } from '../../root/use-path.ts'
import { useSignOut } from '../frames/CabinetData.tsx'
import { useProfileChange } from './use-profile-change.ts'

export default function ProfileRoute() {
  const { link } = usePath()
  const { locale } = useReader()
  const { onLanguage, theme, onTheme } = useFrame()
  const { ui } = useApp().page
  const { analytics, analytics_consent } = useConfig()
  const { counting } = useUi()
  const statistic = useGetReferralStatistic()
  const change = useProfileChange()
  const [saving, onSave] = useSubmission(change)
  // The last choice counts, however quickly the choices follow each other.
  const chosen = useRef<Locale>(locale)
  const [savingLanguage, saveLanguage] = useSubmission(async () => {
    let saved: Locale
    do await change({ lang: (saved = chosen.current) })
    while (saved !== chosen.current)
  })
  return (
    <ProfileScreen
      user={toLoadable(useGetCurrentUser())}
      verification={toLoadable(useGetVerificationStatus())}
      rank={statistic.data?.rank ?? null}
      saving={saving}
      onSave={onSave}
      language={{
        saving: savingLanguage,
        onLanguage(code) {
          chosen.current = code
          onLanguage(code)
          saveLanguage()
        },
      }}
      theme={theme}
      onTheme={onTheme}
      counting={
        analytics !== null && analytics_consent
          ? { on: counting === 'yes', onChange: (on) => ui.change({ counting: on ? 'yes' : 'no' }) }
          : null
      }
      onSignOut={useSignOut()}
      signingOut={useView().leaving}
      links={{
        personal: link('/cabinet/profile/personal'),
        contacts: link('/cabinet/profile/personal/contacts'),
        safety: link('/cabinet/profile/safety'),
        twoFactor: link('/cabinet/profile/2fa'),
        verification: link('/cabinet/profile/verification'),
        trustedWallets: link('/cabinet/profile/trusted-wallets'),
      }}
    />
  )
}
