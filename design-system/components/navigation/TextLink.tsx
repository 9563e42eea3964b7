import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { size } from '../../theme/tokens.ts'

export type TextLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref' | 'style' | 'color'> & {
  /** Address in the cabinet, or one with a scheme (`https:`, `mailto:`, `tel:`) or `#`, which the browser follows itself. */
  href: string
  /** Grey and of normal weight, for links that are there for completeness: legal texts, a source. */
  quiet?: boolean
  /** Not part of a sentence. */
  standalone?: boolean
  children: ReactNode
}

// A finger needs 44 px. The box grows over the space above and below, so the line stays as high as its words. To the left only an empty box grows:
// negative margins would take their width from the words, and at the right edge of a page the growth would be scrolled to.
const Standalone = styled(MuiLink)(({ theme }) => ({
  [`${theme.breakpoints.down('md')}, (pointer: coarse)`]: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: size.target,
    marginBlock: `calc((1lh - ${size.target}px) / 2)`,
    '&::after': { content: '""', position: 'absolute', inset: '0 0 0 -18px' },
  },
})) as typeof MuiLink

/** A link, inside a sentence or alone. */
export function TextLink({ href, quiet = false, standalone = false, children, ...rest }: TextLinkProps) {
  const Root = standalone ? Standalone : MuiLink
  return (
    <Root
      href={href}
      {...(quiet && { color: 'textSecondary', sx: { fontWeight: 'inherit' } })}
      {...rest}
      {...(rest.target === '_blank' && { rel: 'noopener noreferrer' })}
    >
      {children}
    </Root>
  )
}
