import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { StorageManager } from '@mui/material/styles'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { createCabinetTheme } from '../theme/theme.ts'
import type { Reader } from './reader.ts'
import { ReaderContext } from './reader.ts'

const theme = createCabinetTheme()

type Props = Partial<Reader> & {
  locale: Reader['locale']
  /** Where the choice of theme is kept; `null` keeps it for this page only. */
  themeStorage?: StorageManager | null
  children: ReactNode
}

/** Theme, language, link and clock for everything below it. Areas of the catalogue that are shown must be loaded before. */
export function DesignSystemProvider({ locale, timeZone = 'UTC', now = Date.now, Link = 'a', themeStorage = null, children }: Props) {
  const reader = useMemo(() => ({ locale, timeZone, now, Link }), [locale, timeZone, now, Link])
  return (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={themeStorage}>
      <CssBaseline />
      <ReaderContext value={reader}>{children}</ReaderContext>
    </ThemeProvider>
  )
}
