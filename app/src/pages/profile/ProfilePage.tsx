import { useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import type { Locale } from '#design-system/i18n/tags.ts'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import type { ProfileScreenProps } from '#design-system/screens/profile/ProfileScreen.tsx'
import { ProfileScreen } from '#design-system/screens/profile/ProfileScreen.tsx'
import { useGetCurrentUser, useGetReferralStatistic, useGetUserSettings, useGetVerificationStatus } from '#sdk'
import { holdSettings } from '../../api/settings.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'
import { getEnvironment } from '../../auth/environment.ts'
import { useConfig, usePreferences, useSession } from '../../auth/environment-hooks.ts'
import { useLayoutControls } from '../../hooks/use-layout-controls.ts'
import { usePage } from '../../hooks/use-page.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useSupport } from '../../hooks/use-support.ts'
import { isPrerendering } from '../../lib/hydration.ts'
import { signOut } from '../../layouts/SessionQueryProvider.tsx'
import type { RoutePath } from '../../site/paths.ts'
import { useContactCodes } from './use-contact-codes.ts'
import { useNames } from './use-names.ts'
import { useProfileChange } from './use-profile-change.ts'

const sections: Partial<Record<RoutePath, ProfileScreenProps['start']>> = {
  '/cabinet/profile/personal': 'data',
  '/cabinet/profile/personal/data': 'data',
  '/cabinet/profile/personal/contacts': 'contacts',
}

/** The section of the address, unless the browser goes back to the page and restores its position. */
function useStart(): ProfileScreenProps['start'] {
  const { template } = usePage()
  const isFirst = isPrerendering || document.documentElement.dataset['ready'] === undefined
  const isRestored = useNavigationType() === NavigationType.Pop && !isFirst
  // As the page was opened: a change of the language is a navigation too.
  const [start] = useState(isRestored || template === null ? null : (sections[template] ?? null))
  return start
}

export default function ProfilePage() {
  const { to } = usePath()
  const { locale } = useDesignSystem()
  const { onLanguage, theme, onTheme } = useLayoutControls()
  const { ui } = getEnvironment()
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
      start={useStart()}
      user={toLoadable(useGetCurrentUser())}
      verification={toLoadable(useGetVerificationStatus())}
      rank={statistic.data?.rank ?? null}
      {...useNames()}
      contacts={{ settings: toLoadable(useGetUserSettings(holdSettings)), ...useContactCodes() }}
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
      onSignOut={signOut}
      signingOut={useSession().leaving}
      links={{
        safety: to('/cabinet/profile/safety'),
        verification: to('/cabinet/profile/verification'),
        statement: to('/cabinet/trade/transactions/statement'),
        support: useSupport(),
      }}
    />
  )
}
