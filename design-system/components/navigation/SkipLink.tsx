import { styled } from '@mui/material/styles'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { layer, radius } from '../../theme/tokens.ts'

const Root = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetInlineStart: 16,
  top: 12,
  zIndex: layer.tooltip,
  padding: '12px 18px',
  borderRadius: radius.button,
  backgroundColor: theme.vars.palette.background.ink,
  color: theme.vars.palette.text.onInk,
  textDecoration: 'none',
  ...theme.typography.subtitle1,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}))

/** The first tab stop: skips the navigation. */
export function SkipLink({
  target = 'main',
}: {
  /** Id of the element to go to, which holds the page's own content. */
  target?: string
}) {
  const text = useTranslations('nav')
  return <Root href={`#${target}`}>{text.skip()}</Root>
}
