import { DotsThreeCircleIcon } from '@phosphor-icons/react/dist/csr/DotsThreeCircle'
import { styled } from '@mui/material/styles'
import { useReader, useText } from '../../provider/reader.ts'
import { layer, size } from '../../theme/tokens.ts'
import { desktop, ellipsis, paint, ruled } from '../paint.ts'
import type { NavEntry } from './entry.ts'
import { isOn } from './entry.ts'

const Root = styled('nav')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.bottomNav,
  display: 'flex',
  padding: '0 4px env(safe-area-inset-bottom)',
  backgroundColor: paint(theme).surface.card,
  boxShadow: `0 -1px 0 ${paint(theme).border.hairline}`,
  [desktop]: { display: 'none' },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: 5,
    backgroundColor: paint(theme).chart.tickDim,
    ...ruled(90, 6),
  },
  '& ul': { display: 'flex', flex: 1, minWidth: 0, listStyle: 'none', margin: 0, padding: 0 },
  '& li': { flex: 1, minWidth: 0 },
  '@media (forced-colors: active)': { borderTop: '1px solid CanvasText' },
}))

const Item = styled('a')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  width: '100%',
  minWidth: 0,
  height: size.nav.bottom,
  padding: '4px 0 0',
  border: 0,
  background: 'none',
  cursor: 'pointer',
  color: paint(theme).text.secondary,
  textDecoration: 'none',
  ...theme.typography.micro,
  '& > span': { maxWidth: '100%', padding: '0 2px', ...ellipsis },
  '&.on': { color: paint(theme).text.primary, fontWeight: 520 },
  '&.on::before': {
    content: '""',
    position: 'absolute',
    top: -5,
    width: 3,
    height: 15,
    borderRadius: 2,
    backgroundColor: paint(theme).needle.main,
  },
  '&:focus-visible': { outlineOffset: -4 },
  '@media (forced-colors: active)': { '&.on::before': { backgroundColor: 'Highlight' } },
}))

type Props = {
  entries: readonly NavEntry[]
  /** The present page is one of those behind "More". */
  moreCurrent: boolean
  moreOpen: boolean
  onMore: () => void
}

/** The cabinet's navigation below 900 px: four pages and More. */
export function BottomNav({ entries, moreCurrent, moreOpen, onMore }: Props) {
  const { Link } = useReader()
  const { main } = useText('nav')
  const { more } = useText('frame')
  return (
    <Root aria-label={main()}>
      <ul>
        {entries.map((entry) => {
          const { id, href, label, Icon, current } = entry
          const on = isOn(entry)
          return (
            <li key={id}>
              <Item as={Link} {...{ href }} className={on ? 'on' : ''} {...(on && { 'aria-current': current ? 'page' : 'true' })}>
                <Icon size={24} weight={on ? 'fill' : 'regular'} aria-hidden />
                <span>{label}</span>
              </Item>
            </li>
          )
        })}
        <li>
          <Item
            as="button"
            {...{ type: 'button' }}
            className={moreCurrent ? 'on' : ''}
            aria-haspopup="dialog"
            aria-expanded={moreOpen}
            onClick={onMore}
          >
            <DotsThreeCircleIcon size={24} weight={moreCurrent ? 'fill' : 'regular'} aria-hidden />
            <span>{more()}</span>
          </Item>
        </li>
      </ul>
    </Root>
  )
}
