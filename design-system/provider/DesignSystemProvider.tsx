import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { StorageManager } from '@mui/material/styles'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { createCabinetTheme } from '../theme/theme.ts'
import type { DesignSystemContextValue } from './DesignSystemContext.ts'
import { ReaderContext } from './DesignSystemContext.ts'

const theme = createCabinetTheme()

const ignore = (): void => {}

type Props = Partial<DesignSystemContextValue> & {
  locale: DesignSystemContextValue['locale']
  /** Where the choice of theme is kept; `null` keeps it for this page only. */
  themeStorage?: StorageManager | null
  /** Beside an application that has written the variables and chosen the scheme: only its own styles are added. */
  embedded?: boolean
  children: ReactNode
}

/**
 * Theme, language, link, clock and whether amounts are hidden, for everything below it. Areas of the catalogue that are shown must be loaded before.
 */
export function DesignSystemProvider({
  locale,
  timeZone = 'UTC',
  now = Date.now,
  Link = 'a',
  amountsHidden = false,
  onAmountsHidden = ignore,
  themeStorage = null,
  embedded = false,
  children,
}: Props) {
  const reader = useMemo(
    () => ({ locale, timeZone, now, Link, amountsHidden, onAmountsHidden }),
    [locale, timeZone, now, Link, amountsHidden, onAmountsHidden],
  )
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      storageManager={themeStorage}
      {...(embedded && { colorSchemeNode: null, disableStyleSheetGeneration: true })}
    >
      {!embedded && <CssBaseline />}
      <ReaderContext value={reader}>{children}</ReaderContext>
    </ThemeProvider>
  )
}
