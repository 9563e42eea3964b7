import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Button } from '../components/inputs/Button.tsx'
import { Card } from '../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { UnknownOutcome } from '../components/feedback/UnknownOutcome.tsx'
import type { Outcome } from '../lib/outcome.ts'
import type { Submission } from '../lib/submission.ts'
import { fitted } from '../theme/mixins.ts'
import { ActionBar } from './ActionBar.tsx'
import { FormProblem } from './FormProblem.tsx'
import { useResting } from './useRetryAfter.ts'

export type ReviewStepProps = {
  /** Heading of the step, which takes the focus when it opens. */
  title: string
  /** One sentence under the heading: what to check. */
  lead?: string
  /** State of sending: idle, busy, or refused. A refusal is shown above the buttons. */
  submission: Submission
  /** What is known about the money if the answer was lost; locks both buttons until it is clear. */
  outcome: Outcome
  /** Where the user can check an unknown outcome: the list of transactions, and the support. `null` hides a link. */
  links: { transactions: string | null; support: string | null }
  /** Label of the button back to the form, and what it does. The typed values are kept. */
  edit: { label: string; onEdit: () => void }
  /** Label of the button that moves the money, with the amount in it, and what it does. */
  send: { label: string; onSend: () => void }
  /** The values to be sent. */
  children: ReactNode
}

// Enlarged text on a phone: an amount and its token stay on one line.
const inRoom = (theme: Theme) => fitted(theme.typography.h4, '9vw')

/** Ignores the second click of a double click on the button that opened the review. */
const onSingleClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act()
  }

/** The values to be sent, and a button back to the form. */
export function ReviewStep({ title, lead, submission, outcome, links, edit, send, children }: ReviewStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // A new step of the same page: screen readers continue at its heading.
  useEffect(() => heading.current?.focus(), [])
  const { problem, fields, busy } = submission
  const resting = useResting(problem)
  const unknown = outcome.state === 'unknown' || problem?.kind === 'unknown-outcome'
  const explanation = useRef<HTMLDivElement>(null)
  // The button that had the focus is disabled now.
  useEffect(() => {
    if (unknown) explanation.current?.focus()
  }, [unknown])
  const sendButton = (
    <Button size="large" fullWidth busy={busy} disabled={unknown || resting} onClick={onSingleClick(send.onSend)}>
      {send.label}
    </Button>
  )
  return (
    <Card aria-label={title} aria-busy={busy || undefined}>
      <Stack spacing={5}>
        <Stack spacing={1}>
          <Typography component="h2" variant="h4" ref={heading} tabIndex={-1} sx={inRoom}>
            {title}
          </Typography>
          {lead !== undefined && (
            <Typography component="p" variant="body2" color="textSecondary">
              {lead}
            </Typography>
          )}
        </Stack>
        {children}
        {outcome.state !== 'none' ? (
          <Box ref={explanation} tabIndex={-1} sx={{ outline: 'none' }}>
            <UnknownOutcome outcome={outcome} links={links} />
          </Box>
        ) : (
          problem && <FormProblem problem={problem} leftover={Object.values(fields ?? {}).flat()} />
        )}
        {/* A button that cannot be pressed would only cover what can be done instead. */}
        {unknown ? sendButton : <ActionBar>{sendButton}</ActionBar>}
        <Button variant="text" fullWidth disabled={busy || unknown} onClick={onSingleClick(edit.onEdit)}>
          {edit.label}
        </Button>
      </Stack>
    </Card>
  )
}

/** A form and its review. The form stays mounted during the review, so that nothing typed is lost. */
export function ReviewedForm({ form, review }: { form: ReactNode; review: ReactNode | null }) {
  const kept = useRef<HTMLDivElement>(null)
  const reviewing = review !== null
  const before = useRef(reviewing)
  useEffect(() => {
    // Returning from the review removes the button that had the focus.
    if (before.current && !reviewing) kept.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    before.current = reviewing
  }, [reviewing])
  return (
    <>
      <Box ref={kept} hidden={reviewing} sx={{ minWidth: 0 }}>
        {form}
      </Box>
      {review}
    </>
  )
}
