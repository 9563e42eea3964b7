import Paper from '@mui/material/Paper'
import type { PaperProps } from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import type { ElementType, ReactNode } from 'react'
import { useId } from 'react'
import { TextLink } from '../navigation/TextLink.tsx'
import Typography from '@mui/material/Typography'

type SectionVariant = 'card' | 'ink' | 'sunken'

export type CardProps = Omit<PaperProps, 'variant'> & {
  variant?: SectionVariant
  /** Without padding and clipped at the corners: for tables and full-width bars. */
  flush?: boolean
  component?: ElementType
}

const Root = styled(Paper, { shouldForwardProp: (name) => name !== 'flush' && name !== 'sx' })<{ flush: boolean; component: ElementType }>(
  ({ theme, flush }) => ({
    position: 'relative',
    minWidth: 0,
    // Clipped, not hidden: a hidden overflow would be the scroll container of a sticky head inside.
    ...(flush ? { overflow: 'clip' } : { padding: 20, [theme.breakpoints.up('md')]: { padding: 24 } }),
  }),
)

/** A surface: white card, the single dark card of a page, or a sunken panel. The looks are variants of MUI's Paper. */
export const Card = ({ variant = 'card', flush = false, component = 'section', ...rest }: CardProps) => (
  <Root {...rest} variant={variant} flush={flush} component={component} />
)

const Head = styled('div')<{ flush: boolean }>(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 12px',
  minHeight: 28,
  marginBottom: 16,
  '& > h2, & > h3': { minWidth: 0 },
  variants: [
    {
      props: { flush: true },
      style: { padding: '20px 20px 0', marginBottom: 12, [theme.breakpoints.up('md')]: { padding: '20px 24px 0' } },
    },
  ],
}))

export type SectionProps = {
  /** The heading, which also names the region for screen readers. */
  title: ReactNode
  /** Id of the heading, for an address that leads to it. */
  id?: string
  /** Heading level; the size stays the same. */
  level?: 2 | 3
  /** One link beside the heading: "All transactions". */
  link?: { label: string; href: string } | null
  /** Other content beside the heading: a chip, a count. */
  aside?: ReactNode
  /** The content extends to the card's edges. */
  flush?: boolean
  /** A class for the page's own layout; the look stays in the theme. */
  className?: string
  /** The content of the card. */
  children?: ReactNode
}

/** A card with a heading. */
export function Section({ title, id: given, level = 2, link, aside, flush = false, className, children }: SectionProps) {
  const own = useId()
  const id = given ?? own
  return (
    <Card aria-labelledby={id} flush={flush} className={className}>
      <Head flush={flush}>
        <Typography component={`h${level}`} variant="h5" id={id}>
          {title}
        </Typography>
        {aside}
        {link && (
          <Typography variant="subtitle2">
            <TextLink standalone href={link.href}>
              {link.label}
            </TextLink>
          </Typography>
        )}
      </Head>
      {children}
    </Card>
  )
}
