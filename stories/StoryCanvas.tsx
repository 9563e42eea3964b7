import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import Typography from '@mui/material/Typography'

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  maxWidth: 560,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
})

/** A page of samples, each with its name. */
export const Sheet = ({ children }: { children: ReactNode }) => <Grid>{children}</Grid>

export const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Typography variant="caption" color="textSecondary">
      {name}
    </Typography>
    <div>{children}</div>
  </div>
)

const Panel = styled(Paper)({ padding: 24 })

/** The background of dark cards. */
export const OnInk = ({ children }: { children: ReactNode }) => <Panel variant="ink">{children}</Panel>

const Surface = styled(Paper)({ padding: 24, maxWidth: 560, '&[data-wide]': { maxWidth: 'none' } })

export const OnCard = ({ children, wide = false }: { children: ReactNode; wide?: boolean }) => (
  <Surface variant="card" {...(wide && { 'data-wide': '' })}>
    {children}
  </Surface>
)
