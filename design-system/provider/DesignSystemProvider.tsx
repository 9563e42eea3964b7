import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { StorageManager, Theme } from '@mui/material/styles'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { createCabinetTheme } from '../theme/theme.ts'
import type { DesignSystemContextValue } from './DesignSystemContext.ts'
import { DesignSystemContext } from './DesignSystemContext.ts'

let theme: Theme | undefined

/** Created at the first render: on a slow phone, loading the code and creating the theme in one task would block input for a tenth of a second. */
const getTheme = (): Theme => (theme ??= createCabinetTheme())

// One element, so that a change of the page does not render the global styles again.
const baseline = <CssBaseline />

const ignore = (): void => {}

type Props = Partial<DesignSystemContextValue> & {
  locale: DesignSystemContextValue['locale']
  /** Where the chosen theme is stored; `null` keeps it for this page only. */
  themeStorage?: StorageManager | null
  /** Inside an application that already provides the CSS variables and the colour scheme: adds only component styles. */
  embedded?: boolean
  children: ReactNode
}

/** Provides theme, language, link component, clock and the "hide amounts" setting. The namespaces that are shown must be loaded before. */
export function DesignSystemProvider({
  locale,
  timeZone,
  now = Date.now,
  Link = 'a',
  amountsHidden = false,
  onAmountsHidden = ignore,
  onSignInAgain,
  themeStorage = null,
  embedded = false,
  children,
}: Props) {
  const value = useMemo(
    () => ({ locale, timeZone, now, Link, amountsHidden, onAmountsHidden, onSignInAgain }),
    [locale, timeZone, now, Link, amountsHidden, onAmountsHidden, onSignInAgain],
  )
  return (
    <ThemeProvider
      theme={getTheme()}
      defaultMode="system"
      // Nothing is rendered by the mode, so hydration needs no second pass for it.
      noSsr
      storageManager={themeStorage}
      {...(embedded && { colorSchemeNode: null, disableStyleSheetGeneration: true })}
    >
      {!embedded && baseline}
      <DesignSystemContext value={value}>{children}</DesignSystemContext>
    </ThemeProvider>
  )
}
