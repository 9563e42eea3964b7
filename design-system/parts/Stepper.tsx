import { styled } from '@mui/material/styles'
import { useText } from '../provider/reader.ts'
import { paint, reeded, unseen } from './paint.ts'

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  listStyle: 'none',
  margin: 0,
  padding: '4px 0 0',
  '& > li': {
    position: 'relative',
    flex: 1,
    minWidth: 0,
    paddingTop: 14,
    color: paint(theme).text.tertiary,
    ...theme.typography.caption,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: 0,
      height: 6,
      backgroundColor: paint(theme).chart.tickDim,
      ...reeded,
    },
    '&.done': { color: paint(theme).text.secondary },
    '&.done::before, &.now::before': { backgroundColor: paint(theme).brand.main },
    '&.now': { color: paint(theme).text.primary, fontWeight: 480 },
    '&.now::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: -4,
      width: 3,
      height: 14,
      borderRadius: 2,
      backgroundColor: paint(theme).needle.main,
    },
    '@media (forced-colors: active)': {
      '&::before': { backgroundColor: 'GrayText' },
      '&.done::before, &.now::before': { backgroundColor: 'CanvasText' },
      '&.now::after': { backgroundColor: 'Highlight' },
    },
  },
}))

const Unseen = styled('span')(unseen)

/** Where one is in a flow. `current` counts from 0; past the last one everything is done. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  const text = useText('nav')
  return (
    <List>
      {steps.map((step, i) => (
        <li
          key={step}
          className={i < current ? 'done' : i === current ? 'now' : ''}
          {...(i === current && { 'aria-current': 'step' as const })}
        >
          {step}
          {i < current && <Unseen>, {text.step.done()}</Unseen>}
        </li>
      ))}
    </List>
  )
}
