import Stack from '@mui/material/Stack'
import QuestionIcon from '@phosphor-icons/core/regular/question.svg?react'
import SignOutIcon from '@phosphor-icons/core/regular/sign-out.svg?react'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { SkipLink } from '../components/navigation/SkipLink.tsx'
import type { FrameProps, Href } from './frame.ts'
import { LogoHeader } from './LogoHeader.tsx'
import { radius } from '../theme/tokens.ts'

const Pill = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minHeight: 44,
  minWidth: 44,
  padding: '0 12px',
  borderRadius: radius.button,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  ...theme.typography.subtitle2,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  [theme.breakpoints.down('md')]: { padding: 0, '& > span': { display: 'none' } },
})) as typeof ButtonBase

export interface ProtectLayoutProps {
  /** Home link, languages and theme, as every layout takes them. */
  frame: FrameProps
  /** Address of the help; `null` hides the link. */
  help: Href
  /** Ends the session, on this device. */
  onSignOut: () => void
  /** The session is being ended: the button shows it and fires once. */
  signingOut: boolean
  /** The page, in one column. */
  children: ReactNode
}

/** A layout without navigation, for unverified users who cannot use it: language, help and sign-out. */
export function ProtectLayout({ frame, help, onSignOut, signingOut, children }: ProtectLayoutProps) {
  const text = useTranslations('frame')
  return (
    <div>
      <SkipLink />
      <LogoHeader frame={frame}>
        {help !== null && (
          <Pill href={help} aria-label={text.items.help()}>
            <QuestionIcon width={20} height={20} aria-hidden />
            <span>{text.items.help()}</span>
          </Pill>
        )}
        <Pill onClick={() => signingOut || onSignOut()} aria-label={text.signOut()} {...(signingOut && { 'aria-busy': true })}>
          <SignOutIcon width={20} height={20} aria-hidden />
          <span>{text.signOut()}</span>
        </Pill>
      </LogoHeader>
      <Stack component="main" spacing={3} sx={{ width: '100%', maxWidth: 720, mx: 'auto', pt: { xs: 4, md: 10 }, pb: 12, px: 4 }} id="main">
        {children}
      </Stack>
    </div>
  )
}
