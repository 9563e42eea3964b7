import MuiLink from '@mui/material/Link'
import type { ComponentProps, ReactNode } from 'react'
import { useDesignSystem } from '../provider/DesignSystemContext.ts'

export type TextLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref' | 'style' | 'color'> & {
  /** Address in the cabinet, or one with a scheme (`https:`, `mailto:`, `tel:`) or `#`, which the browser follows itself. */
  href: string
  /** Grey and of normal weight, for links that are there for completeness: legal texts, a source. */
  quiet?: boolean
  children: ReactNode
}

/** A link inside text. External URLs are rendered as a plain `a`. */
export function TextLink({ href, quiet = false, children, ...rest }: TextLinkProps) {
  const { Link } = useDesignSystem()
  const outside = /^(https?:|mailto:|tel:|otpauth:|#)/.test(href) || rest.download !== undefined
  return (
    <MuiLink
      component={outside ? 'a' : Link}
      href={href}
      {...(quiet && { color: 'textSecondary', sx: { fontWeight: 'inherit' } })}
      {...rest}
      {...(rest.target === '_blank' && { rel: 'noopener noreferrer' })}
    >
      {children}
    </MuiLink>
  )
}
