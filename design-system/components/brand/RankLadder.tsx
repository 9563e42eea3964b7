import { styled } from '@mui/material/styles'
import { fitted } from '../../theme/mixins.ts'
import { Reeds } from './Reeds.tsx'
import type { ReedMark } from './Reeds.tsx'
import Typography from '@mui/material/Typography'

export type RankLadderProps = {
  /** Rank names from the lowest; all spans between them have equal width. */
  steps: readonly string[]
  /** Index of the current rank. */
  current: number
  /** Progress to the next rank, 0 to 1 (`rankProgress`): both conditions count. */
  progress: number
  /** The progress in words. */
  label: string
}

const between = 10

const Root = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  padding: '4px 0 0',
  margin: '0 9%',
  '& > span > i': { height: 14 },
  '& > span > i[data-major]': { height: 22 },
  '& > span': { height: 22, '& > svg': { top: -3, height: 'calc(100% + 6px)' } },
  '& > ol': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    margin: '12px -11.5% 0',
    padding: 0,
    listStyle: 'none',
    textAlign: 'center',
    color: theme.vars.palette.text.tertiary,
  },
  '& li': { display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0, overflowWrap: 'anywhere' },
  // Five names fit beside each other in the narrowest card.
  '& li > span': fitted({ fontSize: theme.typography.micro.fontSize }, '4.9cqi'),
  '& li[aria-current]': {
    color: theme.vars.palette.text.primary,
    fontWeight: theme.typography.fontWeightBold,
    '& > span': { fontWeight: 'inherit' },
  },
}))

/** Ranks on one ruler: tall reeds are ranks, the needle is the user's progress. */
export function RankLadder({ steps, current, progress, label }: RankLadderProps) {
  const last = Math.max(1, steps.length - 1)
  const at = Math.min(1, (current + progress) / last)
  const count = last * between + 1
  const marks = Array.from({ length: count }, (_, reed): ReedMark => (reed / (count - 1) <= at ? 'on' : 'off'))
  return (
    <Root>
      <Reeds marks={marks} major={between} fill needle={at * 100} label={label} />
      <ol>
        {steps.map((name, step) => (
          <li key={name} {...(step === current && { 'aria-current': 'step' as const })}>
            <Typography variant="micro">{name}</Typography>
          </li>
        ))}
      </ol>
    </Root>
  )
}
