import { styled } from '@mui/material/styles'
import { useText } from '../provider/reader.ts'
import { layer } from '../theme/tokens.ts'
import { paint } from './paint.ts'

const Root = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetInlineStart: 16,
  top: 12,
  zIndex: layer.tooltip,
  padding: '12px 18px',
  borderRadius: 12,
  backgroundColor: paint(theme).surface.ink,
  color: paint(theme).text.onInk,
  textDecoration: 'none',
  ...theme.typography.subtitle1,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}))

/** The first stop of the keyboard: past the navigation. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const text = useText('nav')
  return <Root href={`#${target}`}>{text.skip()}</Root>
}
