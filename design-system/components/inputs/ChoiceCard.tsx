import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Button } from './Button.tsx'
import type { Fact } from '../data-display/DescriptionList.tsx'
import { DescriptionList } from '../data-display/DescriptionList.tsx'
import { Card } from '../layout/Section.tsx'
import Typography from '@mui/material/Typography'

const Root = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  // The page holds nothing but the choices.
  [theme.breakpoints.up('md')]: { padding: 32, gap: 28, '& > .art': { width: 96, height: 96, '& > svg': { width: 36, height: 36 } } },
  '& > .art': {
    width: 72,
    height: 72,
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    backgroundColor: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.main,
  },
  '& > .words': { display: 'flex', flexDirection: 'column', gap: 6, '& p': { margin: '0 0 8px' } },
  '& > .name, & .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& > .way': { display: 'flex', marginTop: 'auto' },
  // Facts and button are at the foot of the card, however high it is.
  '& > dl': { marginTop: 'auto' },
  '& > dl + .way': { marginTop: 0 },
  // Not available yet: a dashed outline, as in the illustrations.
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
  /** The choice as a heading: "To a bank card". It also names the card and describes its button. */
  title: string
  /** One or two sentences: what happens if this is chosen. */
  children: ReactNode
  /** What differs between the choices: time, fee, limits. The same names in the same order on each card. */
  facts?: readonly Fact[]
  /** The button for this choice, disabled without an `href`; without a button the card says why there is none. */
  action?: { label: string; href: string | null } | null
  /** A chip beside the name: why the choice is unavailable. */
  state?: ReactNode
}

/** One of two or three choices with its advantages. An unavailable choice has a dashed outline and no button. */
export function ChoiceCard({ art, title, children, facts, action, state }: ChoiceCardProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id} {...(!action && { 'data-missing': '' })}>
      <span className="art" aria-hidden="true">
        {art}
      </span>
      <div className="words">
        <span className="name">
          <Typography component="h2" variant="h4" id={id}>
            {title}
          </Typography>
          {state}
        </span>
        <Typography component="div" variant="body2" color="textSecondary">
          {children}
        </Typography>
      </div>
      {facts && <DescriptionList items={facts} />}
      {action && (
        <span className="way">
          {action.href === null ? (
            <Button variant="soft" disabled>
              {action.label}
            </Button>
          ) : (
            <Button variant="soft" href={action.href} aria-describedby={id}>
              {action.label}
            </Button>
          )}
        </span>
      )}
    </Root>
  )
}
