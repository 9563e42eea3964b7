import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../components/inputs/LanguageSwitch.tsx'
import { Logo } from '../components/brand/Logo.tsx'
import { ThemeMenu } from '../components/inputs/ThemeMenu.tsx'
import type { FrameProps } from './frame.ts'

const Root = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  width: '100%',
  height: 72,
  padding: '0 8px 0 16px',
  '& > .space': { flex: 1 },
  // Beside four switches only the symbol fits.
  [theme.breakpoints.down('narrow')]: { gap: 0, paddingInlineStart: 12, '& .wordmark': { display: 'none' } },
  [theme.breakpoints.up('md')]: { height: 88, padding: '0 32px' },
}))

/** Logo, language, theme: the header of pages without navigation. */
export function LogoHeader({ frame, children }: { frame: FrameProps; children?: ReactNode }) {
  return (
    <Root>
      <Logo href={frame.home} size={26} />
      <span className="space" />
      <LanguageSwitch languages={frame.languages} onLanguage={frame.onLanguage} />
      <ThemeMenu value={frame.theme} onChange={frame.onTheme} />
      {children}
    </Root>
  )
}
