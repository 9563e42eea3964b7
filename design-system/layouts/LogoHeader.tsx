import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../components/inputs/LanguageSwitch.tsx'
import { Logo } from '../components/brand/Logo.tsx'
import { ThemeMenu } from '../components/inputs/ThemeMenu.tsx'
import type { FrameProps } from './frame.ts'

/** Logo, language, theme: the header of pages without navigation. */
export function LogoHeader({ frame, children }: { frame: FrameProps; children?: ReactNode }) {
  return (
    <Stack
      component="header"
      direction="row"
      sx={(theme) => ({
        alignItems: 'center',
        gap: { xs: 0, narrow: 1 },
        flex: 'none',
        width: '100%',
        height: { xs: 72, md: 88 },
        pl: { xs: 3, narrow: 4, md: 8 },
        pr: { xs: 2, md: 8 },
        // Beside four switches only the symbol fits.
        [theme.breakpoints.down('narrow')]: { '& .wordmark': { display: 'none' } },
      })}
    >
      <Logo href={frame.home} size={26} />
      <Box component="span" sx={{ flex: 1 }} />
      <LanguageSwitch languages={frame.languages} onLanguage={frame.onLanguage} />
      <ThemeMenu value={frame.theme} onChange={frame.onTheme} />
      {children}
    </Stack>
  )
}
