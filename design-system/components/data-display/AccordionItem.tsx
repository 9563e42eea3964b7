import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Root = styled('details')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > summary': {
    listStyle: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 64,
    padding: '12px 0',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& h3': { ...theme.typography.h5, margin: 0, minWidth: 0, textWrap: 'balance' },
    '&:hover h3': { color: theme.vars.palette.primary.main },
    // Plus while closed, minus while open: two bars, one of which rotates.
    '&::after': {
      content: '""',
      flex: 'none',
      width: 16,
      height: 16,
      marginInlineEnd: 2,
      background:
        'linear-gradient(currentColor, currentColor) 50% / 100% 1.5px no-repeat, linear-gradient(currentColor, currentColor) 50% / 1.5px 100% no-repeat',
    },
  },
  '&[open] > summary::after': { backgroundSize: '100% 1.5px, 0 0' },
  '& > .answer': {
    padding: '0 40px 22px 0',
    maxWidth: '62ch',
    textWrap: 'pretty',
    color: theme.vars.palette.text.secondary,
    ...theme.typography.body1,
  },
  '& > .answer p': { margin: 0 },
  '@media (forced-colors: active)': { '& > summary::after': { forcedColorAdjust: 'none', color: 'CanvasText' } },
}))

type Props = {
  /** The question, shown as an h3 in the line that opens the answer. */
  question: ReactNode
  /** The answer. It is in the page also while it is closed. */
  children: ReactNode
  /** Starts open, for the one answer a link on the page leads to. Pressing the line still closes it. */
  open?: boolean
  /** Anchor of the question, so that help links (`#id`) reach it. */
  id?: string
}

/**
 * A question that expands to its answer; the browser's page search finds text in closed answers too. Native <details>, because public pages must work
 * without scripts and MUI's Accordion does not.
 */
export const AccordionItem = ({ question, children, open = false, id }: Props) => (
  <Root open={open} {...(id !== undefined && { id })}>
    <summary>
      <h3>{question}</h3>
    </summary>
    <div className="answer">{children}</div>
  </Root>
)
