import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { useDesignSystem } from '../provider/DesignSystemContext.ts'
import { touch } from '../theme/mixins.ts'
import { size } from '../theme/tokens.ts'

export type TextLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref' | 'style' | 'color'> & {
  /** Address in the cabinet, or one with a scheme (`https:`, `mailto:`, `tel:`) or `#`, which the browser follows itself. */
  href: string
  /** Grey and of normal weight, for links that are there for completeness: legal texts, a source. */
  quiet?: boolean
  /** Not part of a sentence. */
  standalone?: boolean
  children: ReactNode
}

// A finger needs 44 px. The box grows outwards over the space around it, so the line stays as high and begins where its words begin. It does not grow
// at the end, where a long link would widen the page.
const Standalone = styled(MuiLink)({
  [touch]: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: size.target,
    marginBlock: `calc((1lh - ${size.target}px) / 2)`,
    minWidth: size.target,
    // Chromium leaves negative margins out of the width that words may take: a link as wide as its parent would break inside its words.
    width: 'max-content',
    maxWidth: 'calc(100% + 10px)',
    paddingInlineStart: 10,
    marginInlineStart: -10,
  },
}) as typeof MuiLink

/** A link, inside a sentence or alone. External URLs are rendered as a plain `a`. */
export function TextLink({ href, quiet = false, standalone = false, children, ...rest }: TextLinkProps) {
  const { Link } = useDesignSystem()
  const Root = standalone ? Standalone : MuiLink
  const outside = /^(https?:|mailto:|tel:|otpauth:|#)/.test(href) || rest.download !== undefined
  return (
    <Root
      component={outside ? 'a' : Link}
      href={href}
      {...(quiet && { color: 'textSecondary', sx: { fontWeight: 'inherit' } })}
      {...rest}
      {...(rest.target === '_blank' && { rel: 'noopener noreferrer' })}
    >
      {children}
    </Root>
  )
}
