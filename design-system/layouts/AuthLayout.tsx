import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { CoinStack } from '../components/art/CoinStack.tsx'
import { DealStripArt } from '../components/art/DealStripArt.tsx'
import { GroundRule } from '../components/art/GroundRule.tsx'
import { Loading, Skeleton } from '../components/feedback/Skeleton.tsx'
import { SkipLink } from '../components/navigation/SkipLink.tsx'
import { size } from '../theme/tokens.ts'
import type { FrameProps } from './frame.ts'
import { LogoHeader } from './LogoHeader.tsx'

const Root = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .left': { display: 'flex', flexDirection: 'column', minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}))

const Main = styled('main')(({ theme }) => ({
  width: '100%',
  maxWidth: size.content.form,
  margin: '0 auto',
  padding: '16px 16px 96px',
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  // From the top, not in the middle: an error that makes the form higher must not move its heading.
  [theme.breakpoints.up('md')]: { padding: 'clamp(8px, 14dvh - 24px, 140px) 16px 56px' },
}))

const Panel = styled('div')(({ theme }) => ({
  display: 'none',
  backgroundColor: theme.vars.palette.background.ink,
  [theme.breakpoints.up('md')]: { display: 'block', position: 'sticky', top: 0, height: '100dvh', minHeight: 640, overflow: 'hidden' },
}))

const Art = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: '100%',
  '& > .stack': { width: '86%', maxWidth: 620, margin: '0 auto -2px', position: 'relative' },
  '& > .strip': { padding: '28px 0 0', marginBottom: 64 },
})

export interface AuthLayoutProps {
  /** Home link, languages and theme, as every layout takes them. */
  frame: FrameProps
  /** Whether the user is signed in is not known yet: the form is not shown meanwhile. */
  checking: boolean
  /** The form of the page, at most as wide as a form should be. */
  children: ReactNode
}

const FormToCome = () => (
  <Loading>
    <Skeleton width={180} height={32} />
    <Skeleton width={240} />
    <Skeleton height={52} />
    <Skeleton height={52} />
    <Skeleton height={52} />
  </Loading>
)

/** A form on the left; from 900 px up, the coins on a dark panel beside it. */
export function AuthLayout({ frame, checking, children }: AuthLayoutProps) {
  return (
    <Root>
      <SkipLink />
      <div className="left">
        <LogoHeader frame={frame} />
        <Main id="main">{checking ? <FormToCome /> : children}</Main>
      </div>
      <Panel aria-hidden>
        {/* The panel is dark in both schemes, so it always uses the dark illustration. */}
        <Art data-theme="dark">
          <div className="stack">
            <CoinStack count={15} marked={11} />
          </div>
          <GroundRule onInk />
          <div className="strip">
            <DealStripArt />
          </div>
        </Art>
      </Panel>
    </Root>
  )
}
