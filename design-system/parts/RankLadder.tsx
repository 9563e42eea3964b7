import { styled } from '@mui/material/styles'
import { compare, position } from '../lib/money.ts'
import { useFormat } from '../provider/useFormat.ts'
import { Reeds } from './Reeds.tsx'
import type { ReedMark } from './Reeds.tsx'
import { Text } from './Text.tsx'
import { paint } from './paint.ts'

export type RankStep = {
  name: string
  /** Where it begins: a decimal string. */
  threshold: string
}

export type RankLadderProps = {
  /** From the lowest; the spans between them are drawn alike, whatever they measure. */
  steps: readonly RankStep[]
  /** What the reader has, measured as the thresholds are. */
  value: string
  /** Index of the rank that is held; it may be lower than the value says, since both conditions count. */
  current: number
  /** The same in words. */
  label: string
}

const between = 10

const Root = styled('div')(({ theme }) => ({
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
    color: paint(theme).text.tertiary,
  },
  '& li': { display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& li[aria-current]': { color: paint(theme).text.primary, fontWeight: 500, '& > span': { fontWeight: 500 } },
}))

/** Where a value stands on the spans, 0 to 1, each span as long as the next. */
export function ladderPosition(steps: readonly RankStep[], value: string): number {
  const last = steps.length - 1
  if (last < 1) return 0
  const below = steps.findLastIndex(({ threshold }) => compare(value, threshold) >= 0)
  if (below < 0) return 0
  if (below >= last) return 1
  return (below + position(value, steps[below]!.threshold, steps[below + 1]!.threshold)) / last
}

/** Ranks as one ruler: thresholds are its tall reeds, the needle is what the reader has. */
export function RankLadder({ steps, value, current, label }: RankLadderProps) {
  const format = useFormat()
  const at = ladderPosition(steps, value)
  const count = (steps.length - 1) * between + 1
  const marks = Array.from({ length: count }, (_, reed): ReedMark => (reed / (count - 1) <= at ? 'on' : 'off'))
  return (
    <Root>
      <Reeds marks={marks} major={between} fill needle={at * 100} label={label} />
      <ol>
        {steps.map(({ name, threshold }, step) => (
          <li key={name} {...(step === current && { 'aria-current': 'step' as const })}>
            <Text variant="micro">{name}</Text>
            <Text variant="micro" numeric>
              {format.integer(threshold)}
            </Text>
          </li>
        ))}
      </ol>
    </Root>
  )
}
