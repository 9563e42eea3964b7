import { useColorScheme } from '@mui/material/styles'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { languageName, locales } from '#design-system/i18n/tags.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { toErrorReport, report } from '../integrations/reporter.ts'
import { switchLanguage, localizedUrl } from '../i18n/switch.ts'
import { path } from '../site/paths.ts'
import { navigation } from '../auth/navigation.ts'
import type { UiPreferences } from '../lib/preferences.ts'
import { getEnvironment } from '../auth/environment.ts'
import { usePreferences } from '../auth/environment-hooks.ts'
import { useSearch } from './use-search.ts'

export interface LayoutControls {
  languages: { code: Locale; name: string; href: string; current: boolean }[]
  onLanguage: (code: Locale) => void
  theme: UiPreferences['theme']
  onTheme: (theme: UiPreferences['theme']) => void
  home: string
}

/** Props common to all layouts: language and theme switches and the home link. */
export function useLayoutControls(): LayoutControls {
  const { locale } = useDesignSystem()
  const { pathname } = useLocation()
  const search = useSearch()
  const navigate = useNavigate()
  const { setMode } = useColorScheme()
  const { theme } = usePreferences()
  return useMemo(
    () => ({
      home: path('/', locale),
      languages: locales.map((code) => ({
        code,
        name: languageName[code],
        href: localizedUrl({ pathname, search, hash: '' }, code),
        current: code === locale,
      })),
      onLanguage(code) {
        const { cookies, secure } = getEnvironment()
        const going = navigation().then(({ address }) =>
          switchLanguage(code, {
            shown: locale,
            cookies,
            secure,
            // The router's address, with the token that the page of a reset link has taken out of the browser's.
            address: () => new URL(address(), window.location.origin),
            go: (target) => navigate(target, { replace: true, preventScrollReset: true }),
          }),
        )
        going.catch((error: unknown) => report({ where: 'handler', ...toErrorReport(error) }))
      },
      theme,
      onTheme(theme) {
        getEnvironment().ui.change({ theme })
        setMode(theme)
      },
    }),
    [locale, pathname, search, theme, navigate, setMode],
  )
}
