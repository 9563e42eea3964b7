import { useRef } from 'react'
import type { Locale } from '#design-system/i18n/tags.ts'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { ProfileScreen } from '#design-system/screens/profile/ProfileScreen.tsx'
import { useGetCurrentUser, useGetReferralStatistic, useGetVerificationStatus } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'
import { useApp, useConfig, usePreferences, useSession } from '../../auth/app-context.ts'
import { useLayoutControls } from '../../hooks/use-layout-controls.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useSignOut } from '../../layouts/SessionQueryProvider.tsx'
import { useNames } from './use-names.ts'
import { useProfileChange } from './use-profile-change.ts'

export default function ProfilePage() {
  const { to } = usePath()
  const { locale } = useDesignSystem()
  const { onLanguage, theme, onTheme } = useLayoutControls()
  const { ui } = useApp().environment
  const { analytics, analytics_consent } = useConfig()
  const { counting } = usePreferences()
  const statistic = useGetReferralStatistic()
  const change = useProfileChange()
  // With quick changes in a row, the last one wins.
  const chosen = useRef<Locale>(locale)
  const savingLanguage = useWrite({
    mutationFn: async () => {
      let saved: Locale
      do await change({ lang: (saved = chosen.current) })
      while (saved !== chosen.current)
    },
  })
  return (
    <ProfileScreen
      user={toLoadable(useGetCurrentUser())}
      verification={toLoadable(useGetVerificationStatus())}
      rank={statistic.data?.rank ?? null}
      {...useNames()}
      language={{
        saving: toSubmission(savingLanguage),
        onLanguage(code) {
          chosen.current = code
          onLanguage(code)
          savingLanguage.mutate()
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
      signingOut={useSession().leaving}
      links={{
        personal: to('/cabinet/profile/personal'),
        contacts: to('/cabinet/profile/personal/contacts'),
        safety: to('/cabinet/profile/safety'),
        twoFactor: to('/cabinet/profile/2fa'),
        verification: to('/cabinet/profile/verification'),
        trustedWallets: to('/cabinet/profile/trusted-wallets'),
        statement: to('/cabinet/trade/transactions/statement'),
      }}
    />
  )
}
