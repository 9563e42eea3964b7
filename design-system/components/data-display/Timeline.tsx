import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { ruled } from '../../theme/mixins.ts'
import { reed } from '../../theme/tokens.ts'
import { VisuallyHidden } from '../utils/VisuallyHidden.tsx'

export type Stage = {
  /** What happens, or has happened: "Sent to the network". */
  name: string
  /** When, or until when; `null` if that is not known. */
  at: string | null
  /** Whether it has happened, happens now, or is still to come. */
  state: 'done' | 'now' | 'ahead'
  /** Content below, such as a count. */
  children?: ReactNode
}

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { position: 'relative', minHeight: 64, padding: '0 0 16px 36px' },
  '& > li:last-of-type': { minHeight: 0, paddingBottom: 0 },
  // A ruler beside the list: a long line at each stage, the needle at the present one.
  '& > li::before, & > li::after': { content: '""', position: 'absolute', left: 0, backgroundColor: theme.vars.palette.chart.tickDim },
  '& > li::before': { top: 11, bottom: -11, width: 12, ...ruled(180, 6, 2) },
  '& > li:last-of-type::before': { display: 'none' },
  '& > li::after': { top: 11, width: 22, height: 2 },
  '& > li[data-state="done"]::after, & > li[data-state="done"]:has(+ li:not([data-state="ahead"]))::before': {
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& > li[data-state="now"]::after': {
    top: 10,
    width: 26,
    height: reed.needle.width,
    borderRadius: reed.needle.radius,
    backgroundColor: theme.vars.palette.needle.main,
  },
  '& > li[data-state="ahead"] > p': { color: theme.vars.palette.text.secondary },
  '& > li > p': { overflowWrap: 'anywhere' },
  '@media (forced-colors: active)': {
    '& > li::before, & > li::after': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    '& > li[data-state="now"]::after': { backgroundColor: 'Highlight' },
  },
}))

/** What has happened to the money, what happens now, and what is still to come. */
export function Timeline({ stages }: { stages: readonly Stage[] }) {
  const { step } = useTranslations('nav')
  return (
    <List>
      {stages.map(({ name, at, state, children }) => (
        <li key={name} data-state={state} {...(state === 'now' && { 'aria-current': 'step' as const })}>
          <Typography component="p" variant="subtitle1">
            {name}
            {state === 'done' && <VisuallyHidden>, {step.done()}</VisuallyHidden>}
          </Typography>
          {at !== null && (
            <Typography component="p" variant="caption" color="textSecondary">
              {at}
            </Typography>
          )}
          {children}
        </li>
      ))}
    </List>
  )
}
