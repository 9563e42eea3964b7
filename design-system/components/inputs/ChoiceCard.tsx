import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { Fact } from '../data-display/DescriptionList.tsx'
import { DescriptionList } from '../data-display/DescriptionList.tsx'
import { ruledFacts } from '../data-display/ruledFacts.ts'
import { Card } from '../layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { disc, insetLine } from '../../theme/mixins.ts'
import { useDesignSystem } from '../../provider/DesignSystemContext.ts'
import { radius } from '../../theme/tokens.ts'

const Root = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: '20px 16px',
  '& > .art': { ...disc(56), backgroundColor: theme.vars.palette.primary.light, color: theme.vars.palette.primary.main },
  '& > .words': { display: 'flex', flexDirection: 'column', gap: 4 },
  '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& > svg': { marginTop: 18, color: theme.vars.palette.text.tertiary },
  // Facts of neighbouring cards are read line by line.
  '& > dl': { gridColumn: '1 / -1', alignSelf: 'end' },
  // The link in the title makes the whole card clickable.
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&:has(a:hover)': insetLine(theme.vars.palette.border.control),
  // Not available: a dashed outline, as in the illustrations.
  '&[data-missing]': {
    backgroundColor: 'transparent',
    boxShadow: 'none',
    outline: `1px dashed ${theme.vars.palette.border.control}`,
    outlineOffset: -1,
    '& > .art': { backgroundColor: theme.vars.palette.background.sunken, color: theme.vars.palette.text.tertiary },
  },
}))

export type ChoiceCardProps = {
  /** A 28 px icon, or a coin. */
  art: ReactNode
  /** The choice as a heading: "To a bank card". It names the card and its link. */
  title: string
  /** One or two sentences: what happens if this is chosen. */
  children: ReactNode
  /** What the choices are compared by: time, fee, limits. The same names in the same order on each card. */
  facts?: readonly Fact[]
  /** Where the choice leads: the whole card is the link. `null`: it is not available, and the card says why. */
  href: string | null
  /** A chip beside the name: why the choice is unavailable. */
  state?: ReactNode
}

/** One of two or three choices with the facts to compare them by. An unavailable one has a dashed outline and no link. */
export function ChoiceCard({ art, title, children, facts, href, state }: ChoiceCardProps) {
  const id = useId()
  const { Link } = useDesignSystem()
  return (
    <Root aria-labelledby={id} {...(href === null && { 'data-missing': '' })}>
      <span className="art" aria-hidden="true">
        {art}
      </span>
      <div className="words">
        <span className="name">
          <Typography component="h2" variant="h4" id={id}>
            {href === null ? title : <Link href={href}>{title}</Link>}
          </Typography>
          {state}
        </span>
        <Typography component="div" variant="body2" color="textSecondary">
          {children}
        </Typography>
      </div>
      {href !== null && <CaretRightIcon width={20} height={20} aria-hidden="true" />}
      {facts && <DescriptionList sx={ruledFacts} items={facts} />}
    </Root>
  )
}
