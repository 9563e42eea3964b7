import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 20px',
  '& > div:first-of-type': { flex: '1 1 280px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 8 },
})

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  textWrap: 'balance',
  '&.section': theme.typography.h4,
  '&.card': theme.typography.h5,
}))

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  maxWidth: '62ch',
}))

type Props = {
  /** The heading. At level 1 it is also the page's title in the browser. */
  title: string
  /** A sentence below the heading. */
  lead?: ReactNode
  /** Buttons or chips beside the heading. */
  actions?: ReactNode
  /** 1 = the page's own heading, focused after navigation; 2 = of a section; 3 = inside a card. */
  level?: 1 | 2 | 3
  /** Id of the heading, for `aria-labelledby` of the section below it. */
  id?: string
}

export function PageHeader({ title, lead, actions, level = 1, id }: Props) {
  const heading =
    level === 1 ? { as: 'h1' as const, tabIndex: -1 } : { as: `h${level}` as 'h2', className: level === 2 ? 'section' : 'card' }
  return (
    <Root>
      <div>
        <Title {...heading} {...(id !== undefined && { id })}>
          {title}
        </Title>
        {lead !== undefined && <Lead>{lead}</Lead>}
      </div>
      {actions !== undefined && (
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {actions}
        </Stack>
      )}
    </Root>
  )
}
