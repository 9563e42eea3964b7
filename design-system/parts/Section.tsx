import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { TextLink } from './TextLink.tsx'
import { Text } from './Text.tsx'
import { desktop, paint } from './paint.ts'
import { without } from './without.ts'

export type SectionVariant = 'card' | 'ink' | 'sunken'

/** A surface: white card, the one ink card of a page, or a sunken panel. */
export const Card = styled(
  'section',
  without('variant', 'flush'),
)<{
  variant?: SectionVariant
  /** Without padding, cut at the corners: tables, edges that bleed. */
  flush?: boolean
}>(({ theme, variant = 'card', flush = false }) => ({
  position: 'relative',
  minWidth: 0,
  borderRadius: 18,
  backgroundColor: paint(theme).surface.card,
  boxShadow: 'var(--matu-elev-1)',
  ...(variant === 'ink' && {
    backgroundColor: paint(theme).surface.ink,
    color: paint(theme).text.onInk,
    boxShadow: 'none',
    '& :focus-visible': { outlineColor: paint(theme).text.onInk },
  }),
  ...(variant === 'sunken' && { backgroundColor: paint(theme).surface.sunken, boxShadow: 'none' }),
  ...(flush ? { overflow: 'hidden' } : { padding: 20, [desktop]: { padding: 24 } }),
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}))

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 12px',
  minHeight: 28,
  marginBottom: 16,
  '& > h2, & > h3': { minWidth: 0 },
  '&[data-flush]': { padding: '20px 20px 0', marginBottom: 12 },
  [desktop]: { '&[data-flush]': { padding: '20px 24px 0' } },
})

export type SectionProps = {
  title: ReactNode
  /** Order of the document; the size stays. */
  level?: 2 | 3
  /** One link beside the heading: "All transactions". */
  link?: { label: string; href: string } | null
  /** Something else beside the heading: a chip, a count. */
  aside?: ReactNode
  /** The content runs to the card's edges. */
  flush?: boolean
  className?: string
  children?: ReactNode
}

/** A card with a heading. */
export function Section({ title, level = 2, link, aside, flush = false, className, children }: SectionProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} flush={flush} className={className}>
      <Head {...(flush && { 'data-flush': '' })}>
        <Text as={`h${level}`} variant="h3" id={id}>
          {title}
        </Text>
        {aside}
        {link && (
          <Text variant="labelSm">
            <TextLink href={link.href}>{link.label}</TextLink>
          </Text>
        )}
      </Head>
      {children}
    </Card>
  )
}
