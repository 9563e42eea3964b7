import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { radius, size } from '../theme/tokens.ts'
import { Text } from './Text.tsx'

const Root = styled('label')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  flexBasis: '100%',
  minWidth: 0,
  '& input, & textarea': {
    ...theme.typography.mono,
    width: '100%',
    minWidth: 0,
    minHeight: size.target,
    boxSizing: 'border-box',
    padding: '0 12px',
    border: `1px solid ${theme.vars.palette.border.control}`,
    borderRadius: radius.control,
    backgroundColor: theme.vars.palette.surface.sunken,
    color: theme.vars.palette.text.primary,
  },
  '& textarea': { paddingBlock: 10, resize: 'none' },
}))

/** A text that the browser did not take along, laid out and selected: the reader copies it. Lines stay lines. */
export function ManualCopyField({ text, why }: { text: string; why: string }) {
  const t = useTranslations('frame')
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const reason = useId()
  useEffect(() => field.current?.select(), [])
  const given = { ref: field, readOnly: true, value: text, 'aria-label': t.copyByHand(), 'aria-describedby': reason }
  const { length: lines } = text.split('\n')
  return (
    <Root>
      <Text variant="caption" tone="secondary" role="alert" id={reason}>
        {why}
      </Text>
      {lines > 1 ? <textarea {...given} rows={lines} /> : <input {...given} />}
    </Root>
  )
}
