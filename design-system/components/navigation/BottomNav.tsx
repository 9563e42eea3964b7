import DotsThreeCircleFillIcon from '@phosphor-icons/core/fill/dots-three-circle-fill.svg?react'
import DotsThreeCircleIcon from '@phosphor-icons/core/regular/dots-three-circle.svg?react'
import BottomNavigation from '@mui/material/BottomNavigation'
import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import { styled } from '@mui/material/styles'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { ruled } from '../../theme/mixins.ts'
import { layer } from '../../theme/tokens.ts'
import type { NavEntry } from './entry.ts'
import { isActive } from './entry.ts'
import { VisuallyHidden } from '../utils/VisuallyHidden.tsx'

const Root = styled(BottomNavigation)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.bottomNav,
  height: 'auto',
  padding: '0 4px env(safe-area-inset-bottom)',
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // The ruler under the needle.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: 5,
    backgroundColor: theme.vars.palette.chart.tickDim,
    ...ruled(90, 6),
  },
})) as typeof BottomNavigation

type Props = {
  /** Four sections; "More" follows them and opens the rest. */
  entries: readonly NavEntry[]
  /** The current page is one of those behind "More". */
  moreCurrent: boolean
  /** The sheet behind "More" is open (`aria-expanded`). */
  moreOpen: boolean
  /** Opens the sheet; its code is loaded on the first press. */
  onMore: () => void
}

/** The cabinet's navigation below 900 px: four pages and More. */
export function BottomNav({ entries, moreCurrent, moreOpen, onMore }: Props) {
  const { main } = useTranslations('nav')
  const { more } = useTranslations('frame')
  const active = entries.find(isActive)
  const inMore = !active && moreCurrent
  const MoreIcon = inMore ? DotsThreeCircleFillIcon : DotsThreeCircleIcon
  return (
    <Root showLabels component="nav" aria-label={main()} value={active?.id ?? (inMore ? 'more' : null)}>
      {entries.map((entry) => {
        const { id, href, label, current, badge } = entry
        const on = entry === active
        const Icon = on ? entry.ActiveIcon : entry.Icon
        const icon = <Icon width={24} height={24} aria-hidden />
        return (
          <BottomNavigationAction
            key={id}
            value={id}
            label={
              badge ? (
                <>
                  <span aria-hidden>{label}</span>
                  <VisuallyHidden>{badge.name}</VisuallyHidden>
                </>
              ) : (
                label
              )
            }
            icon={badge ? badge.around(icon) : icon}
            href={href}
            {...(on && { 'aria-current': current ? 'page' : 'true' })}
          />
        )
      })}
      <BottomNavigationAction
        value="more"
        label={more()}
        icon={<MoreIcon width={24} height={24} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={moreOpen}
        onClick={onMore}
        {...(inMore && { 'aria-current': 'true' })}
      />
    </Root>
  )
}
