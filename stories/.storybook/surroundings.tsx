import type { StorageManager } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { Area } from '#design-system/i18n/catalogue.ts'
import { namespaces } from '#design-system/i18n/i18n-util.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'

export type Theme = 'light' | 'dark'

/** Every story happens at this moment, in this zone, so that pictures and dates stay as they are. */
export const storyNow = Date.parse('2026-08-14T14:20:00Z')
const now = () => storyNow

export const areas: readonly Area[] = namespaces

// The toolbar's choice stands in for what a browser would have stored.
const chosen = (theme: Theme): StorageManager => {
  const manager: StorageManager = ({ key }) => ({
    get: (other: unknown) => (key.endsWith('mode') ? theme : other),
    set: () => {},
    subscribe: () => () => {},
  })
  return manager
}
const storages = { light: chosen('light'), dark: chosen('dark') }

type Props = { locale: Locale; theme: Theme; children: ReactNode }

export function Surroundings({ locale, theme, children }: Props) {
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <DesignSystemProvider key={theme} locale={locale} timeZone="UTC" now={now} themeStorage={storages[theme]}>
      {children}
    </DesignSystemProvider>
  )
}
