import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Problem } from '../lib/loadable.ts'
import { useText } from '../provider/reader.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { IconDisc } from './IconDisc.tsx'
import { Text } from './Text.tsx'
import { useProblemText } from './useProblemText.ts'

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '& > .words': { flex: '1 1 180px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 2 },
})

export type ErrorBlockProps = {
  /** What did not load: "Balances did not load". */
  title: ReactNode
  problem: Problem
  /** What is safe nevertheless: "Your tokens are not affected." */
  safe?: ReactNode
  retry?: () => void
  /** The try is under way. */
  retrying?: boolean
  /** Drawn large when the part is the heart of the page; without it the block is one line. */
  illustration?: ReactNode
  level?: 2 | 3
}

/** A part that failed, drawn where its data was wanted: what failed, why, what is safe, and the way on. The rest of the page works. */
export function ErrorBlock({ title, problem, safe, retry, retrying = false, illustration, level = 2 }: ErrorBlockProps) {
  const common = useText('common')
  const t = useText('frame')
  const text = useProblemText()
  const words = (
    <>
      {text(problem)}
      {safe && <> {safe}</>}
      {problem.reference && <> {t.reference({ id: problem.reference })}</>}
    </>
  )
  const button = retry && (
    <Button variant="soft" onClick={retry} busy={retrying} {...(illustration ? { startIcon: <ArrowClockwiseIcon size={20} /> } : {})}>
      {common.tryAgain()}
    </Button>
  )
  if (illustration)
    return (
      <EmptyState title={title} level={level} illustration={illustration} action={button}>
        {words}
      </EmptyState>
    )
  return (
    <Line>
      <IconDisc tone="negative">
        <WarningCircleIcon weight="fill" />
      </IconDisc>
      <div className="words">
        <Text as={`h${level}`} variant="label">
          {title}
        </Text>
        <Text variant="caption" tone="secondary">
          {words}
        </Text>
      </div>
      {button}
    </Line>
  )
}
