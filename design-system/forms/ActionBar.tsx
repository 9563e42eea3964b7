import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import Typography from '@mui/material/Typography'
import { topLine } from '../theme/mixins.ts'
import { layer } from '../theme/tokens.ts'

const Bar = styled('div')(({ theme }) => ({
  // Eighteen decimals on a button may break anywhere.
  '& > button': { overflowWrap: 'anywhere' },
  [theme.breakpoints.down('md')]: {
    // As wide as the card inside its line, and above its round corners. Doubled, because the Stack around it sets margins too.
    '&&': { marginInline: -19, marginBottom: -4 },
    padding: '12px 19px calc(12px + env(safe-area-inset-bottom))',
    backgroundColor: theme.vars.palette.background.paper,
    ...topLine(theme.vars.palette.divider),
    // Enlarged text leaves no room to pin anything.
    '@media (min-height: 480px)': { position: 'sticky', zIndex: layer.sticky, bottom: 'var(--keyboard, 0px)' },
  },
}))

/**
 * A focused field is scrolled clear of the pinned button, which is higher than the navigation. On the page, because a margin of each field would have
 * all of them styled again whenever an element comes or goes.
 */
export const pinnedRoom = <GlobalStyles styles={{ html: { scrollPaddingBottom: 136 } }} />

export type ActionBarProps = {
  /** What the form's values add up to, shown on phones, where the summary is below the form. */
  sum?: { name: string; value: ReactNode }
  /** The button that goes on. */
  children: ReactNode
}

/** The button at the end of a money form. On phones it is pinned with the sum to the window's lower edge, above the keyboard. */
export function ActionBar({ sum, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const view = globalThis.visualViewport
    if (!view) return
    const follow = (): void => {
      // A page that is zoomed by two fingers is not covered by a keyboard.
      const covered = view.scale > 1 ? 0 : Math.max(0, Math.round(innerHeight - view.height - view.offsetTop))
      bar.current?.style.setProperty('--keyboard', `${covered}px`)
    }
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
    }
  }, [])
  return (
    <Bar ref={bar} data-flow="">
      {pinnedRoom}
      {sum && (
        <Typography
          component="p"
          variant="body2"
          sx={{ display: { xs: 'flex', md: 'none' }, flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, mb: 2 }}
        >
          <Typography component="span" variant="inherit" color="textSecondary">
            {sum.name}
          </Typography>
          {sum.value}
        </Typography>
      )}
      {children}
    </Bar>
  )
}
