import GlobalStyles from '@mui/material/GlobalStyles'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ElementType } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { layer } from '../../theme/tokens.ts'
import { Button } from '../inputs/Button.tsx'

export interface ConsentBarProps {
  /** The answer; the bar's owner stores it and removes the bar. */
  onAnswer: (answer: 'yes' | 'no') => void
  /**
   * Position: at the bottom of the window; or, on pages with a form, out of its way: at the end of the page on phones, on the dark panel beside the
   * form on wide screens.
   */
  place: 'edge' | 'end'
  /** The chat launcher is at the same edge. */
  besideChat?: boolean
}

const Root = styled(Paper, { shouldForwardProp: (name) => !['place', 'besideChat'].includes(name as string) })<
  Pick<ConsentBarProps, 'place' | 'besideChat'> & { component: ElementType }
>(({ theme, place, besideChat = false }) => ({
  ...(place === 'edge' && { position: 'sticky', bottom: 'calc(16px + env(safe-area-inset-bottom))', zIndex: layer.sticky }),
  width: 'calc(100% - 32px)',
  maxWidth: 560,
  margin: '0 16px 16px',
  padding: 20,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: theme.shadows[2],
  [theme.breakpoints.down('md')]: {
    padding: 16,
    ...(place === 'edge' && besideChat && { width: 'calc(100% - 104px)' }),
    ...(place === 'end' && { margin: '0 auto 24px', boxShadow: theme.shadows[1] }),
  },
  [theme.breakpoints.up('md')]: {
    margin: '0 24px 24px',
    ...(place === 'end' && {
      position: 'fixed',
      insetInlineStart: '50%',
      bottom: besideChat ? 80 : 0,
      width: 'calc(50% - 48px)',
      maxWidth: 480,
      zIndex: layer.sticky,
    }),
  },
}))

// Keeps focused elements from scrolling behind the bar.
const roomBelow = <GlobalStyles styles={{ html: { scrollPaddingBottom: 240 } }} />

/** Asks for consent to analytics. Both answers have equal weight, and the page works without either. */
export default function ConsentBar({ onAnswer, place, besideChat = false }: ConsentBarProps) {
  const t = useTranslations('legal').counting
  const words = useRef<HTMLParagraphElement>(null)
  // Opened by a button, it takes the focus and returns it; shown automatically, it does not.
  const [opener] = useState(() =>
    typeof document !== 'undefined' && document.activeElement instanceof HTMLButtonElement ? document.activeElement : null,
  )
  useEffect(() => {
    if (opener) words.current?.focus({ preventScroll: true })
  }, [opener])
  const answer = (given: 'yes' | 'no') => {
    onAnswer(given)
    opener?.focus({ preventScroll: true })
  }
  return (
    <Root component="section" variant="card" aria-label={t.name()} place={place} besideChat={besideChat}>
      {place === 'edge' && roomBelow}
      <Typography component="p" variant="body2" color="textSecondary" ref={words} tabIndex={-1}>
        {t.text()}
      </Typography>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', mt: 3, '& > *': { flex: { xs: '1 1 auto', md: 'none' } } }}>
        <Button size="small" variant="soft" onClick={() => answer('no')}>
          {t.refuse()}
        </Button>
        <Button size="small" variant="soft" onClick={() => answer('yes')}>
          {t.allow()}
        </Button>
      </Stack>
    </Root>
  )
}
