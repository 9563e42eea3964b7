import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { useReader } from '../provider/reader.ts'
import { paint } from './paint.ts'
import { without } from './without.ts'

const Root = styled(
  'a',
  without('quiet'),
)<{ quiet?: boolean }>(({ theme, quiet }) => ({
  color: quiet ? paint(theme).text.secondary : paint(theme).brand.main,
  fontWeight: quiet ? 'inherit' : 430,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  '&:hover': { textDecorationColor: 'currentColor' },
}))

export type TextLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref' | 'style'> & { href: string; quiet?: boolean; children: ReactNode }

/** A link inside text. An address outside the cabinet opens as the browser's own link. */
export function TextLink({ href, children, ...rest }: TextLinkProps) {
  const { Link } = useReader()
  const outside = /^(https?:|mailto:|tel:|otpauth:|#)/.test(href) || rest.download !== undefined
  return (
    <Root as={outside ? 'a' : Link} href={href} {...rest} {...(rest.target === '_blank' && { rel: 'noopener noreferrer' })}>
      {children}
    </Root>
  )
}
