import { useColorScheme } from '@mui/material/styles'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { languageName, locales } from '#design-system/i18n/tags.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { useReader } from '#design-system/provider/reader.ts'
import { describe, report } from '../adapters/reporter.ts'
import { switchLanguage, twin } from '../locale/switch.ts'
import { path } from '../paths.ts'
import type { UiChoices } from '../storage/ui.ts'
import { useApp, useUi } from './app-context.ts'
import { useSearch } from './use-search.ts'

export interface Frame {
  languages: { code: Locale; name: string; href: string; current: boolean }[]
  onLanguage: (code: Locale) => void
  theme: UiChoices['theme']
  onTheme: (theme: UiChoices['theme']) => void
  home: string
}

/** What every layout gets: the switches of language and theme, and the way home. */
export function useFrame(): Frame {
  const { locale } = useReader()
  const { page } = useApp()
  const { pathname } = useLocation()
  const search = useSearch()
  const navigate = useNavigate()
  const { setMode } = useColorScheme()
  const { theme } = useUi()
  return useMemo(
    () => ({
      home: path('/', locale),
      languages: locales.map((code) => ({
        code,
        name: languageName[code],
        href: twin({ pathname, search, hash: '' }, code),
        current: code === locale,
      })),
      onLanguage(code) {
        const { cookies, secure } = page
        const going = switchLanguage(code, {
          shown: locale,
          cookies,
          secure,
          address: () => window.location,
          go: (address) => navigate(address, { replace: true, preventScrollReset: true }),
        })
        going.catch((error: unknown) => report({ where: 'handler', what: describe(error) }))
      },
      theme,
      onTheme(theme) {
        page.ui.change({ theme })
        setMode(theme)
      },
    }),
    [locale, page, pathname, search, theme, navigate, setMode],
  )
}
