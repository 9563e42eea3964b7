import MuiButton from '@mui/material/Button'
import { keyframes, styled } from '@mui/material/styles'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { ThemeLink } from '../../provider/ThemeLink.tsx'
import { reed } from '../../theme/tokens.ts'

type Variant = 'contained' | 'soft' | 'outlined' | 'text' | 'danger' | 'ink' | 'ink2'

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'style' | 'color'> & {
  /** One `contained` button per view; `ink` and `ink2` on the dark card. */
  variant?: Variant
  /** Height 52, 44, or 36 with a 44 px target. */
  size?: 'large' | 'medium' | 'small'
  /** As wide as its container: the only action of a form, and buttons stacked on a phone. */
  fullWidth?: boolean
  /** Renders the button as a link. */
  href?: string
  /** File name of a download link; rendered as a plain `a`. */
  download?: string
  /** The action is still running: the button keeps its width and focus, announces it, and does not fire again. */
  busy?: boolean
  /** Text announced while busy, if nothing is being sent. */
  working?: string
  /** A 20 px icon before the label, hidden from screen readers: the label already says it. */
  startIcon?: ReactNode
  /** A 20 px icon after the label: an arrow for what leads to another page. */
  endIcon?: ReactNode
}

const wave = keyframes({ '0%, 60%, 100%': { opacity: 0.4, height: 10 }, '30%': { opacity: 1, height: 14 } })

// Text that does not fit beside the reeds wraps out of sight, so a short label still keeps its width.
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
  '& i': { width: 2, height: 10, borderRadius: reed.radius, background: 'currentColor', opacity: 0.4, animation: `${wave} 1.4s infinite` },
  '& i:nth-of-type(3)': { opacity: 1, height: 14, animationDelay: '240ms' },
  '& i:nth-of-type(2)': { opacity: 1, animationDelay: '120ms' },
  '& i:nth-of-type(1)': { opacity: 1 },
  '& i:nth-of-type(4)': { animationDelay: '360ms' },
  '& i:nth-of-type(5)': { animationDelay: '480ms' },
  '@media (forced-colors: active)': { '& i': { background: 'CanvasText' } },
})

const Label = styled('span')({ display: 'inherit', alignItems: 'center', justifyContent: 'center', gap: 8, minWidth: 0 })

const reeds = [1, 2, 3, 4, 5]

/** MUI's Button with the cabinet's conventions: while busy it keeps width and focus, and each press fires once. With `href` it is a link. */
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
  const common = useTranslations('common')
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    // Ignores the second click of a double click.
    if (busy || (type === 'submit' && event.detail > 1)) return event.preventDefault()
    onClick?.(event)
  }
  // MUI takes a link to the current page, `href=""`, for a button.
  const kind = href === undefined ? { type } : { component: ThemeLink, href, role: undefined, ...(download !== undefined && { download }) }
  return (
    <MuiButton
      {...rest}
      {...kind}
      variant={variant}
      size={size}
      fullWidth={fullWidth}
      startIcon={startIcon}
      endIcon={endIcon}
      onClick={onPress}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <Label>{children}</Label>
      {busy && (
        <Work className="work">
          <span className="reeds" aria-hidden>
            {reeds.map((reed) => (
              <i key={reed} />
            ))}
          </span>
          <span>{working ?? common.sending()}</span>
        </Work>
      )}
    </MuiButton>
  )
}
