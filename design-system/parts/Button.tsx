import { keyframes, styled } from '@mui/material/styles'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { useReader, useText } from '../provider/reader.ts'
import { radius, size as sizes } from '../theme/tokens.ts'
import { paint } from './paint.ts'
import { without } from './without.ts'

type Variant = 'contained' | 'soft' | 'outlined' | 'text' | 'danger' | 'ink' | 'ink2'

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'style'> & {
  /** One `contained` a view; `ink` and `ink2` on the ink card. */
  variant?: Variant
  /** 52, 44, or 36 with a target of 44. */
  size?: 'large' | 'medium' | 'small'
  fullWidth?: boolean
  /** Makes it a link of the reader's. */
  href?: string
  /** A link to a file: the browser's own link, saved under this name. */
  download?: string
  /** The work it started still runs: it keeps its width and its focus, says so, and does not fire again. */
  busy?: boolean
  /** What it says while it is busy, where it sends nothing. */
  working?: string
  startIcon?: ReactNode
  endIcon?: ReactNode
}

// A native button: what MUI's would add here (ripple, progress ring, transitions) costs every public page eight kilobytes.
const Root = styled(
  'button',
  without('fullWidth'),
)<{ fullWidth: boolean }>(({ theme, fullWidth }) => {
  const { brand, text, surface, border, negative } = paint(theme)
  const colours = (background: string, color: string, hover: string, active = hover) => ({
    backgroundColor: background,
    color,
    '&:hover': { backgroundColor: hover },
    '&:active': { backgroundColor: active },
  })
  return {
    ...theme.typography.button,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minHeight: sizes.control.medium,
    minWidth: sizes.target,
    ...(fullWidth && { width: '100%' }),
    margin: 0,
    padding: '8px 18px',
    border: 0,
    borderRadius: radius.control,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 140ms, color 140ms, box-shadow 140ms',
    WebkitTapHighlightColor: 'transparent',
    '& svg': { flex: 'none' },
    '&[data-variant="contained"]': colours(brand.main, text.onBrand, brand.hover, brand.active),
    '&[data-variant="soft"]': colours(brand.subtle, brand.main, brand.subtleHover),
    '&[data-variant="outlined"]': {
      ...colours(surface.card, text.primary, surface.hover),
      boxShadow: `inset 0 0 0 1px ${border.control}`,
    },
    '&[data-variant="text"]': colours('transparent', brand.main, brand.subtle),
    '&[data-variant="danger"]': colours(negative.bg, negative.fg, `color-mix(in srgb, ${negative.fg} 14%, ${negative.bg})`),
    // On the ink card the first action is paper on ink, the others a shade lighter than the card.
    '&[data-variant="ink"]': {
      ...colours(text.onInk, surface.ink, `color-mix(in srgb, ${text.onInk} 88%, ${surface.ink})`),
      ...theme.applyStyles('dark', colours(brand.main, text.onBrand, brand.hover, brand.active)),
    },
    '&[data-variant="ink2"]': colours(surface.inkRaised, text.onInk, `color-mix(in srgb, ${text.onInk} 16%, ${surface.ink})`),
    '&[data-size="large"]': { minHeight: sizes.control.large, padding: '10px 24px', borderRadius: radius.button, fontSize: '1rem' },
    '&[data-size="small"]': {
      minHeight: sizes.control.small,
      padding: '6px 12px',
      borderRadius: 10,
      fontSize: '0.875rem',
      '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
    },
    '&[data-busy]': { cursor: 'progress' },
    '&&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: 2, borderRadius: radius.control },
    '&&[data-variant^="ink"]:focus-visible': { outlineColor: text.onInk },
    '&&:disabled': { backgroundColor: surface.sunken, color: text.disabled, boxShadow: 'none', cursor: 'not-allowed' },
    '@media (forced-colors: active)': { border: '1px solid ButtonText' },
  }
})

const wave = keyframes({ '0%, 60%, 100%': { opacity: 0.4, height: 10 }, '30%': { opacity: 1, height: 14 } })

// A word that does not fit beside the reeds wraps out of sight, so a short label still keeps its width.
const Work = styled('span')({
  position: 'absolute',
  insetInline: 4,
  top: 'calc(50% - 10px)',
  height: 20,
  overflow: 'hidden',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  alignItems: 'center',
  justifyContent: 'center',
  lineHeight: '20px',
  '& > span': { height: 20 },
  '& .reeds': { display: 'inline-flex', gap: 3, alignItems: 'flex-end', paddingBottom: 3, flex: 'none' },
  '& i': { width: 2, height: 10, borderRadius: 1, background: 'currentColor', opacity: 0.4, animation: `${wave} 1.4s infinite` },
  '& i:nth-of-type(3)': { opacity: 1, height: 14, animationDelay: '240ms' },
  '& i:nth-of-type(2)': { opacity: 1, animationDelay: '120ms' },
  '& i:nth-of-type(1)': { opacity: 1 },
  '& i:nth-of-type(4)': { animationDelay: '360ms' },
  '& i:nth-of-type(5)': { animationDelay: '480ms' },
  '@media (forced-colors: active)': { '& i': { background: 'CanvasText' } },
})

const Label = styled('span')({
  display: 'inherit',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 0,
  '&[data-quiet]': { opacity: 0 },
})

const reeds = [1, 2, 3, 4, 5]

/** Every button of the cabinet. With `href` it is a link that looks like one. */
export function Button({
  variant = 'contained',
  size = 'medium',
  fullWidth = false,
  href,
  download,
  busy = false,
  working,
  type = 'button',
  startIcon,
  endIcon,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { Link } = useReader()
  const common = useText('common')
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    // The second half of a double click asks for nothing new.
    if (busy || (type === 'submit' && event.detail > 1)) return event.preventDefault()
    onClick?.(event)
  }
  const kind = href === undefined ? { type } : download === undefined ? { as: Link, href } : { as: 'a' as const, href, download }
  return (
    <Root
      {...rest}
      {...kind}
      fullWidth={fullWidth}
      data-variant={variant}
      data-size={size}
      onClick={onPress}
      {...(busy && { 'data-busy': '', 'aria-busy': true, 'aria-disabled': true })}
    >
      <Label {...(busy && { 'data-quiet': '' })}>
        {startIcon}
        {children}
        {endIcon}
      </Label>
      {busy && (
        <Work>
          <span className="reeds" aria-hidden>
            {reeds.map((reed) => (
              <i key={reed} />
            ))}
          </span>
          <span>{working ?? common.sending()}</span>
        </Work>
      )}
    </Root>
  )
}
