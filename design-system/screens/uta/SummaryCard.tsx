import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Card } from '../../parts/Section.tsx'
import { Text } from '../../parts/Text.tsx'

const Root = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 16, '& > p': { marginTop: 4 } })

/** The panel beside a form that says what it comes to. */
export function SummaryCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Root variant="sunken" aria-labelledby={id}>
      <Text as="h2" variant="h3" id={id}>
        {title}
      </Text>
      {children}
    </Root>
  )
}
