import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { Freshness } from '../../lib/loadable.ts'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { Card } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'

// As high as its lines, beside a form that is higher.
const Root = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 16, '&&': { flex: 'none' }, '& > p': { marginTop: 4 } })

/** The panel beside a form: what the form's values add up to, and the age of the balances. */
export function SummaryCard({ title, fresh, children }: { title: string; fresh?: Freshness; children: ReactNode }) {
  const id = useId()
  return (
    <Root variant="sunken" aria-labelledby={id}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 3 }}>
        <Typography component="h2" variant="h5" id={id}>
          {title}
        </Typography>
        <LastUpdated {...fresh} />
      </Stack>
      {children}
    </Root>
  )
}
