import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { FormProblem } from '../../forms/FormProblem.tsx'
import type { Outcome } from '../../lib/outcome.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../parts/Button.tsx'
import { Cell, Grid } from '../../parts/Grid.tsx'
import { Card } from '../../parts/Section.tsx'
import { Text } from '../../parts/Text.tsx'
import { UnknownOutcome } from '../../parts/UnknownOutcome.tsx'

export type MoveCheckStepProps = {
  words: { title: string; confirm: string; change: string }
  submission: Submission
  outcome: Outcome
  links: { transactions: string | null; help: string | null }
  onChange: () => void
  onConfirm: () => void
  /** What is about to move. */
  children: ReactNode
  /** The panel beside it. */
  summary: ReactNode
}

const Column = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 20, '& h2': { outlineOffset: 4 } })
const Verbs = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 })

/** A second look at what is about to move, before it does. */
export function MoveCheckStep({ words, submission, outcome, links, onChange, onConfirm, children, summary }: MoveCheckStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const unknown = submission.problem?.kind === 'unknown-outcome'
  return (
    <Grid>
      <Cell span={7}>
        <Column aria-busy={submission.busy || undefined}>
          {outcome.state !== 'none' ? (
            <UnknownOutcome outcome={outcome} links={links} />
          ) : (
            submission.problem && <FormProblem problem={submission.problem} />
          )}
          <Text as="h2" variant="h3" ref={heading} tabIndex={-1}>
            {words.title}
          </Text>
          {children}
          <Verbs>
            <Button size="large" fullWidth busy={submission.busy} disabled={unknown} onClick={onConfirm}>
              {words.confirm}
            </Button>
            <Button variant="text" fullWidth disabled={submission.busy || unknown} onClick={onChange}>
              {words.change}
            </Button>
          </Verbs>
        </Column>
      </Cell>
      <Cell span={5}>{summary}</Cell>
    </Grid>
  )
}
